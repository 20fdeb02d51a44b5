package agon.cluster;

import agon.cluster.secret.Token;
import agon.game.BadInput;
import agon.store.DataFolder;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Properties;

/**
 * The farm this machine started last, for its owner's eyes alone: so a coordinator that starts
 * again is the same one to its workers, and {@code --farm} finds it.
 */
public final class FarmFile {
  private final Path folder;

  public FarmFile(Path folder) {
    this.folder = folder;
  }

  /** In the user's data folder. */
  public static FarmFile standard() {
    return new FarmFile(DataFolder.standard().resolve("farm"));
  }

  /** For whatever else a farm keeps. */
  public Path folder() {
    return folder;
  }

  private Path file() {
    return folder.resolve("farm.properties");
  }

  public Optional<FarmKey> read() {
    if (!Files.isRegularFile(file())) {
      return Optional.empty();
    }
    try {
      Properties properties = new Properties();
      properties.load(new StringReader(Files.readString(file())));
      return Optional.of(
          new FarmKey(
              FarmAddress.parse(properties.getProperty("address", "")),
              new Token(properties.getProperty("token", ""))));
    } catch (IOException e) {
      throw new BadInput("cannot read " + file() + ": " + e.getMessage());
    } catch (BadInput e) {
      throw new BadInput(file() + ": " + e.sentence());
    }
  }

  public void write(FarmKey key) {
    String text = "address=%s%ntoken=%s%n".formatted(key.address().text(), key.token().text());
    try {
      Files.createDirectories(folder);
      Path next = Files.createTempFile(folder, "farm", ".new"); // readable by its owner alone
      Files.writeString(next, text);
      if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(next, PosixFilePermissions.fromString("rw-------"));
      }
      Files.move(
          next,
          file(),
          java.nio.file.StandardCopyOption.REPLACE_EXISTING,
          java.nio.file.StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new BadInput("cannot write " + file() + ": " + e.getMessage());
    }
  }
}
