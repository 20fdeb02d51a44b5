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
 * <p>It begins small, for memory costs time when it is first touched, more than many a search takes
 * (0.7 s of processor time for 256 MiB), and takes the rest when one search overwrites its own
 * entries.
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

  /** One of so many positions or more begins with this share of them. */
  private static final int LARGE = 1 << 20;

  private static final int FIRST_SHARE = 16;

  /** It grows once a search has overwritten so large a share of it. */
  private static final int CROWDED_SHARE = 8;

  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** Replaced by a larger one at most once. */
  private volatile long[] words;

  /** Positions to come, 0 when it has grown or cannot. */
  private int rest;

  /** Entries of this search that gave way to others of it; threads may miscount. */
  private int crowded;

  private int age;

  /** A table that grows to about so many positions, 24 bytes each. */
  Table8(int positions) {
    int first = positions < LARGE ? positions : positions / FIRST_SHARE;
    words = new long[BUCKET * Math.max(1, first / 2)];
    rest = positions - first;
  }

  void clear() {
    Arrays.fill(words, 0);
    age = 0;
    crowded = 0;
  }

  /** Lets a new search replace what earlier ones have left. */
  void nextSearch() {
    age = (age + 1) % AGES;
    crowded = 0;
  }

  /**
   * Takes the rest of its memory. Other threads go on with the small table until they see the large
   * one; what they keep in it meanwhile is forgotten.
   */
  private synchronized void grow() {
    if (rest == 0) {
      return;
    }
    int positions = rest;
    rest = 0;
    long[] large;
    try {
      large = new long[BUCKET * (positions / 2)];
    } catch (OutOfMemoryError e) {
      return; // others have taken it meanwhile: a small table is a table, too
    }
    long[] small = words;
    for (int from = 0; from < small.length; from += WORDS) {
      long data = (long) LONGS.getOpaque(small, from + 2);
      if (data == 0) {
        continue;
      }
      long own = (long) LONGS.getOpaque(small, from) ^ data;
      long other = (long) LONGS.getOpaque(small, from + 1) ^ data;
      int at = bucket(large, own, other);
      at += large[at + 2] == 0 ? 0 : WORDS;
      large[at] = own ^ data;
      large[at + 1] = other ^ data;
      large[at + 2] = data;
    }
    words = large;
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

  private static int bucket(long[] table, long own, long other) {
    return (int) Math.unsignedMultiplyHigh(hash(own, other), table.length / BUCKET) * BUCKET;
  }

  long find(long own, long other) {
    long[] table = words;
    int at = bucket(table, own, other);
    long data = (long) LONGS.getOpaque(table, at + 2);
    if (((long) LONGS.getOpaque(table, at) ^ data) == own
        && ((long) LONGS.getOpaque(table, at + 1) ^ data) == other
        && data != 0) {
      return data;
    }
    data = (long) LONGS.getOpaque(table, at + 5);
    if (((long) LONGS.getOpaque(table, at + 3) ^ data) == own
        && ((long) LONGS.getOpaque(table, at + 4) ^ data) == other
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
    long[] table = words;
    int at = bucket(table, own, other);
    if (known == UNKNOWN || !isAt(table, at, own, other)) {
      long first = (long) LONGS.getOpaque(table, at + 2);
      long other2 = (long) LONGS.getOpaque(table, at + 5);
      boolean isSecond = known != UNKNOWN && isAt(table, at + WORDS, own, other);
      if (isSecond || worth(other2) <= worth(first)) {
        at += WORDS;
      }
      if (!isSecond && rest > 0) {
        feel(table, (long) LONGS.getOpaque(table, at + 2));
      }
    }
    long data = pack(lower, upper, best, second, depth, selectivity, age);
    LONGS.setOpaque(table, at, own ^ data);
    LONGS.setOpaque(table, at + 1, other ^ data);
    LONGS.setOpaque(table, at + 2, data);
  }

  private static boolean isAt(long[] table, int at, long own, long other) {
    long data = (long) LONGS.getOpaque(table, at + 2);
    return ((long) LONGS.getOpaque(table, at) ^ data) == own
        && ((long) LONGS.getOpaque(table, at + 1) ^ data) == other;
  }

  /** This entry gives way: has it become too narrow? */
  private void feel(long[] table, long data) {
    if (data != 0 && age(data) == age && ++crowded > table.length / WORDS / CROWDED_SHARE) {
      grow();
    }
  }

  private int worth(long data) {
    return data == 0 ? -1 : age(data) == age ? 64 + depth(data) : depth(data) / 4;
  }

  /** How full the table is with entries of this search, in thousandths. */
  int permill() {
    long[] table = words;
    int used = 0;
    int sample = Math.min(500 * BUCKET, table.length);
    for (int i = 2; i < sample; i += WORDS) {
      long data = (long) LONGS.getOpaque(table, i);
      used += data != 0 && age(data) == age ? 1 : 0;
    }
    return used * 1000 / (sample / WORDS);
  }
}
