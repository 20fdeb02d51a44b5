package agon.course;

import agon.game.BadInput;
import agon.match.TomlFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a team says about its own submission in a file {@code submission.toml}, if it has one.
 *
 * @param kind what it is, where the course takes several kinds
 * @param main the class or file that plays, where there are several
 * @param run the command that starts it, such as {@code python3 player.py}
 */
record Manifest(Optional<Kind> kind, Optional<String> main, Optional<String> run) {
  private static final Set<String> KEYS = Set.of("kind", "main", "run");

  static Manifest of(Handed handed) {
    Optional<Path> file = handed.ending("submission.toml").stream().findFirst();
    if (file.isEmpty()) {
      return new Manifest(Optional.empty(), Optional.empty(), Optional.empty());
    }
    try {
      TomlFile toml = TomlFile.parse(Handed.text(file.get()));
      toml.requireKeys(List.of(), toml.root(), KEYS);
      return new Manifest(
          text(toml, "kind").map(Kind::parse), text(toml, "main"), text(toml, "run"));
    } catch (BadInput e) {
      throw new Refused("submission.toml", handed.nameOf(file.get()) + ", " + e.sentence());
    }
  }

  private static Optional<String> text(TomlFile toml, String key) {
    Object value = toml.root().get(key);
    if (value == null || value instanceof String) {
      return Optional.ofNullable((String) value);
    }
    throw toml.wrong(List.of(key), key + " is written in quotes");
  }
}
