package agon.learn;

import agon.game.BadInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are there whole or not at all, whenever the power goes. */
final class WholeFile {
  private WholeFile() {}

  static void write(Path file, byte[] bytes) {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (FileChannel out =
          FileChannel.open(
              fresh,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        ByteBuffer left = ByteBuffer.wrap(bytes);
        while (left.hasRemaining()) {
          out.write(left);
        }
        out.force(true);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      remove(fresh);
      throw new BadInput(
          "cannot write %s (%s); what was learnt before is still there".formatted(file, reason(e)));
    }
  }

  /** Half a file takes room that may be what is lacking. */
  private static void remove(Path half) {
    try {
      Files.deleteIfExists(half);
    } catch (IOException e) {
      // that it could not be written is what is said
    }
  }

  static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new BadInput("cannot read %s (%s)".formatted(file, reason(e)));
    }
  }

  private static String reason(IOException e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
