package agon.player;

import agon.game.Game;

/**
 * A way to reach players outside the house, named by the word before a colon: {@code
 * gomocup:./engine}.
 *
 * @param name the word before the colon, lower case
 * @param pattern how it is written, for people: {@code gomocup:PROGRAM}
 * @param summary one sentence
 * @param maker reads what follows the colon; throws {@link agon.game.BadInput} where that is wrong
 */
public record PlayerScheme(String name, String pattern, String summary, Maker maker) {
  /** Makes a player from what follows the colon. */
  @FunctionalInterface
  public interface Maker {
    Player make(String address, Game game);
  }
}
