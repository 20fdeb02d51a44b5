package agon.mnk;

/**
 * Remembers positions in which a search found no forced win, and how many moves of the attacker it
 * had looked ahead. These are facts about positions and stay true from one search to the next. A
 * later entry replaces an earlier one in the same place.
 */
final class FailureTable {
  /** Nothing is known. */
  static final int UNKNOWN = -1;

  /** However far one looks, there is no win of the kind searched for. */
  static final int FOR_GOOD = 63;

  private static final int BITS = 14;
  private static final long MOVES = 63;

  private final long[] entries = new long[1 << BITS];

  /** How many moves were looked ahead in vain. */
  int failed(long key) {
    long entry = entries[slot(key)];
    return (entry & ~MOVES) == (key & ~MOVES) ? (int) (entry & MOVES) : UNKNOWN;
  }

  void remember(long key, int moves) {
    entries[slot(key)] = (key & ~MOVES) | moves;
  }

  private static int slot(long key) {
    return (int) (key >>> (Long.SIZE - BITS));
  }
}
