package agon.othello;

import java.util.Arrays;

/**
 * What is known for certain of positions near the end of a game on boards larger than 8x8: bounds
 * on the final margin for the side to move, and a move. A place holds two positions, that with more
 * empty squares and the one seen last.
 */
final class EndTable {
  /** No bounds, no move. */
  static final long UNKNOWN = pack(-1000, 1000, -1, 0);

  private static final int WORDS = 4;
  private static final int MOST_MEGABYTES = 512;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /** Two keys a place, each with what was found. */
  private final long[] words;

  private final int shift;

  /** What has more empty squares will not come up again. */
  private int mostEmpties = Integer.MAX_VALUE;

  /**
   * @param bits two to the power of it places, of 32 bytes
   */
  EndTable(int bits) {
    words = new long[WORDS << bits];
    shift = 64 - bits;
  }

  /** With so much memory, or as much as is useful. */
  static EndTable ofMegabytes(int megabytes) {
    long places = ((long) Math.min(megabytes, MOST_MEGABYTES) << 20) / (Long.BYTES * WORDS);
    return new EndTable(63 - Long.numberOfLeadingZeros(places));
  }

  private static long pack(int lower, int upper, int move, int empties) {
    return (lower & 0xFFFFL) | (upper & 0xFFFFL) << 16 | (move + 1L) << 32 | (long) empties << 48;
  }

  static int lower(long entry) {
    return (short) entry;
  }

  static int upper(long entry) {
    return (short) (entry >>> 16);
  }

  /** The best move, or −1. */
  static int move(long entry) {
    return ((int) (entry >>> 32) & 0xFFFF) - 1;
  }

  private static int empties(long entry) {
    return (int) (entry >>> 48);
  }

  /** The search begins with so many empty squares. */
  void begin(int empties) {
    mostEmpties = empties;
  }

  private int place(long key) {
    return WORDS * (int) ((key * SPREAD) >>> shift);
  }

  long find(long key) {
    int at = place(key);
    return words[at] == key ? words[at + 1] : words[at + 2] == key ? words[at + 3] : UNKNOWN;
  }

  void keep(long key, int empties, int alpha, int beta, int value, int move) {
    long known = find(key);
    int lower = value > alpha ? Math.max(value, lower(known)) : lower(known);
    int upper = value < beta ? Math.min(value, upper(known)) : upper(known);
    int at = place(key);
    int before = empties(words[at + 1]);
    boolean second = words[at] != key && before > empties && before <= mostEmpties;
    words[second ? at + 2 : at] = key;
    words[second ? at + 3 : at + 1] = pack(lower, upper, move, empties);
  }

  void clear() {
    Arrays.fill(words, 0);
  }
}
