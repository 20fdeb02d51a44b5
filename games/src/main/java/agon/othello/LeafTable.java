package agon.othello;

/**
 * What one thread has just found out about positions near the end of the game: exact bounds on the
 * final margin and the best move. Small enough to stay in the processor's cache, and gone with the
 * next position that wants the same place.
 */
final class LeafTable {
  /** The entry of a position that is not in the table: no bounds, no move. */
  static final int UNKNOWN = pack(-127, 127, 0);

  private final long[] discs;
  private final int[] found;
  private final int shift;

  LeafTable(int bits) {
    discs = new long[2 << bits];
    found = new int[1 << bits];
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

  int find(long own, long other) {
    int at = (int) (Table8.hash(own, other) >>> shift);
    return discs[2 * at] == own && discs[2 * at + 1] == other ? found[at] : UNKNOWN;
  }

  void keep(long own, long other, int alpha, int beta, int value, int square) {
    int at = (int) (Table8.hash(own, other) >>> shift);
    int known = discs[2 * at] == own && discs[2 * at + 1] == other ? found[at] : UNKNOWN;
    discs[2 * at] = own;
    discs[2 * at + 1] = other;
    int lower = value > alpha ? Math.max(value, lower(known)) : lower(known);
    int upper = value < beta ? Math.min(value, upper(known)) : upper(known);
    found[at] = pack(lower, upper, square + 1);
  }
}
