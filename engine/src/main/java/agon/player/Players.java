package agon.player;

import agon.game.BadInput;
import agon.game.Game;
import java.util.List;
import java.util.Locale;

/** The players that come with the house, found by name. */
public final class Players {
  private Players() {}

  public static List<String> names() {
    return List.of("random", "greedy");
  }

  /** A new player for one side of one game. */
  public static Player create(String name, Game game, long seed) {
    return switch (name.strip().toLowerCase(Locale.ROOT)) {
      case "random" -> new RandomPlayer(game, seed);
      case "greedy" -> new GreedyPlayer(game, seed);
      default ->
          throw new BadInput(
              "there is no player "
                  + BadInput.quote(name)
                  + "; there are "
                  + String.join(", ", names()));
    };
  }
}
