package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;

/**
 * How the stones of one board are kept, and who has won with them. The stones themselves are a
 * {@code long[]} that belongs to the position; what it holds is known here only. Immutable.
 */
abstract class MnkStones {
  /** Nobody's stone. */
  static final int EMPTY = -1;

  final int rows;
  final int columns;
  final int k;
  final boolean exact;

  MnkStones(int rows, int columns, int k, boolean exact) {
    this.rows = rows;
    this.columns = columns;
    this.k = k;
    this.exact = exact;
  }

  static MnkStones of(int rows, int columns, int k, boolean exact) {
    if (MnkSmallBoard.fits(rows, columns)) {
      return new MnkSmallBoard(rows, columns, k, exact);
    }
    return MnkMiddleBoard.fits(rows, columns)
        ? new MnkMiddleBoard(rows, columns, k, exact)
        : new MnkLargeBoard(rows, columns, k, exact);
  }

  /** An empty board. */
  abstract long[] none();

  /**
   * Puts a player's stone on an empty cell.
   *
   * @return whether it makes a winning line, where there was none before
   */
  abstract boolean put(long[] stones, int player, int cell);

  /** Takes a player's stone away again. */
  abstract void lift(long[] stones, int player, int cell);

  /** 1 if there is a stone of the player on the cell, otherwise 0. */
  abstract int count(long[] stones, int player, int cell);

  final int cells() {
    return rows * columns;
  }

  /** Whose stone is on a cell, or {@link #EMPTY}. */
  final int owner(long[] stones, int cell) {
    return count(stones, FIRST, cell) != 0
        ? FIRST
        : count(stones, SECOND, cell) != 0 ? SECOND : EMPTY;
  }

  /** Whether a player has a winning line anywhere. */
  final boolean wins(long[] stones, int player) {
    for (int cell = 0; cell < cells(); cell++) {
      if (count(stones, player, cell) != 0 && wins(stones, player, cell)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a player's stone on a cell is part of a winning line. Slow, but asks nothing else. */
  final boolean wins(long[] stones, int player, int cell) {
    int row = cell / columns;
    int column = cell - row * columns;
    return isLine(run(stones, player, row, column, 0, 1))
        || isLine(run(stones, player, row, column, 1, 0))
        || isLine(run(stones, player, row, column, 1, 1))
        || isLine(run(stones, player, row, column, 1, -1));
  }

  private boolean isLine(int run) {
    return exact ? run == k : run >= k;
  }

  /** The length of the run of stones through one of them. */
  private int run(long[] stones, int player, int row, int column, int down, int right) {
    return 1
        + neighbours(stones, player, row, column, down, right)
        + neighbours(stones, player, row, column, -down, -right);
  }

  private int neighbours(long[] stones, int player, int row, int column, int down, int right) {
    int run = 0;
    int r = row + down;
    int c = column + right;
    while (r >= 0
        && r < rows
        && c >= 0
        && c < columns
        && count(stones, player, r * columns + c) != 0) {
      run++;
      r += down;
      c += right;
    }
    return run;
  }
}
