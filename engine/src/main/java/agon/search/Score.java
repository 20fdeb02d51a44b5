package agon.search;

/**
 * Scores inside the search: plain ints for the side to move. There are three kinds:
 *
 * <ul>
 *   <li>estimates and exact margins, in hundredths of the game's unit, between ±{@link #LIMIT};
 *   <li>wins and losses with their distance, in games where only winning counts: {@link #WIN} less
 *       the number of plies until the game is over;
 *   <li>{@link #UNKNOWN}, which is no score.
 * </ul>
 */
public final class Score {
  /** A win on the spot. */
  public static final int WIN = 400_000;

  /** Estimates and margins stay below this; above it are wins with a distance. */
  public static final int LIMIT = 300_000;

  /** One of the game's unit. */
  public static final int UNIT = 100;

  public static final int UNKNOWN = Integer.MIN_VALUE;

  private Score() {}

  /** The side to move wins, and the game is over in so many plies. */
  public static int winIn(int plies) {
    return WIN - plies;
  }

  /** The side to move loses, and the game is over in so many plies. */
  public static int lossIn(int plies) {
    return plies - WIN;
  }

  public static boolean isWinOrLoss(int score) {
    return score > LIMIT || score < -LIMIT;
  }

  /** How many plies until the game is over. */
  public static int distance(int score) {
    return WIN - Math.abs(score);
  }
}
