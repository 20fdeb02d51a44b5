package agon.player;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.search.Engine;
import agon.search.EngineOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * All players there are, found by one line: {@code greedy}, {@code engine(threads=2)}, {@code
 * gomocup:./engine}.
 */
public final class Players {
  private static final List<PlayerKind> HOUSE =
      List.of(
          new PlayerKind(
              "random", "", "any legal move", List.of(), (game, s) -> new RandomPlayer(game)),
          new PlayerKind(
              "greedy",
              "",
              "what looks best at a glance; sees wins in one",
              List.of(),
              (game, s) -> new GreedyPlayer(game)),
          new PlayerKind(
              "level",
              "",
              "the engine held back for people",
              List.of(Parameter.number("n", 1, LevelPlayer.HIGHEST, 5, "how strong").shown()),
              (game, s) -> new LevelPlayer(game, s.number("n"))),
          new PlayerKind(
              "engine",
              "",
              "the engine at full strength",
              EngineOptions.PARAMETERS,
              (game, s) -> new EnginePlayer(new Engine(game, new EngineOptions(s)))));

  /** The players that play every game. */
  public static final Players OF_THE_HOUSE = new Players(HOUSE, List.of(), List::of);

  private final List<PlayerKind> kinds;
  private final List<PlayerScheme> schemes;
  private final Supplier<List<PlayerKind>> names;

  private Players(
      List<PlayerKind> kinds, List<PlayerScheme> schemes, Supplier<List<PlayerKind>> names) {
    this.kinds = List.copyOf(kinds);
    this.schemes = List.copyOf(schemes);
    this.names = names;
  }

  /** These players and some more. */
  public Players with(List<PlayerKind> more) {
    List<PlayerKind> all = new ArrayList<>(kinds);
    all.addAll(more);
    return new Players(all, schemes, names);
  }

  /** These players and those reached in other ways. */
  public Players reaching(List<PlayerScheme> more) {
    List<PlayerScheme> all = new ArrayList<>(schemes);
    all.addAll(more);
    return new Players(kinds, all, names);
  }

  /**
   * These players and those somebody has given names to.
   *
   * @param others asked only for a name that no player here has, since it may read a file
   */
  public Players named(Supplier<List<PlayerKind>> others) {
    return new Players(kinds, schemes, others);
  }

  public List<PlayerKind> kinds() {
    return kinds;
  }

  public List<PlayerScheme> schemes() {
    return schemes;
  }

  /** Those somebody has given names to. */
  public List<PlayerKind> names() {
    return names.get();
  }

  /** Whether a line names a way to a player outside the house: a word and a colon. */
  public static boolean isOutside(String line) {
    int colon = line.indexOf(':');
    int open = line.indexOf('(');
    return colon > 0 && (open < 0 || colon < open);
  }

  /** A new player for a game. */
  public Player create(String line, Game game) {
    String text = line.strip();
    if (isOutside(text)) {
      int colon = text.indexOf(':');
      return scheme(text).maker().make(text.substring(colon + 1).strip(), game);
    }
    int open = text.indexOf('(');
    if (open >= 0 && !text.endsWith(")")) {
      throw new BadInput(
          "a player is written name(option=value,…), the closing bracket is missing");
    }
    String settings = open < 0 ? "" : text.substring(open + 1, text.length() - 1);
    PlayerKind kind = kind(nameIn(text), game);
    return kind.maker().make(game, kind.settings().with(settings));
  }

  /** Fails with a sentence if a line names neither a player here nor a way to one. */
  public void requireKnown(String line) {
    String text = line.strip();
    if (isOutside(text)) {
      scheme(text);
    } else if (find(kinds, nameIn(text)).isEmpty()) {
      throw new BadInput(
          "there is no player %s; there are %s"
              .formatted(
                  BadInput.quote(nameIn(text)),
                  kinds.stream().map(PlayerKind::name).collect(Collectors.joining(", "))));
    }
  }

  private static String nameIn(String text) {
    int open = text.indexOf('(');
    return open < 0 ? text : text.substring(0, open).strip();
  }

  private PlayerKind kind(String name, Game game) {
    PlayerKind kind =
        find(kinds, name)
            .or(() -> find(names.get(), name))
            .orElseThrow(() -> new BadInput(missing(name, game)));
    if (!kind.plays(game)) {
      throw new BadInput(
          "%s plays %s, not %s".formatted(kind.name(), kind.plays(), game.family().name()));
    }
    return kind;
  }

  private static Optional<PlayerKind> find(List<PlayerKind> among, String name) {
    return among.stream().filter(kind -> kind.name().equalsIgnoreCase(name)).findFirst();
  }

  private String missing(String name, Game game) {
    String named = names.get().stream().map(PlayerKind::name).collect(Collectors.joining(", "));
    List<String> near = new ArrayList<>(kinds.stream().map(PlayerKind::name).toList());
    names.get().forEach(kind -> near.add(kind.name()));
    return "there is no player %s%s; for this game there are %s%s"
        .formatted(
            BadInput.quote(name),
            BadInput.nearest(name, near),
            kinds.stream()
                .filter(kind -> kind.plays(game))
                .map(kind -> kind.settings().line())
                .collect(Collectors.joining(", ")),
            named.isEmpty() ? "" : ", and by names of their own " + named);
  }

  private PlayerScheme scheme(String line) {
    String wanted = line.substring(0, line.indexOf(':')).strip();
    return schemes.stream()
        .filter(scheme -> scheme.name().equalsIgnoreCase(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInput(
                    "there is no way %s to reach a player%s; there are %s"
                        .formatted(
                            BadInput.quote(wanted),
                            BadInput.nearest(
                                wanted, schemes.stream().map(PlayerScheme::name).toList()),
                            schemes.isEmpty()
                                ? "none"
                                : schemes.stream()
                                    .map(PlayerScheme::pattern)
                                    .collect(Collectors.joining(", ")))));
  }
}
