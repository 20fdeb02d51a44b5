package agon.game;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** All games there are, found by their lines. */
public final class Catalog {
  private final List<Family> house;
  private final Supplier<List<Family>> others;
  private volatile @Nullable List<Family> all;

  public Catalog(List<Family> families) {
    this(families, List::of);
  }

  /**
   * @param others games from elsewhere, asked for once: when all games are wanted, or one that is
   *     not among {@code house}, since looking for them may take time
   */
  public Catalog(List<Family> house, Supplier<List<Family>> others) {
    this.house = List.copyOf(house);
    this.others = others;
  }

  public List<Family> families() {
    List<Family> families = all;
    if (families == null) {
      families = Stream.concat(house.stream(), others.get().stream()).toList();
      requireNamesOfTheirOwn(families);
      all = families;
    }
    return families;
  }

  private static void requireNamesOfTheirOwn(List<Family> families) {
    Set<String> seen = new HashSet<>();
    families.stream()
        .flatMap(Catalog::names)
        .filter(name -> !seen.add(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new BadInput("two games are called " + BadInput.quote(name));
            });
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
    return find(house, name)
        .or(() -> find(families(), name))
        .orElseThrow(
            () ->
                new BadInput(
                    "there is no game "
                        + BadInput.quote(name)
                        + BadInput.nearest(
                            name, families().stream().flatMap(Catalog::names).toList())
                        + "; there are "
                        + families().stream()
                            .flatMap(Catalog::names)
                            .collect(Collectors.joining(", "))));
  }

  private static Optional<Found> find(List<Family> families, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (Family family : families) {
      if (family.name().equals(lower)) {
        return Optional.of(new Found(family, ""));
      }
      for (Preset preset : family.presets()) {
        if (preset.name().equals(lower)) {
          return Optional.of(new Found(family, preset.settings()));
        }
      }
    }
    return Optional.empty();
  }

  private static Stream<String> names(Family family) {
    return Stream.concat(Stream.of(family.name()), family.presets().stream().map(Preset::name));
  }
}
