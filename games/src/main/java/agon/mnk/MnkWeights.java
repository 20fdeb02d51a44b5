package agon.mnk;

/**
 * What a live window with so many stones is worth. The estimate was tuned a little by games from
 * random openings on 15 by 15: each stone more should multiply by about 4 to 5, and having the move
 * is worth half of one's own windows.
 */
final class MnkWeights {
  /** In the order of moves, a stone more multiplies a window's worth by 2 to this power. */
  private static final int RANK_STEP = 4;

  /** Such that four lines of 255 windows, times {@link #OWN}, stay below 2^31. */
  private static final int RANK_LAST = 18;

  /** How much more building counts than blocking, in the order of moves. */
  static final int OWN = 4;

  /** The worth of a window that lacks 1, 2, 3 … stones, when a position is estimated. */
  private static final int[] LACKING = {200, 50, 10, 2};

  /** What having the move adds to the mover's windows, in hundredths. */
  static final int TEMPO_PERCENT = 50;

  /** By the number of stones: for the order of moves. Never 0, so a cell of worth 0 is dead. */
  final int[] rank;

  /** By the number of stones: for the estimate. */
  final int[] estimate;

  MnkWeights(int k) {
    rank = new int[k + 1];
    estimate = new int[k + 1];
    for (int stones = 0; stones <= k; stones++) {
      int lacking = k - stones;
      int power = lacking == 0 ? 0 : RANK_LAST - RANK_STEP * (lacking - 1);
      // Far from the goal powers vanish; there every stone counts for one.
      rank[stones] = Math.max(1 << Math.max(0, power), stones + 1);
      estimate[stones] =
          stones == 0 || lacking == 0 ? 0 : lacking <= LACKING.length ? LACKING[lacking - 1] : 1;
    }
  }
}
