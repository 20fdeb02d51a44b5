package agon.othello;

/**
 * Discs that can never be turned over again, a lower bound. In each of the four lines through it
 * such a disc has a full line, a wall, or a stable disc of its own side next to it; found by
 * repeating that rule until nothing is added (the usual rule, see M. Buro's Logistello and R.
 * Delorme's Edax). Lines end at holes as they end at the edge.
 *
 * <p>Cost: about 100 operations for the full lines, which serve both sides, and 20 a round.
 */
final class StableDiscs8 {
  /** How far {@code alpha} must be up before stable discs are worth counting, by empty squares. */
  private static final int[] WORTHWHILE = new int[65];

  static {
    for (int empties = 0; empties <= 64; empties++) {
      WORTHWHILE[empties] = empties <= 10 ? 10 : 2 * empties - 10;
    }
  }

  private final Terrain8 terrain;
  private long safeRow;
  private long safeLeft;
  private long safeDown;
  private long safeRight;

  StableDiscs8(Terrain8 terrain) {
    this.terrain = terrain;
  }

  /** Looks for full lines; to be called before {@link #of} whenever an empty square was filled. */
  void setEmpty(long empty) {
    long playable = terrain.playable;
    safeRow =
        ~(reachUp(empty, playable & Bits8.NOT_COLUMN_A, 1)
                | reachDown(empty, playable & Bits8.NOT_COLUMN_H, 1))
            | terrain.anchoredRow;
    safeLeft =
        ~(reachUp(empty, playable & Bits8.NOT_COLUMN_H, 7)
                | reachDown(empty, playable & Bits8.NOT_COLUMN_A, 7))
            | terrain.anchoredLeft;
    safeDown =
        ~(reachUp(empty, playable, 8) | reachDown(empty, playable, 8)) | terrain.anchoredDown;
    safeRight =
        ~(reachUp(empty, playable & Bits8.NOT_COLUMN_A, 9)
                | reachDown(empty, playable & Bits8.NOT_COLUMN_H, 9))
            | terrain.anchoredRight;
  }

  /** All squares of {@code through} that a walk from the set gets to, eight steps at most. */
  private static long reachUp(long set, long through, int step) {
    long reached = set | (through & (set << step));
    long pairs = through & (through << step);
    reached |= pairs & (reached << (2 * step));
    return reached | (pairs & (pairs << (2 * step)) & (reached << (4 * step)));
  }

  private static long reachDown(long set, long through, int step) {
    long reached = set | (through & (set >>> step));
    long pairs = through & (through >>> step);
    reached |= pairs & (reached >>> (2 * step));
    return reached | (pairs & (pairs >>> (2 * step)) & (reached >>> (4 * step)));
  }

  /**
   * The most the side to move can win by, with the other one's stable discs gone for good; or the
   * whole board where a look is not worthwhile or cannot bring it down to {@code alpha}.
   */
  int most(long other, long empty, int empties, int alpha) {
    int count = terrain.playableCount;
    if (alpha < WORTHWHILE[empties] || count - 2 * Long.bitCount(other) > alpha) {
      return count;
    }
    setEmpty(empty);
    return count - 2 * Long.bitCount(of(other));
  }

  /** The stable ones among a side's discs. */
  long of(long discs) {
    long stable = discs & safeRow & safeLeft & safeDown & safeRight;
    long before = 0;
    while (stable != before) {
      before = stable;
      long east = Bits8.east(stable);
      long west = Bits8.west(stable);
      stable |=
          discs
              & (safeRow | east | west)
              & (safeDown | (stable << 8) | (stable >>> 8))
              & (safeLeft | (west << 8) | (east >>> 8))
              & (safeRight | (east << 8) | (west >>> 8));
    }
    return stable;
  }
}
