package agon.mnk;

/**
 * The numbers of a network over lines on one board: each empty cell's units, the sums of those that
 * are above zero over all cells that count, and the same sums with one stone more. {@link
 * PlainLineUnits} does it with plain words, {@link VectorLineUnits} with vectors; both say the
 * same.
 *
 * <p>A <i>change</i> is a word that says that a line through a cell is another window now.
 */
abstract class LineUnits {
  private static final int WINDOW_BITS = 14;
  private static final int WINDOW_MASK = (1 << WINDOW_BITS) - 1;

  static LineUnits of(LineRows network, int cells, boolean vectors) {
    return vectors ? new VectorLineUnits(network, cells) : new PlainLineUnits(network, cells);
  }

  /** A change of the line that has number 4 · cell + direction. */
  static long change(int place, int before, int now) {
    return (long) place << (2 * WINDOW_BITS) | (long) before << WINDOW_BITS | now;
  }

  static int place(long change) {
    return (int) (change >>> (2 * WINDOW_BITS));
  }

  static int cell(long change) {
    return place(change) / MnkLines.DIRECTIONS;
  }

  static int before(long change) {
    return (int) (change >>> WINDOW_BITS) & WINDOW_MASK;
  }

  static int now(long change) {
    return (int) change & WINDOW_MASK;
  }

  /** By how many the lines of its cell that are not bare become more. */
  static int livelier(long change) {
    return (before(change) < LineWindows.BARE ? 1 : 0) - (now(change) < LineWindows.BARE ? 1 : 0);
  }

  /** Puts another window in place of one on a line through a cell. */
  abstract void exchange(int cell, int from, int to);

  /** The same for the first window on a line. */
  abstract void begin(int cell, int window);

  /**
   * Works out the sums with one stone more.
   *
   * @param live by cell how many of its lines are not bare; where none is, the cell counts nothing
   */
  abstract void look(int stone, byte[] live, long[] changes, int from, int to);

  /** Those sums are the sums from now on. The changes are still to be made. */
  abstract void advance();

  /** Writes the sums down, or takes them from there. */
  abstract void save(int number);

  abstract void restore(int number);

  /** What the network says to the sums, or to those with one stone more. */
  abstract int output(int mover, boolean ahead);
}
