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
  final MnkRule rule;

  MnkStones(int rows, int columns, int k, MnkRule rule) {
    this.rows = rows;
    this.columns = columns;
    this.k = k;
    this.rule = rule;
  }

  static MnkStones of(int rows, int columns, int k, MnkRule rule) {
    if (MnkSmallBoard.fits(rows, columns)) {
      return new MnkSmallBoard(rows, columns, k, rule);
    }
    return MnkMiddleBoard.fits(rows, columns)
        ? new MnkMiddleBoard(rows, columns, k, rule)
        : new MnkLargeBoard(rows, columns, k, rule);
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
    return wins(stones, player, row, column, 0, 1)
        || wins(stones, player, row, column, 1, 0)
        || wins(stones, player, row, column, 1, 1)
        || wins(stones, player, row, column, 1, -1);
  }

  private boolean wins(long[] stones, int player, int row, int column, int down, int right) {
    int behind = neighbours(stones, player, row, column, down, right);
    int before = neighbours(stones, player, row, column, -down, -right);
    int run = before + 1 + behind;
    if (rule.exact(player) ? run != k : run < k) {
      return false;
    }
    return rule != MnkRule.CARO
        || !isAt(stones, 1 - player, row + (behind + 1) * down, column + (behind + 1) * right)
        || !isAt(stones, 1 - player, row - (before + 1) * down, column - (before + 1) * right);
  }

  private boolean isAt(long[] stones, int player, int row, int column) {
    return row >= 0
        && row < rows
        && column >= 0
        && column < columns
        && count(stones, player, row * columns + column) != 0;
  }

  private int neighbours(long[] stones, int player, int row, int column, int down, int right) {
    int run = 0;
    int r = row + down;
    int c = column + right;
    while (isAt(stones, player, r, c)) {
      run++;
      r += down;
      c += right;
    }
    return run;
  }
}
