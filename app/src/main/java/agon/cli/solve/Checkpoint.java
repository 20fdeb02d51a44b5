package agon.cli.solve;

import agon.game.BadInput;
import agon.search.Remembering;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * What a solver remembers, in a file: a proof that takes hours can be stopped and goes on. The file
 * says what it is about and has a checksum; a new one takes the place of the old one only once it
 * is complete.
 */
final class Checkpoint {
  private static final String MAGIC = "agon solve 1";
  private static final int BUFFER = 1 << 16;
  private static final long SAVE_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final Path file;
  private final String about;
  private final Remembering memory;
  private long saved = System.nanoTime();

  /**
   * @param about everything that must be the same for the file to be of use
   * @param memory what is kept there
   */
  Checkpoint(Path file, String about, Remembering memory) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new BadInput("there is no folder %s to keep %s in".formatted(folder, file));
    }
    this.file = file;
    this.about = about;
    this.memory = memory;
  }

  /** Whether there was one to go on from. */
  boolean restore() {
    if (!Files.exists(file)) {
      return false;
    }
    try (CheckedInputStream checked =
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(file), BUFFER), new CRC32C());
        DataInputStream in = new DataInputStream(checked)) {
      if (!in.readUTF().equals(MAGIC)) {
        throw new BadInput(file + " is not what a solver has kept");
      }
      String theirs = in.readUTF();
      if (!theirs.equals(about)) {
        throw new BadInput("%s is about %s, not %s".formatted(file, theirs, about));
      }
      memory.read(
          piece -> {
            try {
              in.readFully(piece);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
      long sum = checked.getChecksum().getValue();
      if (in.readLong() != sum) {
        throw new BadInput(file + " is damaged: remove it to begin again");
      }
      return true;
    } catch (IOException | UncheckedIOException e) {
      throw new BadInput("cannot go on from " + file + ": it is damaged or cut short");
    }
  }

  /** Saves what was found if that was not done for ten minutes. */
  void saveNowAndThen() {
    if (System.nanoTime() - saved > SAVE_NANOS) {
      save();
      saved = System.nanoTime();
    }
  }

  Path file() {
    return file;
  }

  void save() {
    Path unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      try (CheckedOutputStream checked =
              new CheckedOutputStream(
                  new BufferedOutputStream(Files.newOutputStream(unfinished), BUFFER),
                  new CRC32C());
          DataOutputStream out = new DataOutputStream(checked)) {
        out.writeUTF(MAGIC);
        out.writeUTF(about);
        memory.write(
            piece -> {
              try {
                out.write(piece);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
        out.flush();
        out.writeLong(checked.getChecksum().getValue());
      }
      Files.move(
          unfinished, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | UncheckedIOException e) {
      throw new BadInput("cannot write " + file + ": " + e.getMessage());
    }
  }
}
