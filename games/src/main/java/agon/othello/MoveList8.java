package agon.othello;

/**
 * The moves of all nodes of a line, each node's from a place of its own on: no two of a line have
 * the same number of empty squares, but for the short searches inside it.
 */
final class MoveList8 {
  private static final int MOST_MOVES = 64;
  private static final int MOST_EMPTIES = 65;

  /** Searches inside searches, the outermost included. */
  private static final int LAYERS = 3;

  /** The cost of a move that another thread is searching. */
  static final int DEFERRED = 1 << 28;

  /** The cost of the table's second move: less than any other has. */
  static final int TABLE_MOVE = -100_000;

  final int[] squares = new int[LAYERS * MOST_EMPTIES * MOST_MOVES];

  /** What each move turns over. */
  final long[] flips = new long[squares.length];

  /** What the other side may answer; for moves that have been ranked. */
  final long[] replies = new long[squares.length];

  /** The less, the earlier; for moves that have been ranked. */
  final int[] costs = new int[squares.length];

  /** Where the moves of a node begin. */
  static int from(int layer, int empties) {
    return (layer * MOST_EMPTIES + empties) * MOST_MOVES;
  }

  /** Brings the move to this square to the front and says whether there is one. */
  boolean bringSquare(int square, int from, int to) {
    for (int i = from; i < to; i++) {
      if (squares[i] == square) {
        swap(i, from);
        return true;
      }
    }
    return false;
  }

  /** Brings the cheapest move from this place on to this place. */
  void bringCheapest(int at, int to) {
    int cheapest = at;
    for (int i = at + 1; i < to; i++) {
      if (costs[i] < costs[cheapest]) {
        cheapest = i;
      }
    }
    swap(cheapest, at);
  }

  private void swap(int one, int other) {
    int square = squares[one];
    long turned = flips[one];
    long answers = replies[one];
    int cost = costs[one];
    squares[one] = squares[other];
    flips[one] = flips[other];
    replies[one] = replies[other];
    costs[one] = costs[other];
    squares[other] = square;
    flips[other] = turned;
    replies[other] = answers;
    costs[other] = cost;
  }
}
