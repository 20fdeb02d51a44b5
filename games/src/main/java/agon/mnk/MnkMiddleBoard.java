package agon.mnk;

/**
 * Boards of middle size: every stone is kept four times, as one bit in its row, its column, its
 * diagonal and its antidiagonal, each a word of its own per side (as in the rotated bitboards of
 * chess, Hyatt 1999). Lines of up to 15 cells are looked through for runs four at a time, side by
 * side in one word, lines of up to 31 cells two at a time. A stone costs four words changed and
 * about thirty instructions more, no branch.
 */
final class MnkMiddleBoard extends MnkStones {
  private static final int WORD = Long.SIZE;
  private static final int HALF = WORD / 2;
  private static final int QUARTER = WORD / 4;

  /** Bits a line takes in a word of several. The last one stays 0, so that runs end there. */
  private final int width;

  /** Words a side takes. */
  private final int side;

  private final int firstColumn;
  private final int middleDiagonal;
  private final int firstAntidiagonal;
  private final int[] rowOf;
  private final MnkRuns runs;

  /** The common case: longer lines win, too, and k small enough for the quick way. */
  private final boolean quick;

  MnkMiddleBoard(int rows, int columns, int k, MnkRule rule) {
    super(rows, columns, k, rule);
    int longest = Math.max(rows, columns);
    width = longest < QUARTER ? QUARTER : longest < HALF ? HALF : WORD;
    firstColumn = rows;
    middleDiagonal = rows + columns + columns - 1;
    firstAntidiagonal = rows + columns + rows + columns - 1;
    side = firstAntidiagonal + rows + columns - 1;
    rowOf = new int[rows * columns];
    for (int cell = 0; cell < rowOf.length; cell++) {
      rowOf[cell] = cell / columns;
    }
    runs = new MnkRuns(k, 1);
    quick = rule == MnkRule.FREE && runs.isUpToEight();
  }

  static boolean fits(int rows, int columns) {
    return Math.max(rows, columns) < WORD;
  }

  @Override
  long[] none() {
    return new long[2 * side];
  }

  @Override
  boolean put(long[] stones, int player, int cell) {
    return putStone(stones, player, cell) && (rule != MnkRule.CARO || wins(stones, player, cell));
  }

  /** Whether the stone makes a line of the right length. */
  private boolean putStone(long[] stones, int player, int cell) {
    int row = rowOf[cell];
    int column = cell - row * columns;
    int start = player * side;
    long bit = 1L << column;
    long onRow = stones[start + row] |= bit;
    long onColumn = stones[start + firstColumn + column] |= 1L << row;
    long onDiagonal = stones[start + middleDiagonal + row - column] |= bit;
    long onAntidiagonal = stones[start + firstAntidiagonal + row + column] |= bit;
    if (width == QUARTER) {
      long diagonals = onDiagonal | onAntidiagonal << QUARTER;
      return winningRuns(player, onRow | onColumn << QUARTER | diagonals << HALF) != 0;
    }
    if (width == HALF) {
      return (winningRuns(player, onRow | onColumn << HALF)
              | winningRuns(player, onDiagonal | onAntidiagonal << HALF))
          != 0;
    }
    return (winningRuns(player, onRow)
            | winningRuns(player, onColumn)
            | winningRuns(player, onDiagonal)
            | winningRuns(player, onAntidiagonal))
        != 0;
  }

  private long winningRuns(int player, long lines) {
    if (quick) {
      return runs.upToEight(lines);
    }
    return rule.exact(player) ? runs.exactly(lines) : runs.orLonger(lines);
  }

  @Override
  void lift(long[] stones, int player, int cell) {
    int row = rowOf[cell];
    int column = cell - row * columns;
    int start = player * side;
    long bit = 1L << column;
    stones[start + row] ^= bit;
    stones[start + firstColumn + column] ^= 1L << row;
    stones[start + middleDiagonal + row - column] ^= bit;
    stones[start + firstAntidiagonal + row + column] ^= bit;
  }

  @Override
  int count(long[] stones, int player, int cell) {
    int row = rowOf[cell];
    int column = cell - row * columns;
    return (int) (stones[player * side + row] >>> column) & 1;
  }
}
