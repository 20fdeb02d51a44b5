package agon.mnk;

import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Who wins which positions of the {@link WeakGame}. Positions are told apart by two keys, 120 bits
 * of them: a proof of many hours must not end with two taken for one. Four entries share a place,
 * and what cost least to find out makes room. Small at first, it grows as it fills.
 */
final class WeakTable {
  /**
   * An entry: the first key; the second one, of which the low bits are what it cost and who wins.
   */
  private static final int LONGS = 2;

  private static final int WAYS = 4;
  private static final int PLACE = LONGS * WAYS;
  private static final int LEAST_PLACES_BITS = 12;

  /** The largest power of two of places that an array holds. */
  private static final int MOST_PLACES_BITS = 27;

  private static final long RESULT = 3;
  private static final int COST_SHIFT = 2;
  private static final long COST = 63 << COST_SHIFT;
  private static final long SECOND = ~(RESULT | COST);

  private static final int PIECE = 1 << 16;

  private final int mostBits;
  private int bits;
  private long[] entries;
  private long size;

  /**
   * @param megabytes how large it may grow
   */
  WeakTable(int megabytes) {
    long places = ((long) megabytes << 20) / (PLACE * Long.BYTES);
    int fitting = Long.SIZE - 1 - Long.numberOfLeadingZeros(Math.max(1, places));
    mostBits = Math.clamp(fitting, LEAST_PLACES_BITS, MOST_PLACES_BITS);
    bits = LEAST_PLACES_BITS;
    entries = new long[PLACE << bits];
  }

  /** 1 if the maker wins, −1 if the breaker does, 0 if that is not known. */
  int result(long first, long second) {
    int place = place(first);
    for (int at = place; at < place + PLACE; at += LONGS) {
      if (entries[at] == first && (entries[at + 1] & SECOND) == (second & SECOND)) {
        long result = entries[at + 1] & RESULT;
        return result == 0 ? 0 : (int) result - 2;
      }
    }
    return 0;
  }

  /**
   * Keeps who wins.
   *
   * @param nodes how many positions were visited to find out
   */
  void put(long first, long second, int result, long nodes) {
    int cost = Long.SIZE - Long.numberOfLeadingZeros(nodes);
    put(first, (second & SECOND) | (long) cost << COST_SHIFT | (result + 2));
  }

  private void put(long first, long rest) {
    int place = place(first);
    int worst = place;
    for (int at = place; at < place + PLACE; at += LONGS) {
      if (entries[at] == first || entries[at + 1] == 0) {
        worst = at;
        break;
      }
      if ((entries[at + 1] & COST) < (entries[worst + 1] & COST)) {
        worst = at;
      }
    }
    size += entries[worst + 1] == 0 ? 1 : 0;
    entries[worst] = first;
    entries[worst + 1] = rest;
    if (bits < mostBits && size > (long) WAYS << (bits - 1)) {
      grow();
    }
  }

  private int place(long first) {
    return (int) (first >>> (Long.SIZE - bits)) * PLACE;
  }

  private void grow() {
    long[] old = entries;
    bits++;
    entries = new long[PLACE << bits];
    size = 0;
    for (int at = 0; at < old.length; at += LONGS) {
      if (old[at + 1] != 0) {
        put(old[at], old[at + 1]);
      }
    }
  }

  /** All entries, piece by piece. */
  void write(Consumer<byte[]> out) {
    out.accept(ByteBuffer.allocate(Long.BYTES).putLong(size).array());
    ByteBuffer piece = ByteBuffer.allocate(PIECE);
    for (int at = 0; at < entries.length; at += LONGS) {
      if (entries[at + 1] != 0) {
        piece.putLong(entries[at]).putLong(entries[at + 1]);
        if (!piece.hasRemaining()) {
          out.accept(piece.array());
          piece.clear();
        }
      }
    }
    out.accept(Arrays.copyOf(piece.array(), piece.position()));
  }

  /** What {@link #write} wrote, also into a table of another size. */
  void read(Consumer<byte[]> in) {
    byte[] count = new byte[Long.BYTES];
    in.accept(count);
    long left = ByteBuffer.wrap(count).getLong() * LONGS * Long.BYTES;
    while (left > 0) {
      byte[] piece = new byte[(int) Math.min(left, PIECE)];
      in.accept(piece);
      left -= piece.length;
      LongBuffer longs = ByteBuffer.wrap(piece).asLongBuffer();
      while (longs.hasRemaining()) {
        put(longs.get(), longs.get());
      }
    }
  }
}
