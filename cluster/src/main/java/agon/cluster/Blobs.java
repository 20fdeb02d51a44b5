package agon.cluster;

import agon.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.stream.Stream;

/**
 * Files by the checksum of what is in them (SHA-256): what a job needs beside its order. A file is
 * there whole or not at all, and is what its name says; one that nobody has wanted for a month
 * goes.
 */
final class Blobs {
  /** What goes into one message. */
  static final int PIECE = 1 << 20;

  private static final Duration KEPT = Duration.ofDays(30);

  private final Path folder;

  Blobs(Path folder) {
    this.folder = folder;
    try {
      Files.createDirectories(folder);
      Instant old = Instant.now().minus(KEPT);
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          if (Files.getLastModifiedTime(file).toInstant().isBefore(old)) {
            Files.deleteIfExists(file);
          }
        }
      }
    } catch (NoSuchFileException e) {
      // Another program was quicker to remove it.
    } catch (IOException e) {
      throw new BadInput("cannot keep files in %s: %s".formatted(folder, e.getMessage()));
    }
  }

  static String name(byte[] content) {
    return HexFormat.of().formatHex(digest().digest(content));
  }

  static String name(Path file) {
    MessageDigest digest = digest();
    byte[] piece = new byte[PIECE];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
        digest.update(piece, 0, read);
      }
    } catch (IOException e) {
      throw new BadInput("cannot read " + file + ": " + e.getMessage());
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String requireName(String name) {
    if (!name.matches("[0-9a-f]{64}")) {
      throw new BadInput("that is not the name of a file of the farm");
    }
    return name;
  }

  /** Where it is, whether it is there or not. */
  Path path(String name) {
    return folder.resolve(requireName(name));
  }

  /** Whether it is there; then it stays for a while. */
  boolean has(String name) {
    Path file = path(name);
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      // It is there all the same.
    }
    return true;
  }

  byte[] read(String name) {
    try {
      return Files.readAllBytes(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  long size(String name) {
    try {
      return Files.size(path(name));
    } catch (IOException e) {
      return -1;
    }
  }

  byte[] piece(String name, long from) {
    try (RandomAccessFile file = new RandomAccessFile(path(name).toFile(), "r")) {
      byte[] piece = new byte[Math.clamp(file.length() - from, 0, PIECE)];
      file.seek(from);
      file.readFully(piece);
      return piece;
    } catch (IOException e) {
      throw new BadInput("the farm does not have a file that a job needs; start the run again");
    }
  }

  /** A new file, not there yet; {@link #keep} makes it so. */
  Path begin() {
    try {
      return Files.createTempFile(folder, "coming", ".part");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes a file over, if it is what it is said to be. */
  void keep(String name, Path part) {
    try {
      if (!name(part).equals(requireName(name))) {
        Files.delete(part);
        throw new BadInput("a file arrived other than it was sent");
      }
      Files.move(
          part, path(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Keeps what is at hand; gives back its name. */
  String keep(byte[] content) {
    String name = name(content);
    if (!has(name)) {
      try {
        Path part = begin();
        Files.write(part, content);
        keep(name, part);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return name;
  }
}
