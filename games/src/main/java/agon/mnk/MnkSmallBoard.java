package agon.mnk;

/**
 * Small boards: all stones of a side in one word, row after row, with an empty column after each so
 * that lines end at the edge. Runs are found in the whole board at once, along each of the four
 * directions (as J. Tromp's Connect-4 programs do, 1995). A stone changes one word and costs some
 * thirty instructions, no branch.
 */
final class MnkSmallBoard extends MnkStones {
  /** The bit of every cell. */
  private final long[] bits;

  private final MnkRuns across;
  private final MnkRuns down;
  private final MnkRuns diagonal;
  private final MnkRuns antidiagonal;

  /** The common case: longer lines win, too, and k small enough for the quick way. */
  private final boolean quick;

  MnkSmallBoard(int rows, int columns, int k, MnkRule rule) {
    super(rows, columns, k, rule);
    int stride = columns + 1;
    bits = new long[rows * columns];
    for (int cell = 0; cell < bits.length; cell++) {
      bits[cell] = 1L << (cell / columns * stride + cell % columns);
    }
    across = new MnkRuns(k, 1);
    down = new MnkRuns(k, stride);
    diagonal = new MnkRuns(k, stride + 1);
    antidiagonal = new MnkRuns(k, stride - 1);
    quick = rule == MnkRule.FREE && across.isUpToEight();
  }

  static boolean fits(int rows, int columns) {
    return rows * (columns + 1) <= Long.SIZE;
  }

  @Override
  long[] none() {
    return new long[2];
  }

  @Override
  boolean put(long[] stones, int player, int cell) {
    long all = stones[player] ^= bits[cell];
    if (Long.bitCount(all) < k) {
      return false; // On the smallest boards that is half of all moves.
    }
    if (quick) {
      return (across.upToEight(all)
              | down.upToEight(all)
              | diagonal.upToEight(all)
              | antidiagonal.upToEight(all))
          != 0;
    }
    boolean line =
        rule.exact(player)
            ? (across.exactly(all)
                    | down.exactly(all)
                    | diagonal.exactly(all)
                    | antidiagonal.exactly(all))
                != 0
            : (across.orLonger(all)
                    | down.orLonger(all)
                    | diagonal.orLonger(all)
                    | antidiagonal.orLonger(all))
                != 0;
    return line && (rule != MnkRule.CARO || wins(stones, player, cell));
  }

  @Override
  void lift(long[] stones, int player, int cell) {
    stones[player] ^= bits[cell];
  }

  @Override
  int count(long[] stones, int player, int cell) {
    return (stones[player] & bits[cell]) == 0 ? 0 : 1;
  }
}
