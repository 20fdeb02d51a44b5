package agon.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** What files hold, in a few letters: the same content has the same checksum. */
public final class Checksum {
  private static final int LETTERS = 16;

  private Checksum() {}

  /** Of a file, or of all files in a folder with their names, whatever the folder is called. */
  public static String of(Path path) {
    MessageDigest sha = sha();
    try {
      if (!Files.isDirectory(path)) {
        add(sha, path);
      } else {
        for (Path file : filesIn(path)) {
          sha.update(path.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
          sha.update((byte) 0);
          add(sha, file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return letters(sha);
  }

  /** Of a text. */
  public static String of(String text) {
    MessageDigest sha = sha();
    sha.update(text.getBytes(StandardCharsets.UTF_8));
    return letters(sha);
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void add(MessageDigest sha, Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[1 << 16];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        sha.update(buffer, 0, read);
      }
    }
  }

  private static MessageDigest sha() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  private static String letters(MessageDigest sha) {
    return HexFormat.of().formatHex(sha.digest()).substring(0, LETTERS);
  }
}
