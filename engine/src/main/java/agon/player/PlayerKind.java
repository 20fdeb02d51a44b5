package agon.player;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Settings;
import java.util.List;

/**
 * A player before its options are chosen: what the first word of a player line names.
 *
 * @param name the first word of the line, lower case
 * @param plays the name of the game family it is made for; empty if it plays every game
 * @param summary one sentence
 * @param maker makes the player; throws {@link agon.game.BadInput} for a board it does not play on
 */
public record PlayerKind(
    String name, String plays, String summary, List<Parameter> parameters, Maker maker) {

  /** Makes a player of this kind. */
  @FunctionalInterface
  public interface Maker {
    Player make(Game game, Settings settings);
  }

  public boolean plays(Game game) {
    return plays.isEmpty() || plays.equals(game.family().name());
  }

  /** How to write it: {@code nask(depth=10)}. */
  public Settings settings() {
    return Settings.of(name, parameters);
  }
}
