package agon.mnk;

/**
 * What {@link OpenThreatSearch} knows about positions: how much work it still takes to prove and to
 * disprove a win, and how far off a proven one is at most. Two places a position; the one with less
 * behind it gives way. Facts stay true from one search to the next.
 */
final class ThreatTable {
  /** More than any sum of numbers; a proof or disproof is not to be had. */
  static final int NEVER = 1 << 20;

  private static final int BITS = 17;
  private static final int NUMBER_BITS = 21;

  /** What is left for the length of a win, and above it for the hint: 65,025 cells and none. */
  private static final int PLIES = 63;

  private static final int HINT = 2 * NUMBER_BITS + 6;
  private static final long NUMBER = (1L << NUMBER_BITS) - 1;

  /** Keys at even places, behind each its numbers. */
  private long[] entries = {};

  /** By entry: how many moves have been tried below it. */
  private int[] work = {};

  /** Where the position asked for last stands, or negative if nothing is known of it. */
  private int at;

  /** Makes room, once: the megabytes are for who searches, and most positions never do. */
  void prepare() {
    if (entries.length == 0) {
      entries = new long[2 << BITS];
      work = new int[1 << BITS];
    }
  }

  /** Turns to a position, and says whether it is known. */
  boolean find(long key) {
    int slot = slot(key);
    at = entries[2 * slot] == key ? slot : entries[2 * (slot ^ 1)] == key ? slot ^ 1 : -1;
    return at >= 0;
  }

  /** How many leaves must still be won, at the least, to prove a win; 0 if it is proven. */
  int toProve() {
    return (int) (entries[2 * at + 1] & NUMBER);
  }

  /** How many must still be lost to know that there is none. */
  int toDisprove() {
    return (int) ((entries[2 * at + 1] >>> NUMBER_BITS) & NUMBER);
  }

  /** How many plies a proven win takes at most. */
  int plies() {
    return (int) (entries[2 * at + 1] >>> (2 * NUMBER_BITS)) & PLIES;
  }

  /** The move to look at first, less than 0 if none is known. */
  int hint() {
    return (int) (entries[2 * at + 1] >>> HINT) - 1;
  }

  void put(long key, int toProve, int toDisprove, int plies, int hint, int effort) {
    if (!find(key)) {
      int slot = slot(key);
      at = work[slot] <= work[slot ^ 1] ? slot : slot ^ 1;
      // Whoever stays is worth a little less the next time.
      work[at ^ 1] -= work[at ^ 1] >> 3;
    }
    entries[2 * at] = key;
    entries[2 * at + 1] =
        (hint + 1L) << HINT
            | (long) Math.min(plies, PLIES) << (2 * NUMBER_BITS)
            | (long) toDisprove << NUMBER_BITS
            | toProve;
    work[at] = effort;
  }

  private static int slot(long key) {
    return (int) (key >>> (Long.SIZE - BITS));
  }
}
