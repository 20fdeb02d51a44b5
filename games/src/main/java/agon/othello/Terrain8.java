package agon.othello;

/**
 * What the squares of one board of up to 8x8 mean whatever lies on them: 64-bit masks in the
 * numbering of {@link Bitboard8}, made once a game and shared by all its insights and solvers.
 *
 * <p>A line that ends at a square's side, at the edge or at a hole, can never turn a disc there
 * over; the square is anchored in that direction. Where all four directions are anchored a disc
 * stays for ever. On an open board these are the corners; holes make more of them, or none.
 */
final class Terrain8 {
  final long playable;
  final int playableCount;

  /** Whether the board is 8x8 without holes. */
  final boolean open;

  /** Whether squares that stay empty count for the winner. */
  final boolean emptiesToWinner;

  /** Squares anchored along the row, down to the left, straight down, down to the right. */
  final long anchoredRow;

  final long anchoredLeft;
  final long anchoredDown;
  final long anchoredRight;

  /** Where a disc can never be turned over. */
  final long corners;

  /** Other squares at the edge or straight next to a hole. */
  final long edges;

  /** What features are worth on a board with so many squares. */
  final OthelloWeights weights;

  /** One bit for the quarter of the board that a square belongs to. */
  final int[] quarterOf = new int[64];

  /** The squares of any set of quarters. */
  final long[] quarters = new long[16];

  Terrain8(OthelloBoard board) {
    emptiesToWinner = board.emptiesToWinner();
    int size = board.size();
    long squares = 0;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int bit = row * 8 + column;
        squares |= board.isBlocked(row * size + column) ? 0 : 1L << bit;
        quarterOf[bit] = 1 << ((2 * row < size ? 0 : 2) + (2 * column < size ? 0 : 1));
      }
    }
    playable = squares;
    playableCount = Long.bitCount(squares);
    open = squares == -1L;
    weights = new OthelloWeights(playableCount);
    for (int set = 0; set < 16; set++) {
      for (int bit = 0; bit < 64; bit++) {
        quarters[set] |= (quarterOf[bit] & set) != 0 ? 1L << bit : 0;
      }
    }
    anchoredRow = anchored(board, 0, 1);
    anchoredLeft = anchored(board, 1, -1);
    anchoredDown = anchored(board, 1, 0);
    anchoredRight = anchored(board, 1, 1);
    corners = anchoredRow & anchoredLeft & anchoredDown & anchoredRight;
    edges = (anchoredRow | anchoredDown) & ~corners;
  }

  private static long anchored(OthelloBoard board, int rowStep, int columnStep) {
    long found = 0;
    for (int square = 0; square < board.squareCount(); square++) {
      int bit = square / board.size() * 8 + square % board.size();
      found |= board.isAnchored(square, rowStep, columnStep) ? 1L << bit : 0;
    }
    return found;
  }

  /** The set of quarters in which the number of empty squares is odd. */
  int oddQuarters(long empty) {
    int odd = 0;
    for (int quarter = 1; quarter < 16; quarter <<= 1) {
      odd |= (Long.bitCount(empty & quarters[quarter]) & 1) != 0 ? quarter : 0;
    }
    return odd;
  }

  long straightNeighbours(long set) {
    return (Bits8.east(set) | Bits8.west(set) | (set << 8) | (set >>> 8)) & playable;
  }

  long diagonalNeighbours(long set) {
    long sides = Bits8.east(set) | Bits8.west(set);
    return ((sides << 8) | (sides >>> 8)) & playable;
  }

  /** Squares next to the set in any direction, and the set itself. */
  long around(long set) {
    long row = set | Bits8.east(set) | Bits8.west(set);
    return (row | (row << 8) | (row >>> 8)) & playable;
  }
}
