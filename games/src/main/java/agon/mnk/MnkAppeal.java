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

  private final MnkStones board;
  private final int k;

  /** By the number of stones already in the window. */
  private final int[] build;

  private final int[] spoil;

  MnkAppeal(MnkStones board) {
    this.board = board;
    k = board.k;
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
    int columns = board.columns;
    int above = cell / columns;
    int left = cell - above * columns;
    int below = board.rows - 1 - above;
    int right = columns - 1 - left;
    return along(stones, player, cell, 1, left, right)
        + along(stones, player, cell, columns, above, below)
        + along(stones, player, cell, columns + 1, Math.min(above, left), Math.min(below, right))
        + along(stones, player, cell, columns - 1, Math.min(above, right), Math.min(below, left));
  }

  /**
   * @param step from one cell of the line to the next
   * @param before how many cells the line has before this one
   * @param behind and how many behind it
   */
  private int along(long[] stones, int player, int cell, int step, int before, int behind) {
    int first = -Math.min(before, k - 1);
    int last = Math.min(behind, k - 1);
    int worth = 0;
    int mine = 0;
    int others = 0;
    for (int end = first; end <= last; end++) {
      mine += board.count(stones, player, cell + end * step);
      others += board.count(stones, 1 - player, cell + end * step);
      int start = end - k + 1;
      if (start < first) {
        continue;
      }
      if (mine == 0 || others == 0) {
        int builder = others == 0 ? player : 1 - player;
        boolean tooLong =
            board.rule.exact(builder)
                && ((start > -before
                        && board.count(stones, builder, cell + (start - 1) * step) != 0)
                    || (end < behind
                        && board.count(stones, builder, cell + (end + 1) * step) != 0));
        worth += tooLong ? 0 : others == 0 ? build[mine] : spoil[others];
      }
      mine -= board.count(stones, player, cell + start * step);
      others -= board.count(stones, 1 - player, cell + start * step);
    }
    return worth;
  }
}
