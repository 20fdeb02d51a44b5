package agon.othello.hex;

import agon.othello.Logarithms;

/**
 * What the features of a position are worth, in hundredths of a disc at the end of the game. A
 * weight is given for five moments of the game, by the share of cells that are still empty, and is
 * a straight line in between.
 */
final class HexWeights {
  /** From the full board to the empty one: 0, ¼, ½, ¾ and all cells empty. */
  private static final int[][] KNOTS = {
    {584, 935, 948, 500, 400}, // moves
    {-189, -150, 363, 582, 324}, // frontier
    {158, 589, 1552, 2416, 2400}, // corners
    {-13, -117, -400, -1430, -1500}, // inside an empty corner
    {6, -300, -600, -721, -900}, // beside an empty corner
    {77, 80, 120, 300, 300}, // stable
    {-22, 28, 103, 33, 0}, // edges
    {24, -1, -29, -59, -26} // discs
  };

  /**
   * Few discs are good to have until they are all gone, and on a board as open as this one that
   * comes suddenly: each disc below this number costs more than the one before.
   */
  private static final int SAFE_DISCS = 12;

  private static final int DANGER = 200;

  private static final int FEATURES = KNOTS.length;

  /** The weights at each number of empty cells, {@link #FEATURES} in a row. */
  private final int[] weights;

  HexWeights(int cellCount) {
    weights = new int[(cellCount + 1) * FEATURES];
    for (int empties = 0; empties <= cellCount; empties++) {
      double place = (double) empties / cellCount * (KNOTS[0].length - 1);
      int below = Math.min((int) place, KNOTS[0].length - 2);
      double part = place - below;
      for (int feature = 0; feature < FEATURES; feature++) {
        int[] knots = KNOTS[feature];
        double weight = knots[below] * (1 - part) + knots[below + 1] * part;
        weights[empties * FEATURES + feature] = (int) Math.round(weight);
      }
    }
  }

  /**
   * The estimate for the side to move; features are its own minus the other side's, but for the
   * discs.
   *
   * @param moves as {@link Logarithms}
   * @param frontier empty cells next to discs of the other side, likewise
   * @param inside discs next to an empty corner but not on an edge
   * @param beside discs on an edge next to an empty corner
   * @param stable discs that can never be turned over, but for the corners
   */
  int estimate(
      int empties,
      int moves,
      int frontier,
      int corners,
      int inside,
      int beside,
      int stable,
      int edges,
      int ownDiscs,
      int otherDiscs) {
    int at = empties * FEATURES;
    int flowing = weights[at] * moves + weights[at + 1] * frontier;
    return flowing / Logarithms.UNIT
        + weights[at + 2] * corners
        + weights[at + 3] * inside
        + weights[at + 4] * beside
        + weights[at + 5] * stable
        + weights[at + 6] * edges
        + weights[at + 7] * (ownDiscs - otherDiscs)
        + danger(otherDiscs)
        - danger(ownDiscs);
  }

  private static int danger(int discs) {
    int missing = Math.max(0, SAFE_DISCS - discs);
    return DANGER * missing * missing;
  }
}
