package agon.mancala;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link KalahSearch} has found out: for a position without its stores a lower and an upper
 * bound of what its mover will still win, and the move that won most. Eight bytes an entry.
 *
 * <p>A number that tells positions apart is shuffled, which loses nothing: some bits say where, the
 * others are kept, so that no position is ever taken for another as long as the kept bits hold all
 * the rest, which on the usual boards they do. On boards with too many positions for that the
 * number is itself a 64-bit hash.
 *
 * <p>Entry, from the top: 42 bits of the number, 7 bits lower bound + 64, 7 bits 63 − upper bound,
 * 3 bits move, 5 bits effort. Bounds beyond that range say nothing. A new entry takes the place of
 * the one in its bucket that was the least work.
 *
 * <p>It begins small, where it is in the cache and costs nothing to make, and grows as it fills: an
 * entry knows its number, so it finds its new place. (Not so where numbers are hashes.)
 */
final class KalahTable {
  static final int NO_MOVE = 15;

  /** A number that is never found and never kept. */
  static final long NO_NUMBER = -1;

  private static final int BUCKET = 4;
  private static final int TAG_SHIFT = 22;
  private static final int LOWER_SHIFT = 15;
  private static final int UPPER_SHIFT = 8;
  private static final int MOVE_SHIFT = 5;
  private static final int BOUND_MASK = 127;
  private static final int EFFORT_MASK = 31;
  private static final int LEAST_BITS = 18;

  private static final long REST_MASK = (1L << TAG_SHIFT) - 1;

  /** It becomes four times as large. */
  private static final int GROWTH_BITS = 2;

  /** Entries written at a time, a part of any table. */
  private static final int PIECE = 1 << 13;

  /** What a bound says that is not known. */
  private static final int FAR = 1 << 10;

  private static final long ODD = 0x9E3779B97F4A7C15L;

  private final int mostBits;
  private long[] entries;
  private int bucketBits;
  private int bucketMask;

  /** Entries until it grows. */
  private int room;

  private final long mask;
  private final int half;

  /**
   * @param megabytes at most in the end, but 8 in any case
   * @param numberBits how many bits the numbers have
   */
  KalahTable(int megabytes, int numberBits) {
    int bits = LEAST_BITS;
    while (bits < 28 && (1L << (bits + 1)) * BUCKET * Long.BYTES <= (long) megabytes << 20) {
      bits++;
    }
    boolean grows = numberBits <= Long.SIZE - TAG_SHIFT + LEAST_BITS;
    int begin = grows ? LEAST_BITS : bits;
    long[] made = allocate(begin);
    while (made == null) {
      made = allocate(--begin);
    }
    entries = made;
    mostBits = grows ? bits : begin;
    resized(begin);
    int used = Math.max(numberBits, mostBits);
    mask = -1L >>> (64 - used);
    half = (used + 1) / 2;
  }

  void clear() {
    Arrays.fill(entries, 0);
    room = roomWithin(bucketBits);
  }

  /** Null where there is no memory for so many and fewer would do. */
  private static long @Nullable [] allocate(int bits) {
    try {
      return new long[BUCKET << bits];
    } catch (OutOfMemoryError e) {
      if (bits <= LEAST_BITS) {
        throw e;
      }
      return null;
    }
  }

  private void resized(int bits) {
    bucketBits = bits;
    bucketMask = (1 << bits) - 1;
    room = roomWithin(bits);
  }

  private int roomWithin(int bits) {
    return bits == mostBits ? Integer.MAX_VALUE : 3 << (bits - 1);
  }

  /** Takes all the memory it may have, if there is so much. */
  void growFully() {
    grow(mostBits);
  }

  /** Takes all the memory it may have: what is written is as large as what is read. */
  private void requireAll() {
    growFully();
    if (bucketBits < mostBits) {
      throw new OutOfMemoryError("a table of 2^%d buckets".formatted(mostBits));
    }
  }

  private void grow(int bits) {
    if (bits == bucketBits) {
      return;
    }
    long[] larger = allocate(bits);
    if (larger == null) {
      room = Integer.MAX_VALUE; // it stays as it is
      return;
    }
    int before = bucketBits;
    long[] all = entries;
    entries = larger;
    resized(bits);
    for (int i = 0; i < all.length; i++) {
      long entry = all[i];
      if (entry != 0) {
        long shuffled = (entry >>> TAG_SHIFT) << before | i / BUCKET;
        int at = bucket(shuffled);
        while (entries[at] != 0) {
          at++; // At most a bucket comes to a bucket.
        }
        entries[at] = shuffled >>> bits << TAG_SHIFT | (entry & REST_MASK);
        room--;
      }
    }
  }

  /** All entries, in pieces; it is as large as it may be from then on. */
  void write(Consumer<byte[]> out) {
    requireAll();
    ByteBuffer piece = ByteBuffer.allocate(PIECE * Long.BYTES);
    for (int from = 0; from < entries.length; from += PIECE) {
      piece.asLongBuffer().put(entries, from, PIECE);
      out.accept(piece.array());
    }
  }

  void read(Consumer<byte[]> in) {
    requireAll();
    ByteBuffer piece = ByteBuffer.allocate(PIECE * Long.BYTES);
    for (int from = 0; from < entries.length; from += PIECE) {
      in.accept(piece.array());
      piece.asLongBuffer().get(entries, from, PIECE);
    }
  }

  /** All steps can be taken back, so different numbers stay different. */
  long shuffle(long number) {
    long mixed = number * ODD & mask;
    mixed ^= mixed >>> half;
    mixed = mixed * ODD & mask;
    return mixed ^ mixed >>> half;
  }

  /** Something of the place of a shuffled number: asked early, it is in the cache later. */
  long touch(long shuffled) {
    return entries[bucket(shuffled)];
  }

  /** The entry of a shuffled number; 0, which says nothing, if there is none. */
  long probe(long shuffled) {
    if (shuffled == NO_NUMBER) {
      return 0;
    }
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
    return ((int) shuffled & bucketMask) * BUCKET;
  }

  static int lower(long entry) {
    int stored = (int) (entry >>> LOWER_SHIFT) & BOUND_MASK;
    return stored == 0 ? -FAR : stored - 64;
  }

  static int upper(long entry) {
    int stored = (int) (entry >>> UPPER_SHIFT) & BOUND_MASK;
    return stored == 0 ? FAR : 63 - stored;
  }

  static int move(long entry) {
    return entry == 0 ? NO_MOVE : (int) (entry >>> MOVE_SHIFT) & 7;
  }

  void store(long shuffled, int lower, int upper, int move, long nodes) {
    if (shuffled == NO_NUMBER) {
      return;
    }
    int at = bucket(shuffled);
    long tag = shuffled >>> bucketBits << TAG_SHIFT;
    int effort = Math.min(EFFORT_MASK, 64 - Long.numberOfLeadingZeros(nodes));
    int least = Integer.MAX_VALUE;
    int place = at;
    for (int i = at; i < at + BUCKET; i++) {
      long entry = entries[i];
      if ((entry ^ tag) >>> TAG_SHIFT == 0) {
        place = i;
        effort = Math.max(effort, (int) entry & EFFORT_MASK);
        break;
      }
      int work = (int) entry & EFFORT_MASK;
      if (work < least) {
        least = work;
        place = i;
      }
    }
    if (least == 0 && --room == 0) {
      grow(Math.min(mostBits, bucketBits + GROWTH_BITS));
      store(shuffled, lower, upper, move, nodes);
      return;
    }
    entries[place] =
        tag
            | (long) Math.clamp(lower + 64, 0, BOUND_MASK) << LOWER_SHIFT
            | (long) Math.clamp(63 - upper, 0, BOUND_MASK) << UPPER_SHIFT
            | (long) move << MOVE_SHIFT
            | effort;
  }
}
