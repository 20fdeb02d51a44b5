package agon.player;

import agon.game.BadInput;
import agon.game.Game;

/**
 * How the engine is held back.
 *
 * @param nodes how many positions it may look at for a move
 * @param slip how often, of a hundred times, it passes over the best move that it sees, then over
 *     the next, and so on; then it looks one move ahead
 */
public record Handicap(long nodes, int slip) {
  /** With this strength and more it no longer passes over anything. */
  private static final int SURE = 25;

  /** More would be no handicap that anybody notices. */
  public static final int STRONGEST = 60;

  private static final int[] USUAL = {1, 7, 13, 19, 26, 33, 39, 45, 52};

  /**
   * All handicaps in one row, from nearly any move (0) to a million positions a move (57): first
   * fewer slips, then twice as many nodes with every second step.
   */
  public static Handicap ofStrength(int strength) {
    return strength < SURE
        ? new Handicap(Long.MAX_VALUE, 100 - 4 * strength - (strength == 0 ? 1 : 0))
        : new Handicap(Math.round(16 * Math.pow(2, (strength - SURE) / 2.0)), 0);
  }

  static Handicap ofLevel(Game game, int number) {
    if (number < 1 || number > LevelPlayer.HIGHEST) {
      throw new BadInput("levels go from 1 to " + LevelPlayer.HIGHEST + ", not " + number);
    }
    if (number == LevelPlayer.HIGHEST) {
      return new Handicap(Long.MAX_VALUE, 0);
    }
    int[] strengths = game instanceof Levelled levelled ? levelled.strengths() : USUAL;
    return ofStrength(strengths[number - 1]);
  }
}
