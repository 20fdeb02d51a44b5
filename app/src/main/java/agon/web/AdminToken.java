package agon.web;

import agon.web.http.RandomNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/**
 * What lets somebody start tournaments from the page: the same at every start, kept in the data
 * folder where only its owner reads it. Whoever removes the file gets another one.
 */
final class AdminToken {
  private AdminToken() {}

  static String of(Path data) {
    Path file = data.resolve("tournament-token");
    try {
      String kept = Files.exists(file) ? Files.readString(file).strip() : "";
      if (kept.matches("[a-z2-9]{" + RandomNames.TOKEN + "}")) {
        return kept;
      }
      String token = RandomNames.next(RandomNames.TOKEN);
      Files.createDirectories(data);
      Files.deleteIfExists(file);
      Files.createFile(file);
      if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(
            file, Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
      }
      Files.writeString(file, token + "\n");
      return token;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
