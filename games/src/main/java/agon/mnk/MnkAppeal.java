package agon.mnk;

/**
 * What a stone on a cell is worth at a glance: it is counted in every window of k cells through the
 * cell that only one side has stones in. My windows grow, the other's are spoilt; the fewer stones
 * a window lacks, the more it counts, by powers, and mine a little more than the other's. Counting
 * windows is an old habit of five-in-a-row programs (Hayes and Loge 2016 describe one for all m, n,
 * k). A window slides along each of the four lines, so the cost is about 8k steps.
 */
final class MnkAppeal {
  /** Each stone nearer to the goal multiplies the worth by 2 to this power. */
  private static final int STEP = 4;

  /** Such that four lines of 255 windows stay below 2^31. */
  private static final int COMPLETED = 20;

  private final MnkLines lines;
  private final int k;

  /** By the number of stones already in the window. */
  private final int[] build;

  private final int[] spoil;

  MnkAppeal(MnkLines lines) {
    this.lines = lines;
    k = lines.k;
    build = new int[k];
    spoil = new int[k];
    for (int stones = 0; stones < k; stones++) {
      int lacking = k - 1 - stones;
      int worth = 1 << Math.max(0, COMPLETED - STEP * lacking);
      // Far from the goal powers vanish; there every stone counts for one.
      build[stones] = Math.max(worth, stones + 1);
      spoil[stones] = Math.max(worth / 4, stones + 1);
    }
  }

  int of(long[] stones, int player, int cell) {
    int row = lines.rowOf(cell);
    int column = cell - row * lines.columns;
    int below = lines.rows - 1 - row;
    int right = lines.columns - 1 - column;
    int diagonal = lines.diagonalLine(row, column);
    int antidiagonal = lines.antidiagonalLine(row, column);
    return along(stones, player, row, column, column, right)
        + along(stones, player, lines.columnLine(column), row, row, below)
        + along(stones, player, diagonal, column, Math.min(column, row), Math.min(right, below))
        + along(
            stones, player, antidiagonal, column, Math.min(column, below), Math.min(right, row));
  }

  /**
   * @param before how many cells the line has before the place
   * @param behind and how many behind it
   */
  private int along(long[] stones, int player, int line, int place, int before, int behind) {
    int first = place - Math.min(before, k - 1);
    int last = place + Math.min(behind, k - 1);
    int worth = 0;
    int mine = 0;
    int others = 0;
    for (int end = first; end <= last; end++) {
      mine += lines.stone(stones, player, line, end);
      others += lines.stone(stones, 1 - player, line, end);
      int start = end - k + 1;
      if (start < first) {
        continue;
      }
      if (mine == 0 || others == 0) {
        int builder = others == 0 ? player : 1 - player;
        boolean tooLong =
            lines.exact
                && ((start > place - before && lines.stone(stones, builder, line, start - 1) != 0)
                    || (end < place + behind && lines.stone(stones, builder, line, end + 1) != 0));
        worth += tooLong ? 0 : others == 0 ? build[mine] : spoil[others];
      }
      mine -= lines.stone(stones, player, line, start);
      others -= lines.stone(stones, 1 - player, line, start);
    }
    return worth;
  }
}
