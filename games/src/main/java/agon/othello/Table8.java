package agon.othello;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What searches of one board of up to 8x8 have found out about its positions: bounds on the score,
 * how deep and how surely they were looked for, and the two moves that were best. One table serves
 * the whole search, from the first ply of the game to a dozen squares before its end, and all its
 * threads.
 *
 * <p>Positions are kept whole, so nothing is ever mistaken for something else. An entry is three
 * words: the data, and each side's discs xor the data (Hyatt and Mann 2002): halves that do not
 * belong together after a race do not pass for an entry. Two entries make a bucket; the one that
 * cost less, or that an earlier search left, gives way.
 *
 * <p>Data, from the low end: 16 bits lower bound, 16 bits upper bound, 7 bits best square plus one,
 * 7 bits the second best, 6 bits depth, 3 bits selectivity, 6 bits age; bit 63 is set.
 */
final class Table8 {
  private static final int NO_BOUND = 32_000;

  /** The data of a position that is not in the table: no bounds, no moves, no depth. */
  static final long UNKNOWN = pack(-NO_BOUND, NO_BOUND, 0, 0, 0, 0, 0);

  private static final int WORDS = 3;
  private static final int BUCKET = 2 * WORDS;
  private static final int AGES = 64;
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] words;
  private final long buckets;
  private int age;

  /** A table of about so many positions, 24 bytes each. */
  Table8(int positions) {
    buckets = Math.max(1, positions / 2);
    words = new long[Math.toIntExact(buckets * BUCKET)];
  }

  void clear() {
    Arrays.fill(words, 0);
    age = 0;
  }

  /** Lets a new search replace what earlier ones have left. */
  void nextSearch() {
    age = (age + 1) % AGES;
  }

  private static long pack(
      int lower, int upper, int best, int second, int depth, int selectivity, int age) {
    return Long.MIN_VALUE
        | (long) age << 55
        | (long) selectivity << 52
        | (long) depth << 46
        | (long) second << 39
        | (long) best << 32
        | (upper & 0xFFFFL) << 16
        | (lower & 0xFFFFL);
  }

  static int lower(long data) {
    return (short) data;
  }

  static int upper(long data) {
    return (short) (data >>> 16);
  }

  /** The square of the best move plus one, 0 for none. */
  static int best(long data) {
    return (int) (data >>> 32) & 127;
  }

  static int second(long data) {
    return (int) (data >>> 39) & 127;
  }

  static int depth(long data) {
    return (int) (data >>> 46) & 63;
  }

  static int selectivity(long data) {
    return (int) (data >>> 52) & 7;
  }

  private static int age(long data) {
    return (int) (data >>> 55) & (AGES - 1);
  }

  /** Whether the bounds hold for a search so deep and so sure. */
  static boolean isEnough(long data, int depth, int selectivity) {
    return depth(data) >= depth && selectivity(data) >= selectivity;
  }

  static long hash(long own, long other) {
    long x = own * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(other * 0xD6E8FEB86659FD93L, 32);
    return (x ^ (x >>> 32)) * 0xBF58476D1CE4E5B9L;
  }

  private int bucket(long own, long other) {
    return (int) Math.unsignedMultiplyHigh(hash(own, other), buckets) * BUCKET;
  }

  long find(long own, long other) {
    int at = bucket(own, other);
    long data = (long) LONGS.getOpaque(words, at + 2);
    if (((long) LONGS.getOpaque(words, at) ^ data) == own
        && ((long) LONGS.getOpaque(words, at + 1) ^ data) == other
        && data != 0) {
      return data;
    }
    data = (long) LONGS.getOpaque(words, at + 5);
    if (((long) LONGS.getOpaque(words, at + 3) ^ data) == own
        && ((long) LONGS.getOpaque(words, at + 4) ^ data) == other
        && data != 0) {
      return data;
    }
    return UNKNOWN;
  }

  /**
   * Keeps the result of a search with this window, and what was known of its other side.
   *
   * @param square the best move, −1 for none
   */
  void keep(
      long own,
      long other,
      int depth,
      int selectivity,
      int alpha,
      int beta,
      int value,
      int square) {
    long known = find(own, other);
    int lower = value > alpha ? value : -NO_BOUND;
    int upper = value < beta ? value : NO_BOUND;
    int best = square + 1;
    int second = 0;
    if (known != UNKNOWN) {
      int sure = Integer.compare(depth(known) * 8 + selectivity(known), depth * 8 + selectivity);
      if (sure > 0 && age(known) == age) {
        return;
      }
      if (depth(known) == depth && selectivity(known) == selectivity) {
        lower = Math.max(lower, lower(known));
        upper = Math.min(upper, upper(known));
      }
      best = best == 0 ? best(known) : best;
      second = best(known) == best ? second(known) : best(known);
    }
    int at = bucket(own, other);
    if (known == UNKNOWN || !isAt(at, own, other)) {
      long first = (long) LONGS.getOpaque(words, at + 2);
      long other2 = (long) LONGS.getOpaque(words, at + 5);
      if ((known != UNKNOWN && isAt(at + WORDS, own, other)) || worth(other2) <= worth(first)) {
        at += WORDS;
      }
    }
    long data = pack(lower, upper, best, second, depth, selectivity, age);
    LONGS.setOpaque(words, at, own ^ data);
    LONGS.setOpaque(words, at + 1, other ^ data);
    LONGS.setOpaque(words, at + 2, data);
  }

  private boolean isAt(int at, long own, long other) {
    long data = (long) LONGS.getOpaque(words, at + 2);
    return ((long) LONGS.getOpaque(words, at) ^ data) == own
        && ((long) LONGS.getOpaque(words, at + 1) ^ data) == other;
  }

  private int worth(long data) {
    return data == 0 ? -1 : age(data) == age ? 64 + depth(data) : depth(data) / 4;
  }

  /** How full the table is with entries of this search, in thousandths. */
  int permill() {
    int used = 0;
    int sample = (int) Math.min(500, buckets) * BUCKET;
    for (int i = 2; i < sample; i += WORDS) {
      long data = (long) LONGS.getOpaque(words, i);
      used += data != 0 && age(data) == age ? 1 : 0;
    }
    return used * 1000 / (sample / WORDS);
  }
}
