package agon.cli.options;

import agon.game.BadInput;
import agon.process.Conversation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** A conversation in a file, there to be read while it goes on. */
public final class ConversationFile {
  private ConversationFile() {}

  public static Conversation open(Path file) {
    Writer writer;
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      writer = Files.newBufferedWriter(file);
    } catch (IOException e) {
      throw new BadInput("cannot write the log " + BadInput.quote(file.toString()));
    }
    Conversation lines = Conversation.to(writer);
    return (voice, nanos, text) -> {
      lines.line(voice, nanos, text);
      try {
        writer.flush();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
