package agon.mnk;

/**
 * What one side threatens, kept up to date window by window. A window in which only one stone is
 * lacking gives a <i>winning cell</i>. A window in which two are lacking joins its two free cells:
 * a stone on the one makes the other a winning cell, so both are <i>makers</i> of a threat. A cell
 * joined to two or more different cells is a <i>doubler</i>: a stone there makes two winning cells
 * at once, and no answer stops both.
 *
 * <p>Whether all partners of a cell are the same is seen without listing them: for n numbers, n
 * times the sum of the squares equals the square of the sum just when all are equal (Cauchy and
 * Schwarz). So joining and parting take a few additions each.
 */
final class MnkThreats {
  private final CellSet winning;
  private final CellSet makers;
  private final CellSet doublers;

  /** How many windows lack this cell only. */
  private final int[] completes;

  /** How many windows join this cell to a partner, and the partners' sum and sum of squares. */
  private final int[] partners;

  private final long[] sums;
  private final long[] squares;

  MnkThreats(int cells) {
    winning = new CellSet(cells);
    makers = new CellSet(cells);
    doublers = new CellSet(cells);
    completes = new int[cells];
    partners = new int[cells];
    sums = new long[cells];
    squares = new long[cells];
  }

  /** Cells where a stone wins at once. */
  CellSet winning() {
    return winning;
  }

  /** Cells where a stone threatens to win at once. */
  CellSet makers() {
    return makers;
  }

  /** Cells where a stone makes two or more such threats. */
  CellSet doublers() {
    return doublers;
  }

  /** The winning cell that a stone on a maker that is no doubler makes. */
  int partner(int maker) {
    return (int) (sums[maker] / partners[maker]);
  }

  /**
   * A window lacks one cell.
   *
   * @param sign 1 if it has become so, −1 if it is so no more
   */
  void lacksOne(int cell, int sign) {
    completes[cell] += sign;
    winning.set(cell, completes[cell] > 0);
  }

  /** A window lacks two cells. */
  void lacksTwo(int one, int other, int sign) {
    join(one, other, sign);
    join(other, one, sign);
  }

  private void join(int cell, int partner, int sign) {
    int count = partners[cell] += sign;
    long sum = sums[cell] += (long) sign * partner;
    long square = squares[cell] += (long) sign * partner * partner;
    makers.set(cell, count > 0);
    doublers.set(cell, count * square != sum * sum);
  }
}
