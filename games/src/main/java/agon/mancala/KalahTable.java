package agon.mancala;

import java.util.Arrays;

/**
 * What a {@link KalahSearch} has found out: for a position without its stores a lower and an upper
 * bound of what its mover will still win, and the move that won most. Eight bytes an entry.
 *
 * <p>A number that tells positions apart is shuffled, which loses nothing: some bits say where, the
 * others are kept, so that no position is ever taken for another as long as the kept bits hold all
 * the rest, which on the usual boards they do. On boards with too many positions for that the
 * number is itself a 64-bit hash.
 *
 * <p>Entry, from the top: 36 bits of the number, 9 bits lower bound + 256, 9 bits 256 − upper
 * bound, 4 bits move, 6 bits effort. A new entry takes the place of the one in its bucket that was
 * the least work.
 */
final class KalahTable {
  static final int NO_MOVE = 15;

  private static final int BUCKET = 4;
  private static final int TAG_SHIFT = 28;
  private static final int LOWER_SHIFT = 19;
  private static final int UPPER_SHIFT = 10;
  private static final int MOVE_SHIFT = 6;
  private static final int BOUND_MASK = 511;
  private static final long ODD = 0x9E3779B97F4A7C15L;

  private final long[] entries;
  private final int bucketBits;
  private final long mask;
  private final int half;

  /**
   * @param numberBits how many bits the numbers have
   */
  KalahTable(int megabytes, int numberBits) {
    int bits = 17 - 2;
    while (bits < 28 && (1L << (bits + 1)) * BUCKET * Long.BYTES <= (long) megabytes << 20) {
      bits++;
    }
    bucketBits = bits;
    entries = new long[BUCKET << bits];
    int used = Math.max(numberBits, bits);
    mask = -1L >>> (64 - used);
    half = (used + 1) / 2;
  }

  void clear() {
    Arrays.fill(entries, 0);
  }

  /** All steps can be taken back, so different numbers stay different. */
  long shuffle(long number) {
    long mixed = number * ODD & mask;
    mixed ^= mixed >>> half;
    mixed = mixed * ODD & mask;
    return mixed ^ mixed >>> half;
  }

  /** The entry of a shuffled number; 0, which says nothing, if there is none. */
  long probe(long shuffled) {
    int at = bucket(shuffled);
    long tag = shuffled >>> bucketBits << TAG_SHIFT;
    for (int i = at; i < at + BUCKET; i++) {
      long entry = entries[i];
      if ((entry ^ tag) >>> TAG_SHIFT == 0) {
        return entry;
      }
    }
    return 0;
  }

  private int bucket(long shuffled) {
    return ((int) shuffled & ((1 << bucketBits) - 1)) * BUCKET;
  }

  static int lower(long entry) {
    return ((int) (entry >>> LOWER_SHIFT) & BOUND_MASK) - 256;
  }

  static int upper(long entry) {
    return 256 - ((int) (entry >>> UPPER_SHIFT) & BOUND_MASK);
  }

  static int move(long entry) {
    return entry == 0 ? NO_MOVE : (int) (entry >>> MOVE_SHIFT) & 15;
  }

  void store(long shuffled, int lower, int upper, int move, long nodes) {
    int at = bucket(shuffled);
    long tag = shuffled >>> bucketBits << TAG_SHIFT;
    int effort = 64 - Long.numberOfLeadingZeros(nodes);
    int least = Integer.MAX_VALUE;
    int place = at;
    for (int i = at; i < at + BUCKET; i++) {
      long entry = entries[i];
      if ((entry ^ tag) >>> TAG_SHIFT == 0) {
        place = i;
        effort = Math.max(effort, (int) entry & 63);
        break;
      }
      int work = (int) entry & 63;
      if (work < least) {
        least = work;
        place = i;
      }
    }
    entries[place] =
        tag
            | (long) (lower + 256) << LOWER_SHIFT
            | (long) (256 - upper) << UPPER_SHIFT
            | (long) move << MOVE_SHIFT
            | effort;
  }
}
