package agon.process;

import agon.game.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Keeps conversations in a folder, a file for every start of a player: {@code
 * gomocup-pbrain-x-20260314-151703-1.log}. A disk that fails costs the log, never a game.
 */
public final class LogFolder implements Recorder {
  private static final System.Logger LOGGER = System.getLogger(LogFolder.class.getName());
  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
  private static final int LONGEST_NAME = 60;

  private final Path folder;

  /**
   * @param folder made if it is not there; throws {@link BadInput} if it cannot be
   */
  public LogFolder(Path folder) {
    this.folder = folder;
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput("cannot make the folder " + folder + " for logs");
    }
    if (!Files.isWritable(folder)) {
      throw new BadInput("logs cannot be written to " + folder);
    }
  }

  @Override
  public Conversation begin(String player) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    try {
      Conversation log = new File(create(fileName(player) + "-" + WHEN.format(now)));
      log.line(Conversation.Voice.NOTE, 0, ExactText.text(player) + ", started " + now.withNano(0));
      return log;
    } catch (IOException e) {
      LOGGER.log(System.Logger.Level.WARNING, "no log in " + folder + ": " + e.getMessage());
      return Conversation.NONE;
    }
  }

  /** Whoever asks for a name first has it, be it another process. */
  private Writer create(String name) throws IOException {
    int number = 1;
    while (true) {
      try {
        return Files.newBufferedWriter(
            folder.resolve(name + "-" + number + ".log"), StandardOpenOption.CREATE_NEW);
      } catch (FileAlreadyExistsException e) {
        number++;
      }
    }
  }

  private static String fileName(String player) {
    String plain = player.replaceAll("[^\\p{L}\\p{N}.]+", "-").replaceAll("^[-.]+|-+$", "");
    return plain.substring(0, Math.min(plain.length(), LONGEST_NAME));
  }

  /** One conversation. Every line is on its way to the disk before the next is said. */
  private static final class File implements Conversation {
    private final Writer out;
    private final Conversation lines;
    private boolean broken;

    File(Writer out) {
      this.out = out;
      lines = Conversation.to(out);
    }

    @Override
    public void line(Voice voice, long nanos, String text) {
      if (!broken) {
        guarded(
            () -> {
              lines.line(voice, nanos, text);
              out.flush();
            });
      }
    }

    @Override
    public void close() {
      guarded(out::close);
    }

    private interface Writing {
      void run() throws IOException;
    }

    private void guarded(Writing writing) {
      try {
        writing.run();
      } catch (IOException | UncheckedIOException e) {
        broken = true;
        LOGGER.log(System.Logger.Level.WARNING, "a log ends early: " + e.getMessage());
      }
    }
  }
}
