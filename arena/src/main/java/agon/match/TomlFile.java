package agon.match;

import agon.game.BadInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** A file in TOML; whatever is wrong in it is said with its line. */
public final class TomlFile {
  private final TomlParseResult toml;

  private TomlFile(TomlParseResult toml) {
    this.toml = toml;
  }

  public static TomlFile parse(String text) {
    TomlParseResult toml = Toml.parse(text);
    if (toml.hasErrors()) {
      TomlParseError error = toml.errors().getFirst();
      throw new BadInput("line %d: %s".formatted(error.position().line(), error.getMessage()));
    }
    return new TomlFile(toml);
  }

  public TomlTable root() {
    return toml;
  }

  /** What is wrong with the value at a path of keys. */
  public BadInput wrong(List<String> path, String sentence) {
    return new BadInput("line %d: %s".formatted(position(path).line(), sentence));
  }

  private TomlPosition position(List<String> path) {
    TomlPosition position = toml.inputPositionOf(path);
    return position == null ? TomlPosition.positionAt(1, 1) : position;
  }

  /** The keys of a table in the order they stand in the file. */
  public List<String> inOrder(List<String> path, TomlTable table) {
    return table.keySet().stream()
        .sorted(
            Comparator.comparing(
                key -> position(below(path, key)),
                Comparator.comparingInt(TomlPosition::line).thenComparingInt(TomlPosition::column)))
        .toList();
  }

  public void requireKeys(List<String> path, TomlTable table, Set<String> allowed) {
    for (String key : table.keySet()) {
      if (!allowed.contains(key)) {
        throw wrong(
            below(path, key),
            "there is no setting %s; there are %s"
                .formatted(
                    BadInput.quote(key), String.join(", ", allowed.stream().sorted().toList())));
      }
    }
  }

  public static List<String> below(List<String> path, String key) {
    List<String> longer = new ArrayList<>(path);
    longer.add(key);
    return longer;
  }
}
