package agon.search;

import java.util.Arrays;

/**
 * The moves of the root in the order in which they are searched. Likely moves stand first; unlikely
 * ones are looked at only where all likely ones are known to be no good.
 */
final class RootMoves {
  private int[] moves = {};

  /** Moves from this number on are unlikely to be best. */
  private int unlikelyFrom;

  /**
   * Takes the moves of a new root, each group ordered by rank.
   *
   * @param likely the moves worth a look, none if all of them are
   */
  void begin(int[] searchMoves, int[] likely, Insight insight) {
    int[] sorted = likely.clone();
    Arrays.sort(sorted);
    int count = searchMoves.length;
    boolean[] isLikely = new boolean[count];
    long[] order = new long[count];
    unlikelyFrom = 0;
    for (int i = 0; i < count; i++) {
      isLikely[i] = sorted.length == 0 || Arrays.binarySearch(sorted, searchMoves[i]) >= 0;
      unlikelyFrom += isLikely[i] ? 1 : 0;
      // Downwards by rank, and as they came where it is the same.
      order[i] = -(long) insight.rank(searchMoves[i]) * count + i;
    }
    Arrays.sort(order);
    moves = new int[count];
    int front = 0;
    int back = unlikelyFrom;
    for (long place : order) {
      int from = (int) Math.floorMod(place, (long) count);
      moves[isLikely[from] ? front++ : back++] = searchMoves[from];
    }
    if (unlikelyFrom == 0) {
      unlikelyFrom = count;
    }
  }

  int count() {
    return moves.length;
  }

  int get(int index) {
    return moves[index];
  }

  int unlikelyFrom() {
    return unlikelyFrom;
  }

  void copyTo(int[] list, int count) {
    System.arraycopy(moves, 0, list, 0, count);
  }

  /** To the front of those from {@code first} on; from now on it is a likely one. */
  void promote(int move, int first) {
    int at = indexOf(move, first);
    System.arraycopy(moves, first, moves, first + 1, at - first);
    moves[first] = move;
    if (at >= unlikelyFrom) {
      unlikelyFrom++;
    }
  }

  /** To the very end. */
  void demote(int move) {
    int at = indexOf(move, 0);
    System.arraycopy(moves, at + 1, moves, at, moves.length - at - 1);
    moves[moves.length - 1] = move;
    if (at < unlikelyFrom && unlikelyFrom > 1) {
      unlikelyFrom--;
    }
  }

  private int indexOf(int move, int first) {
    int at = first;
    while (moves[at] != move) {
      at++;
    }
    return at;
  }
}
