package agon.othello;

/**
 * How early a move should be tried, on boards of up to 8x8: first what leaves the other side the
 * fewest replies, and corners least of all; then squares by their worth, and towards the end those
 * in quarters with an odd number of empty squares.
 */
final class MoveOrder8 {
  private static final int REPLY_COST = 16;
  private static final int FRONTIER_COST = 2;
  private static final int ODD_GAIN = 6;
  private static final int CORNER_GAIN = 24;
  private static final int ACROSS_COST = 12;
  private static final int BESIDE_COST = 4;

  private final Terrain8 terrain;

  /** What a square costs by where it is, whatever lies on the board. */
  private final int[] squareCosts = new int[64];

  MoveOrder8(Terrain8 terrain) {
    this.terrain = terrain;
    long across = terrain.diagonalNeighbours(terrain.corners);
    long beside = terrain.straightNeighbours(terrain.corners);
    for (int square = 0; square < 64; square++) {
      long bit = 1L << square;
      squareCosts[square] =
          (bit & terrain.corners) != 0
              ? -CORNER_GAIN
              : (bit & across) != 0 ? ACROSS_COST : (bit & beside) != 0 ? BESIDE_COST : 0;
    }
  }

  /**
   * The less, the earlier.
   *
   * @param mine the mover's discs after the move, the one on the square included
   * @param empty the empty squares after it
   * @param replies what the other side may answer
   * @param odd the quarters with an odd number of empty squares before it
   */
  int cost(long mine, long empty, long replies, int square, int odd) {
    return costNearTheEnd(replies, square, odd)
        + FRONTIER_COST * Long.bitCount(terrain.around(mine) & empty)
        + squareCosts[square];
  }

  /** With a dozen empty squares only replies and parity tell, the rest misleads. */
  int costNearTheEnd(long replies, int square, int odd) {
    int weighted = Long.bitCount(replies) + Long.bitCount(replies & terrain.corners);
    int parity = (terrain.quarterOf[square] & odd) != 0 ? ODD_GAIN : 0;
    return REPLY_COST * weighted - parity;
  }
}
