package agon.othello;

import agon.game.Keys;

/**
 * What an endgame search has found out about positions of one board: bounds on the final margin and
 * the moves that were best. Positions are kept whole, so nothing is ever mistaken for something
 * else, and bounds hold for ever.
 *
 * <p>Two places a bucket: one for whatever took longest in this search, one for whatever came last.
 */
final class EndgameTable {
  /** The entry of a position that is not in the table: no bounds, no moves. */
  static final long UNKNOWN = pack(-127, 127, 0, 0, 0, 0);

  private static final int WORDS_A_PLACE = 3;

  private final long[] words;
  private final int shift;
  private int search;

  /** A table for 2^{@code bits} positions, 24 bytes each. */
  EndgameTable(int bits) {
    words = new long[WORDS_A_PLACE << bits];
    shift = 64 - (bits - 1);
  }

  /** Lets a new search replace what earlier ones have left. */
  void nextSearch() {
    search = (search + 1) & 255;
  }

  private static long pack(
      int lower, int upper, int best, int secondBest, int empties, int search) {
    return (lower & 255L)
        | ((upper & 255L) << 8)
        | ((best & 255L) << 16)
        | ((secondBest & 255L) << 24)
        | ((empties & 255L) << 32)
        | ((search & 255L) << 40);
  }

  static int lower(long entry) {
    return (byte) entry;
  }

  static int upper(long entry) {
    return (byte) (entry >>> 8);
  }

  /** The square of the best move plus one, 0 for none. */
  static int best(long entry) {
    return (int) (entry >>> 16) & 255;
  }

  static int secondBest(long entry) {
    return (int) (entry >>> 24) & 255;
  }

  private static int empties(long entry) {
    return (int) (entry >>> 32) & 255;
  }

  private static int search(long entry) {
    return (int) (entry >>> 40) & 255;
  }

  private int bucket(long own, long other) {
    long hash = Keys.mix(own ^ (Long.rotateLeft(other, 29) * 0xD6E8FEB86659FD93L));
    return (int) (hash >>> shift) * (2 * WORDS_A_PLACE);
  }

  long find(long own, long other) {
    int at = bucket(own, other);
    if (words[at] == own && words[at + 1] == other) {
      return words[at + 2];
    }
    at += WORDS_A_PLACE;
    return words[at] == own && words[at + 1] == other ? words[at + 2] : UNKNOWN;
  }

  /** Keeps the result of a search with this window, and what was known of its other side. */
  void keep(long own, long other, int empties, int alpha, int beta, int value, int square) {
    long known = find(own, other);
    int lower = value > alpha ? Math.max(value, lower(known)) : lower(known);
    int upper = value < beta ? Math.min(value, upper(known)) : upper(known);
    int best = square + 1;
    int second = best(known) == best ? secondBest(known) : best(known);
    int at = bucket(own, other);
    boolean here = words[at] == own && words[at + 1] == other;
    boolean takeFirst =
        here || search(words[at + 2]) != search || empties(words[at + 2]) <= empties;
    if (!takeFirst) {
      at += WORDS_A_PLACE;
    }
    words[at] = own;
    words[at + 1] = other;
    words[at + 2] = pack(lower, upper, best, second, empties, search);
  }
}
