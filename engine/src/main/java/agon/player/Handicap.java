package agon.player;

import agon.game.Game;
import agon.game.Rng;

/**
 * How the engine is held back: it looks at few positions, and now and then it does not think at
 * all.
 *
 * <p>Slips are what makes ten levels reach from somebody who loses to {@code greedy} to the engine.
 * Whoever sees a little further wins nearly always, so levels that differ in nodes alone are far
 * apart; how many slips a game has is chance, so the level below wins its share.
 *
 * @param nodes how many positions it may look at for a move
 * @param slip how often, of a thousand moves, it only glances at the board and passes over the best
 *     move it sees
 */
public record Handicap(long nodes, int slip) {
  /** The engine as it is. */
  public static final Handicap NONE = new Handicap(Long.MAX_VALUE, 0);

  /** No slips any more, and as many nodes as a quick game has time for. */
  public static final int STRONGEST = 60;

  /** Of a thousand moves, at strength 0. */
  private static final double MOST_SLIPS = 990;

  /** Slips get rare quickly and then slowly: between good players a single one decides. */
  private static final double FEWER = 2;

  private static final int FEWEST_NODES = 16;
  private static final double STEPS_TO_TWICE_THE_NODES = 4;

  /** So many levels better or worse than usual somebody may play on the day. */
  private static final double FORM = 1.5;

  private static final int[] USUAL = {3, 9, 15, 21, 27, 33, 39, 45, 51};

  /** All handicaps in one row, from nearly any move (0) to half a million positions a move (60). */
  public static Handicap ofStrength(int strength) {
    return new Handicap(
        Math.round(FEWEST_NODES * Math.pow(2, strength / STEPS_TO_TWICE_THE_NODES)),
        (int) Math.round(MOST_SLIPS * Math.pow(1 - strength / (double) STRONGEST, FEWER)));
  }

  /**
   * How a level below the highest is held back in one game. It has better and worse days, as people
   * have, though nobody is worse than the lowest: from somebody who loses to {@code greedy} to the
   * engine is too far for nine steps otherwise, and whoever is a level below should win one game of
   * four.
   */
  static Handicap onTheDay(Game game, int number, Rng rng) {
    double form = Math.min(FORM, Math.min(number - 1, LevelPlayer.HIGHEST - number));
    double level = number + form * (rng.below(2001) - 1000) / 1000;
    return ofStrength((int) Math.round(strength(game, level)));
  }

  /** Between levels as well. */
  private static double strength(Game game, double level) {
    int[] strengths = game instanceof Levelled levelled ? levelled.strengths() : USUAL;
    int below = Math.clamp((int) Math.floor(level), 1, strengths.length);
    int low = strengths[below - 1];
    int high = below < strengths.length ? strengths[below] : STRONGEST;
    return low + (level - below) * (high - low);
  }
}
