package agon.endgame;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * Positions whose exact value somebody has proven beforehand, mostly of openings: for the number of
 * a position its value and a best move. An entry is one long, from the top: 48 bits of the number,
 * 8 bits value + 128, 8 bits move. Kept sorted, found by halving.
 */
public final class ProvenBook {
  public static final ProvenBook EMPTY = new ProvenBook(new long[0]);

  /** The book of that name in the package of the class; an empty one if there is none. */
  public static ProvenBook beside(Class<?> user, String name) {
    try (InputStream in = user.getResourceAsStream(name)) {
      return in == null ? EMPTY : read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private final long[] entries;

  /**
   * @param entries see {@link #entry}, in any order
   */
  public ProvenBook(long[] entries) {
    this.entries = entries.clone();
    Arrays.sort(this.entries);
  }

  /** Reads entries, eight bytes each, the highest first, to the end. */
  public static ProvenBook read(InputStream in) throws IOException {
    DataInputStream data = new DataInputStream(in);
    long[] entries = new long[64];
    int count = 0;
    byte[] next = data.readNBytes(Long.BYTES);
    while (next.length == Long.BYTES) {
      if (count == entries.length) {
        entries = Arrays.copyOf(entries, 2 * count);
      }
      entries[count++] = java.nio.ByteBuffer.wrap(next).getLong();
      next = data.readNBytes(Long.BYTES);
    }
    return new ProvenBook(Arrays.copyOf(entries, count));
  }

  public static long entry(long number, int value, int move) {
    return number << 16 | (value + 128L) << 8 | move;
  }

  public int size() {
    return entries.length;
  }

  /** All entries, sorted. */
  public long[] entries() {
    return entries.clone();
  }

  /** Where a position is, or −1. */
  public int find(long number) {
    int at = Arrays.binarySearch(entries, number << 16);
    int from = at >= 0 ? at : -at - 1;
    return from < entries.length && entries[from] >>> 16 == number ? from : -1;
  }

  public int value(int at) {
    return value(entries[at]);
  }

  public int move(int at) {
    return move(entries[at]);
  }

  /** The number an entry is about. */
  public static long number(long entry) {
    return entry >>> 16;
  }

  public static int value(long entry) {
    return (int) (entry >>> 8 & 0xFF) - 128;
  }

  public static int move(long entry) {
    return (int) (entry & 0xFF);
  }
}
