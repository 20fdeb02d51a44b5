package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;

/**
 * The rows, columns and diagonals of one board, and who has won on them.
 *
 * <p>The idea: every stone is kept four times, as one bit in its row, its column, its diagonal and
 * its antidiagonal, each a machine word of its own per side (as in the rotated bitboards of chess,
 * Hyatt 1999). Runs of k ones in a word are found by and-ing it with itself shifted: by 1 leaves
 * runs of 2, then by 2 runs of 4, and so on, log k steps (Warren, Hacker's Delight, 2002). Four
 * lines of up to 15 cells, or two of up to 31, go through that side by side in one word, so that a
 * stone costs four words changed and about twenty more instructions, without a branch. Lines of
 * more than 63 cells take several words and are walked bit by bit.
 *
 * <p>Immutable: the bits themselves are a {@code long[]} that belongs to the position.
 */
final class MnkLines {
  /** Nobody's stone. */
  static final int EMPTY = -1;

  private static final int WORD = 64;
  private static final int HALF = 32;
  private static final int QUARTER = 16;

  final int rows;
  final int columns;
  final int k;
  final boolean exact;

  /** Bits kept for a line. The last one is always free: runs end there at the latest. */
  private final int width;

  /** Words a line takes. */
  private final int words;

  /** Words a side takes. */
  private final int side;

  private final int firstColumn;
  private final int middleDiagonal;
  private final int firstAntidiagonal;
  private final int[] rowOf;

  // The shifts that leave of every run of k ones its first; those not needed are 0.
  private final int shift1;
  private final int shift2;
  private final int shift3;
  private final int shift4;
  private final int shift5;
  private final int shift6;

  MnkLines(int rows, int columns, int k, boolean exact) {
    this.rows = rows;
    this.columns = columns;
    this.k = k;
    this.exact = exact;
    int longest = Math.max(rows, columns);
    words = longest / WORD + 1;
    width = longest < QUARTER ? QUARTER : longest < HALF ? HALF : words * WORD;
    firstColumn = rows;
    middleDiagonal = rows + columns + columns - 1;
    firstAntidiagonal = rows + columns + rows + columns - 1;
    side = (firstAntidiagonal + rows + columns - 1) * words;
    rowOf = new int[rows * columns];
    for (int cell = 0; cell < rowOf.length; cell++) {
      rowOf[cell] = cell / columns;
    }
    shift1 = shift(1);
    shift2 = shift(2);
    shift3 = shift(4);
    shift4 = shift(8);
    shift5 = shift(16);
    shift6 = shift(32);
  }

  /** From runs of so many to runs of twice as many, or to k. */
  private int shift(int run) {
    return Math.clamp(k - run, 0, run);
  }

  int cells() {
    return rowOf.length;
  }

  /** An empty board. */
  long[] noStones() {
    return new long[2 * side];
  }

  /**
   * Puts a player's stone on a cell.
   *
   * @return whether a line through the cell wins, where none did before
   */
  boolean put(long[] stones, int player, int cell) {
    if (words > 1) {
      lift(stones, player, cell);
      return wins(stones, player, cell);
    }
    int row = rowOf[cell];
    int column = cell - row * columns;
    int start = player * side;
    long bit = 1L << column;
    long onRow = stones[start + row] |= bit;
    long onColumn = stones[start + firstColumn + column] |= 1L << row;
    long onDiagonal = stones[start + middleDiagonal + row - column] |= bit;
    long onAntidiagonal = stones[start + firstAntidiagonal + row + column] |= bit;
    if (width == QUARTER) {
      long upper = onDiagonal | onAntidiagonal << QUARTER;
      return winningRuns(onRow | onColumn << QUARTER | upper << HALF) != 0;
    }
    if (width == HALF) {
      return (winningRuns(onRow | onColumn << HALF)
              | winningRuns(onDiagonal | onAntidiagonal << HALF))
          != 0;
    }
    return (winningRuns(onRow)
            | winningRuns(onColumn)
            | winningRuns(onDiagonal)
            | winningRuns(onAntidiagonal))
        != 0;
  }

  /** One bit for every run of ones that wins, in one word of lines. */
  private long winningRuns(long line) {
    long runs = line;
    runs &= runs >>> shift1;
    runs &= runs >>> shift2;
    runs &= runs >>> shift3;
    runs &= runs >>> shift4;
    runs &= runs >>> shift5;
    runs &= runs >>> shift6;
    return exact ? runs & ~(line << 1) & ~(line >>> k) : runs;
  }

  /** Takes a stone away again. */
  void lift(long[] stones, int player, int cell) {
    int row = rowOf[cell];
    int column = cell - row * columns;
    if (words == 1) {
      int start = player * side;
      long bit = 1L << column;
      stones[start + row] ^= bit;
      stones[start + firstColumn + column] ^= 1L << row;
      stones[start + middleDiagonal + row - column] ^= bit;
      stones[start + firstAntidiagonal + row + column] ^= bit;
    } else {
      stones[word(player, row, column)] ^= 1L << column;
      stones[word(player, firstColumn + column, row)] ^= 1L << row;
      stones[word(player, middleDiagonal + row - column, column)] ^= 1L << column;
      stones[word(player, firstAntidiagonal + row + column, column)] ^= 1L << column;
    }
  }

  /** Whether a player's stone on a cell is part of a winning line. */
  boolean wins(long[] stones, int player, int cell) {
    int row = rowOf[cell];
    int column = cell - row * columns;
    return isLine(run(stones, player, row, column))
        || isLine(run(stones, player, firstColumn + column, row))
        || isLine(run(stones, player, middleDiagonal + row - column, column))
        || isLine(run(stones, player, firstAntidiagonal + row + column, column));
  }

  private boolean isLine(int run) {
    return exact ? run == k : run >= k;
  }

  /** The length of the run of stones through one of them. */
  private int run(long[] stones, int player, int line, int place) {
    int first = place;
    while (first > 0 && stone(stones, player, line, first - 1) != 0) {
      first--;
    }
    int last = place;
    while (stone(stones, player, line, last + 1) != 0) {
      last++;
    }
    return last - first + 1;
  }

  /** Whose stone is on a cell, or {@link #EMPTY}. */
  int owner(long[] stones, int cell) {
    int row = rowOf[cell];
    int column = cell - row * columns;
    return stone(stones, FIRST, row, column) != 0
        ? FIRST
        : stone(stones, SECOND, row, column) != 0 ? SECOND : EMPTY;
  }

  /** Whether a player has a winning line anywhere. */
  boolean wins(long[] stones, int player) {
    for (int cell = 0; cell < cells(); cell++) {
      if (owner(stones, cell) == player && wins(stones, player, cell)) {
        return true;
      }
    }
    return false;
  }

  // ---- for those who look at a line cell by cell: rows, columns and diagonals are numbered, and a
  // cell has a place on its line, the column except on columns

  int rowOf(int cell) {
    return rowOf[cell];
  }

  int columnLine(int column) {
    return firstColumn + column;
  }

  int diagonalLine(int row, int column) {
    return middleDiagonal + row - column;
  }

  int antidiagonalLine(int row, int column) {
    return firstAntidiagonal + row + column;
  }

  /** 1 if there is a stone of the player, otherwise 0. */
  int stone(long[] stones, int player, int line, int place) {
    return (int) (stones[word(player, line, place)] >>> place) & 1;
  }

  private int word(int player, int line, int place) {
    return player * side + line * words + place / WORD;
  }
}
