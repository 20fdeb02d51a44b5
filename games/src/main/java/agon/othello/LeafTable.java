package agon.othello;

/**
 * What one thread has just found out about positions near the end of the game: exact bounds on the
 * final margin and the best move. Small enough to stay in the processor's cache, and gone with the
 * next position that wants the same place.
 */
final class LeafTable {
  /** The entry of a position that is not in the table: no bounds, no move. */
  static final int UNKNOWN = pack(-127, 127, 0);

  private static final int WORDS = 3;

  /** Three a place: the discs of either side, and what was found. */
  private final long[] words;

  private final int shift;

  LeafTable(int bits) {
    words = new long[WORDS << bits];
    shift = 64 - bits;
  }

  private static int pack(int lower, int upper, int best) {
    return (lower & 255) | (upper & 255) << 8 | best << 16;
  }

  static int lower(int entry) {
    return (byte) entry;
  }

  static int upper(int entry) {
    return (byte) (entry >>> 8);
  }

  /** The square of the best move plus one, 0 for none. */
  static int best(int entry) {
    return entry >>> 16;
  }

  private int place(long hash) {
    return WORDS * (int) (hash >>> shift);
  }

  /**
   * @param hash of the position, as {@link Table8} has it
   */
  int find(long hash, long own, long other) {
    int at = place(hash);
    return words[at] == own && words[at + 1] == other ? (int) words[at + 2] : UNKNOWN;
  }

  void keep(long hash, long own, long other, int alpha, int beta, int value, int square) {
    int known = find(hash, own, other);
    int at = place(hash);
    words[at] = own;
    words[at + 1] = other;
    int lower = value > alpha ? Math.max(value, lower(known)) : lower(known);
    int upper = value < beta ? Math.min(value, upper(known)) : upper(known);
    words[at + 2] = pack(lower, upper, square + 1);
  }
}
