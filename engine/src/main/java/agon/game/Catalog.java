package agon.game;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All games there are, found by their lines. */
public final class Catalog {
  private final List<Family> families;

  public Catalog(List<Family> families) {
    this.families = List.copyOf(families);
  }

  public List<Family> families() {
    return families;
  }

  /** The family with this name, or of the preset with this name. */
  public Family family(String name) {
    return find(name).family();
  }

  /** Reads a game line: {@code othello}, {@code kalah(pits=6,seeds=4)}, {@code crete}. */
  public Game game(String line) {
    String text = line.strip();
    int open = text.indexOf('(');
    if (open < 0) {
      return find(text).game("");
    }
    if (!text.endsWith(")")) {
      throw new BadInput(
          "a game is written name(parameter=value,…), the closing bracket is missing");
    }
    return find(text.substring(0, open).strip()).game(text.substring(open + 1, text.length() - 1));
  }

  /** A family, with the settings of the preset that led to it. */
  private record Found(Family family, String preset) {
    Game game(String settings) {
      return family
          .rules()
          .apply(Settings.of(family.name(), family.parameters()).with(preset).with(settings));
    }
  }

  private Found find(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (Family family : families) {
      if (family.name().equals(lower)) {
        return new Found(family, "");
      }
      for (Preset preset : family.presets()) {
        if (preset.name().equals(lower)) {
          return new Found(family, preset.settings());
        }
      }
    }
    throw new BadInput("there is no game " + BadInput.quote(name) + "; there are " + names());
  }

  private String names() {
    return families.stream()
        .flatMap(f -> Stream.concat(Stream.of(f.name()), f.presets().stream().map(Preset::name)))
        .collect(Collectors.joining(", "));
  }
}
