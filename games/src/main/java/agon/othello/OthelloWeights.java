package agon.othello;

/**
 * What the features of a position are worth, in hundredths of a disc at the end of the game. A
 * weight is given for five moments of the game, by the share of squares that are still empty, and
 * is a straight line in between.
 *
 * <p>The numbers come from a linear regression (M. Buro 1997 did this for patterns) on 850,000
 * positions of 8x8 games that a search of three plies played against itself from random openings,
 * with the margin that the position 13 squares before the end was really worth. Those of larger
 * boards come from 1.2 million positions of games on 10x10 with and without holes and on 12x12,
 * with the margin of the game.
 */
final class OthelloWeights {
  /** Each row from the full board to the empty one: 0, ¼, ½, ¾ and all squares empty. */
  private static final int[] MOVES = {242, 836, 651, 532, 527};

  private static final int[] FRONTIER = {-272, -172, 381, 637, 627};
  private static final int[] CORNERS = {119, 511, 1516, 2867, 2864};
  private static final int[] ACROSS = {48, -517, -994, -2305, -2297};
  private static final int[] BESIDE = {-108, -151, -225, -751, -752};
  private static final int[] STABLE = {123, 118, 141, 184, 184};
  private static final int[] EDGES = {-28, -5, 89, 122, 121};
  private static final int[] DISCS = {-15, -25, -64, -75, -75};
  private static final int[] TURN = {253, -155, -236, -184, -185};
  private static final int[] LAST_MOVE = {50, 188, 256, 218, 215};

  private static final int[][] KNOTS = {
    MOVES, FRONTIER, CORNERS, ACROSS, BESIDE, STABLE, EDGES, DISCS, TURN, LAST_MOVE
  };

  /** The same features in the same order, for boards larger than 8x8. */
  private static final int[][] LARGE_KNOTS = {
    {584, 935, 948, 219, -219},
    {-189, -150, 363, 582, 324},
    {158, 589, 1552, 2416, 450},
    {-13, -117, -183, -1430, -2673},
    {6, -402, -905, -721, -939},
    {77, 80, 91, 452, 168},
    {-22, 28, 103, 33, -340},
    {24, -1, -29, -59, -26},
    {44, -111, -122, -185, -264},
    {111, 64, 50, 87, 27}
  };

  /**
   * Few discs are good to have until they are all gone. On 8x8 the search sees that coming; on
   * larger boards, with more moves and longer before the edges are reached, it does not, so there
   * each disc below this number costs more than the one before.
   */
  private static final int SAFE_DISCS = 6;

  /** Boards with up to so many squares need no such care, each further square asks for more. */
  private static final int SMALL_BOARD = 64;

  private static final int DANGER_A_SQUARE = 3;

  private static final int FEATURES = KNOTS.length;

  /** The weights at each number of empty squares, {@link #FEATURES} in a row. */
  private final int[] weights;

  /** What it costs to have so few discs. */
  private final int[] dangers = new int[SAFE_DISCS];

  OthelloWeights(int playableCount) {
    this(playableCount, playableCount > SMALL_BOARD ? LARGE_KNOTS : KNOTS);
  }

  /** Other weights than ours, for whoever tunes them. */
  OthelloWeights(int playableCount, int[][] knots) {
    weights = new int[(playableCount + 1) * FEATURES];
    for (int empties = 0; empties <= playableCount; empties++) {
      double share = (double) empties / playableCount;
      for (int feature = 0; feature < FEATURES; feature++) {
        weights[empties * FEATURES + feature] = at(share, knots[feature]);
      }
    }
    int unit = DANGER_A_SQUARE * Math.max(0, playableCount - SMALL_BOARD);
    for (int discs = 0; discs < SAFE_DISCS; discs++) {
      dangers[discs] = unit * (SAFE_DISCS - discs) * (SAFE_DISCS - discs);
    }
  }

  private static int at(double share, int[] knots) {
    double place = share * (knots.length - 1);
    int below = Math.min((int) place, knots.length - 2);
    double part = place - below;
    return (int) Math.round(knots[below] * (1 - part) + knots[below + 1] * part);
  }

  private int danger(int discs) {
    return discs < SAFE_DISCS ? dangers[discs] : 0;
  }

  /**
   * The estimate for the side to move; features are its own minus the other side's, but for the
   * discs.
   *
   * @param moves as {@link Logarithms}
   * @param frontier empty squares next to discs of the side that might take them, likewise
   * @param corners discs that nothing can ever turn over because of where they lie
   * @param across discs that lie diagonally next to an empty corner
   * @param beside discs that lie straight next to an empty corner
   * @param stable other discs known to be stable
   * @param edges discs on the edge or next to a hole
   */
  int estimate(
      int empties,
      int moves,
      int frontier,
      int corners,
      int across,
      int beside,
      int stable,
      int edges,
      int ownDiscs,
      int otherDiscs) {
    int at = empties * FEATURES;
    int flowing = weights[at] * moves + weights[at + 1] * frontier;
    int last = weights[at + 9];
    return flowing / Logarithms.UNIT
        + weights[at + 2] * corners
        + weights[at + 3] * across
        + weights[at + 4] * beside
        + weights[at + 5] * stable
        + weights[at + 6] * edges
        + weights[at + 7] * (ownDiscs - otherDiscs)
        + danger(otherDiscs)
        - danger(ownDiscs)
        + weights[at + 8]
        + ((empties & 1) != 0 ? last : -last);
  }
}
