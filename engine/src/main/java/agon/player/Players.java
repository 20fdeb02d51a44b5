package agon.player;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.game.Settings;
import agon.search.Engine;
import agon.search.EngineOptions;
import java.util.List;
import java.util.Locale;

/** The players that come with the house, found by name. */
public final class Players {
  private static final Settings LEVEL =
      Settings.of("level", List.of(Parameter.number("n", 1, LevelPlayer.HIGHEST, 5, "how strong")));

  private Players() {}

  public static List<String> names() {
    return List.of("random", "greedy", "level(n=1…10)", "engine");
  }

  /** A new player for one side of one game: {@code greedy}, {@code engine(threads=2)}. */
  public static Player create(String line, Game game, long seed) {
    String text = line.strip();
    int open = text.endsWith(")") ? text.indexOf('(') : -1;
    String name = open < 0 ? text : text.substring(0, open).strip();
    String settings = open < 0 ? "" : text.substring(open + 1, text.length() - 1);
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "level" -> new LevelPlayer(game, LEVEL.with(settings).number("n"), seed);
      case "engine" -> new EnginePlayer(new Engine(game, EngineOptions.STANDARD.with(settings)));
      case "random" -> new RandomPlayer(game, seed);
      case "greedy" -> new GreedyPlayer(game, seed);
      default ->
          throw new BadInput(
              "there is no player "
                  + BadInput.quote(line)
                  + "; there are "
                  + String.join(", ", names()));
    };
  }
}
