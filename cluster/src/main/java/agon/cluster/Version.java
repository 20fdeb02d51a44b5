package agon.cluster;

import agon.game.Game;
import agon.games.Games;
import agon.match.Runner;
import agon.players.Protocols;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which Agon this is, to the byte: machines that differ in a single class might play different
 * games, so a release number alone would not do.
 */
final class Version {
  private static final String NUMBER = "0.1.0";
  private static final List<Class<?>> ONE_OF_EACH =
      List.of(Game.class, Games.class, Runner.class, Protocols.class, Version.class);

  private Version() {}

  /** Such as {@code 0.1.0-3f9a60c2}. */
  static String text() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Class<?> one : ONE_OF_EACH) {
        Path place = Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(place)) {
          addFolder(digest, place);
        } else {
          digest.update(Files.readAllBytes(place));
        }
      }
      return NUMBER + "-" + HexFormat.of().formatHex(digest.digest(), 0, 4);
    } catch (NoSuchAlgorithmException | URISyntaxException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void addFolder(MessageDigest digest, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
  }
}
