package agon.player;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.search.Engine;
import agon.search.EngineOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
  public static final Players OF_THE_HOUSE = new Players(HOUSE, List.of());

  private final List<PlayerKind> kinds;
  private final List<PlayerScheme> schemes;

  private Players(List<PlayerKind> kinds, List<PlayerScheme> schemes) {
    this.kinds = List.copyOf(kinds);
    this.schemes = List.copyOf(schemes);
  }

  /** These players and some more. */
  public Players with(List<PlayerKind> more) {
    List<PlayerKind> all = new ArrayList<>(kinds);
    all.addAll(more);
    return new Players(all, schemes);
  }

  /** These players and those reached in other ways. */
  public Players reaching(List<PlayerScheme> more) {
    List<PlayerScheme> all = new ArrayList<>(schemes);
    all.addAll(more);
    return new Players(kinds, all);
  }

  public List<PlayerKind> kinds() {
    return kinds;
  }

  public List<PlayerScheme> schemes() {
    return schemes;
  }

  /** A new player for a game. */
  public Player create(String line, Game game) {
    String text = line.strip();
    int colon = text.indexOf(':');
    int open = text.indexOf('(');
    if (colon > 0 && (open < 0 || colon < open)) {
      return reach(text.substring(0, colon), text.substring(colon + 1).strip(), game);
    }
    if (open >= 0 && !text.endsWith(")")) {
      throw new BadInput(
          "a player is written name(option=value,…), the closing bracket is missing");
    }
    String name = open < 0 ? text : text.substring(0, open).strip();
    String settings = open < 0 ? "" : text.substring(open + 1, text.length() - 1);
    PlayerKind kind = kind(name, game);
    return kind.maker().make(game, kind.settings().with(settings));
  }

  private PlayerKind kind(String name, Game game) {
    String wanted = name.toLowerCase(Locale.ROOT);
    for (PlayerKind kind : kinds) {
      if (kind.name().equals(wanted)) {
        if (!kind.plays(game)) {
          throw new BadInput(
              "%s plays %s, not %s".formatted(wanted, kind.plays(), game.family().name()));
        }
        return kind;
      }
    }
    throw new BadInput(
        "there is no player %s; for this game there are %s"
            .formatted(
                BadInput.quote(name),
                kinds.stream()
                    .filter(kind -> kind.plays(game))
                    .map(kind -> kind.settings().line())
                    .collect(Collectors.joining(", "))));
  }

  private Player reach(String scheme, String address, Game game) {
    String wanted = scheme.strip().toLowerCase(Locale.ROOT);
    for (PlayerScheme known : schemes) {
      if (known.name().equals(wanted)) {
        return known.maker().make(address, game);
      }
    }
    throw new BadInput(
        "there is no way %s to reach a player; there are %s"
            .formatted(
                BadInput.quote(scheme),
                schemes.isEmpty()
                    ? "none"
                    : schemes.stream()
                        .map(PlayerScheme::pattern)
                        .collect(Collectors.joining(", "))));
  }
}
