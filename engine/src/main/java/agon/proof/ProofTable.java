package agon.proof;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * What a proof search remembers: proof and disproof numbers of positions, and roughly how much work
 * they cost. An entry is two longs, the key and the rest; four entries are a bucket.
 *
 * <p>Implementation note. A new entry takes a free place of its bucket or that of the entry that
 * cost least. When the table is nearly full, cheap entries everywhere are let go (small tree
 * collection, Nagai 2002), so that whole regions of it do not silt up with large ones while new
 * ones fight for the last place. A collection is spread over the following stores, a few buckets
 * each, so that nobody ever waits for it.
 *
 * <p>Keys are compared in full. Two positions with the same 64-bit key would be confused; among a
 * billion positions that happens once in about forty runs, and then rarely matters.
 */
public final class ProofTable {
  /** The number of something that cannot be; everything unsettled is below it. */
  static final int INFINITE = (1 << 28) - 1;

  /** What {@link #find} answers for positions it does not know. */
  static final long NOTHING = 0;

  private static final int NUMBER_BITS = 28;
  private static final int WORK_SHIFT = 2 * NUMBER_BITS;
  private static final int WORK_CLASSES = 256;
  private static final int BUCKET = 4;
  private static final int BUCKET_WORDS = 2 * BUCKET;
  private static final int BYTES_PER_BUCKET = 8 * BUCKET_WORDS;

  static final long PROVEN = entry(0, INFINITE);
  static final long DISPROVEN = entry(INFINITE, 0);

  /** How full the table may get, and how full a collection leaves it, in 16ths. */
  private static final int FULL = 14;

  private static final int RELIEVED = 9;

  /** How many buckets a store sweeps while a collection is going on. */
  private static final int SWEEP = 16;

  /** How often a walk through all words looks whether it should go on. */
  private static final int STOP_MASK = (1 << 16) - 1;

  /**
   * A table begins as small as this many buckets: most proofs need no more, and memory costs time.
   */
  private static final int FIRST_BUCKETS = 1 << 14;

  private static final int GROWTH = 8;

  private final int mostBuckets;
  private int buckets;
  private long[] words;
  private final int[] entriesOfWork = new int[WORK_CLASSES];
  private int used;

  /** Entries cheaper than this go in the present collection. */
  private int leastKept;

  /** The next bucket to sweep; all are swept when there is no collection. */
  private int sweeper;

  private int collections;

  private ProofTable(int mostBuckets) {
    this.mostBuckets = mostBuckets;
    buckets = Math.min(mostBuckets, FIRST_BUCKETS);
    words = new long[buckets * BUCKET_WORDS];
    sweeper = buckets;
  }

  /** A table that grows to about this size; at least a small one, at most 16 GB. */
  public static ProofTable ofMegabytes(int megabytes) {
    long wanted = ((long) megabytes << 20) / BYTES_PER_BUCKET;
    long most = (Integer.MAX_VALUE - 8) / BUCKET_WORDS;
    return new ProofTable((int) Math.clamp(wanted, 16, most));
  }

  static ProofTable ofEntries(int entries) {
    return new ProofTable(Math.max(1, entries / BUCKET));
  }

  /** An entry that has cost no work yet. */
  static long entry(int proof, int disproof) {
    return (long) disproof << NUMBER_BITS | proof;
  }

  static int proof(long entry) {
    return (int) entry & INFINITE;
  }

  static int disproof(long entry) {
    return (int) (entry >>> NUMBER_BITS) & INFINITE;
  }

  /** About how many nodes this entry cost. */
  static long work(long entry) {
    return workOfClass((int) (entry >>> WORK_SHIFT));
  }

  static boolean isSolved(long entry) {
    return entry != NOTHING && (proof(entry) == 0 || disproof(entry) == 0);
  }

  /** Eight classes for every doubling. */
  static int workClass(long work) {
    long least = Math.max(work, 1);
    int exponent = 63 - Long.numberOfLeadingZeros(least);
    int eighths = (int) ((exponent >= 3 ? least >>> (exponent - 3) : least << (3 - exponent)) & 7);
    return Math.min(WORK_CLASSES - 1, exponent << 3 | eighths);
  }

  static long workOfClass(int workClass) {
    long mantissa = 8 | (workClass & 7);
    int exponent = workClass >>> 3;
    return exponent >= 3 ? mantissa << (exponent - 3) : mantissa >>> (3 - exponent);
  }

  /** How full the table is, from 0 to 1, of the size it may grow to. */
  public double use() {
    return (double) used / ((double) mostBuckets * BUCKET);
  }

  /** How often cheap entries had to be let go. */
  public int collections() {
    return collections;
  }

  private int bucket(long key) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * BUCKET_WORDS;
  }

  long find(long key) {
    int bucket = bucket(key);
    for (int at = bucket; at < bucket + BUCKET_WORDS; at += 2) {
      if (words[at] == key) {
        return words[at + 1];
      }
    }
    return NOTHING;
  }

  /**
   * @param work what was done now, to be added to what was known of it before
   */
  void store(long key, int proof, int disproof, long work) {
    collect();
    int bucket = bucket(key);
    int place = bucket;
    int least = WORK_CLASSES;
    long total = work;
    for (int at = bucket; at < bucket + BUCKET_WORDS; at += 2) {
      long entry = words[at + 1];
      if (words[at] == key && entry != NOTHING) {
        total += work(entry);
        place = at;
        break;
      }
      int cost = entry == NOTHING ? -1 : (int) (entry >>> WORK_SHIFT);
      if (cost < least) {
        least = cost;
        place = at;
      }
    }
    remove(place);
    int workClass = workClass(total);
    words[place] = key;
    words[place + 1] = (long) workClass << WORK_SHIFT | entry(proof, disproof);
    entriesOfWork[workClass]++;
    used++;
  }

  private void remove(int place) {
    long entry = words[place + 1];
    if (entry != NOTHING) {
      entriesOfWork[(int) (entry >>> WORK_SHIFT)]--;
      used--;
      words[place + 1] = NOTHING;
    }
  }

  private void collect() {
    if (buckets < mostBuckets && used > buckets) {
      grow();
    }
    if (sweeper < buckets) {
      int end = Math.min(buckets, sweeper + SWEEP);
      for (; sweeper < end; sweeper++) {
        removeCheap(sweeper * BUCKET_WORDS);
      }
    } else if (16L * used > (long) FULL * BUCKET * buckets) {
      chooseLeastKept();
      sweeper = 0;
      collections++;
    }
  }

  /** Moves the entries to a larger table; that is rare, so each has cost little in the end. */
  private void grow() {
    long[] old = words;
    buckets = (int) Math.min(mostBuckets, (long) GROWTH * buckets);
    words = new long[buckets * BUCKET_WORDS];
    sweeper = buckets;
    used = 0;
    Arrays.fill(entriesOfWork, 0);
    for (int from = 0; from < old.length; from += 2) {
      if (old[from + 1] != NOTHING) {
        keep(old[from], old[from + 1]);
      }
    }
  }

  private void keep(long key, long entry) {
    int bucket = bucket(key);
    for (int at = bucket; at < bucket + BUCKET_WORDS; at += 2) {
      if (words[at + 1] == NOTHING) {
        words[at] = key;
        words[at + 1] = entry;
        entriesOfWork[(int) (entry >>> WORK_SHIFT)]++;
        used++;
        return;
      }
    }
  }

  private void chooseLeastKept() {
    long tooMany = used - (long) RELIEVED * BUCKET * buckets / 16;
    leastKept = 0;
    while (tooMany > 0) {
      tooMany -= entriesOfWork[leastKept++];
    }
  }

  private void removeCheap(int bucket) {
    for (int at = bucket; at < bucket + BUCKET_WORDS; at += 2) {
      if ((int) (words[at + 1] >>> WORK_SHIFT) < leastKept) {
        remove(at);
      }
    }
  }

  /** Makes room for another question: only what is proven may be of use again. */
  void forgetUnsolved(BooleanSupplier isStopped) {
    for (int at = 0; at < words.length; at += 2) {
      if ((at & STOP_MASK) == 0 && isStopped.getAsBoolean()) {
        return;
      }
      if (!isSolved(words[at + 1])) {
        remove(at);
      }
    }
  }

  boolean isCrowded() {
    return 4L * used > (long) BUCKET * mostBuckets;
  }
}
