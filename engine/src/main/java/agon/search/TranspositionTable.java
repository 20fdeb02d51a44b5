package agon.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What earlier searches found out about positions, shared by all threads without locks.
 *
 * <p>An entry is two longs: the data, and the key xor the data (Hyatt and Mann 2002). If threads
 * race and the halves do not belong together, the check fails and the entry is as good as empty.
 * Four entries make a bucket, one cache line. A full bucket gives up the entry that is shallowest
 * and oldest.
 *
 * <p>Data, from the low end: 17 bits move, 20 bits score (offset), 8 bits depth, 2 bits bound, 6
 * bits age; bit 63 is set, so that no entry is 0.
 */
final class TranspositionTable {
  static final int LOWER = 1;
  static final int UPPER = 2;
  static final int EXACT = 3;

  /** The depth of what is certain, however deep anyone wants to search. */
  static final int COMPLETE = 255;

  /** No move. */
  static final int NONE = (1 << 17) - 1;

  private static final int SCORE_OFFSET = 1 << 19;
  private static final int BUCKET = 8;
  private static final int AGES = 64;
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  /** A segment has so many buckets, a GiB; one array could not hold a large table. */
  private static final int SEGMENT_SHIFT = 24;

  private static final int SEGMENT_MASK = (1 << SEGMENT_SHIFT) - 1;

  private final long[][] segments;
  private final long buckets;
  private int age;

  TranspositionTable(int mebibytes) {
    buckets = (long) mebibytes << 14;
    segments = allocate(mebibytes);
  }

  private long[][] allocate(int mebibytes) {
    TableMemory.require(mebibytes);
    try {
      long[][] made = new long[(int) (((buckets - 1) >>> SEGMENT_SHIFT) + 1)][];
      for (int i = 0; i < made.length; i++) {
        long left = buckets - ((long) i << SEGMENT_SHIFT);
        made[i] = new long[(int) Math.min(left, 1 << SEGMENT_SHIFT) * BUCKET];
      }
      return made;
    } catch (OutOfMemoryError e) {
      throw TableMemory.refusal(mebibytes, TableMemory.largest() / 2);
    }
  }

  void clear() {
    for (long[] words : segments) {
      Arrays.fill(words, 0);
    }
    age = 0;
  }

  /** A new search begins: what is in the table is one search older. */
  void nextAge() {
    age = (age + 1) % AGES;
  }

  private long bucket(long key) {
    return Math.unsignedMultiplyHigh(key, buckets);
  }

  /** The data of a position, or 0. */
  long probe(long key) {
    long bucket = bucket(key);
    long[] words = segments[(int) (bucket >>> SEGMENT_SHIFT)];
    int at = ((int) bucket & SEGMENT_MASK) * BUCKET;
    for (int i = at; i < at + BUCKET; i += 2) {
      long data = (long) LONGS.getOpaque(words, i + 1);
      if (((long) LONGS.getOpaque(words, i) ^ data) == key && data != 0) {
        return data;
      }
    }
    return 0;
  }

  void store(long key, int move, int score, int depth, int bound) {
    long bucket = bucket(key);
    long[] words = segments[(int) (bucket >>> SEGMENT_SHIFT)];
    int at = ((int) bucket & SEGMENT_MASK) * BUCKET;
    int victim = at;
    int least = Integer.MAX_VALUE;
    int keptMove = move;
    for (int i = at; i < at + BUCKET; i += 2) {
      long data = (long) LONGS.getOpaque(words, i + 1);
      if (data == 0 || ((long) LONGS.getOpaque(words, i) ^ data) == key) {
        if (data != 0 && depth(data) == COMPLETE && depth != COMPLETE && bound(data) == EXACT) {
          return; // nothing that is estimated improves on what is certain
        }
        if (move == NONE && data != 0) {
          keptMove = move(data);
        }
        victim = i;
        break;
      }
      int worth = depth(data) - 8 * ((age - age(data) + AGES) % AGES);
      if (worth < least) {
        least = worth;
        victim = i;
      }
    }
    long data =
        1L << 63
            | (long) age << 47
            | (long) bound << 45
            | (long) depth << 37
            | (long) (score + SCORE_OFFSET) << 17
            | keptMove;
    LONGS.setOpaque(words, victim, key ^ data);
    LONGS.setOpaque(words, victim + 1, data);
  }

  static int move(long data) {
    return (int) data & NONE;
  }

  static int score(long data) {
    return ((int) (data >>> 17) & (1 << 20) - 1) - SCORE_OFFSET;
  }

  static int depth(long data) {
    return (int) (data >>> 37) & 0xFF;
  }

  static int bound(long data) {
    return (int) (data >>> 45) & 3;
  }

  private static int age(long data) {
    return (int) (data >>> 47) & (AGES - 1);
  }

  /** How full the table is with entries of this search, in thousandths. */
  int permill() {
    int used = 0;
    long[] words = segments[0];
    int sample = (int) Math.min(500, buckets) * BUCKET;
    for (int i = 1; i < sample; i += 2) {
      long data = (long) LONGS.getOpaque(words, i);
      used += data != 0 && age(data) == age ? 1 : 0;
    }
    return used * 1000 / (sample / 2);
  }
}
