package agon.othello.classic;

import agon.search.TableMemory;
import java.util.Arrays;

/**
 * The report's "Zobrist Hash Table": what every position was worth when it was last looked at, how
 * deep that look was, and whether the value was exact. The report's holds ten million positions in
 * 200 MB, 20 bytes each; here they take 16.
 *
 * <p>The report does not say what happens when two positions want the same place: the newer stays.
 */
final class CreteTable {
  /** "Ten million". */
  static final int STANDARD_ENTRIES = 10_000_000;

  static final int BYTES_AN_ENTRY = 2 * Long.BYTES;

  /** What {@link #find} answers for a position it does not hold. */
  static final long NOTHING = 0;

  private static final long USED = 1;
  private static final long EXACT = 2;
  private static final int DEPTH_SHIFT = 2;
  private static final int DEPTH_MASK = 0xFFFF;
  private static final int VALUE_SHIFT = 32;

  /** Key and data by turns: they are always wanted together. */
  private final long[] words;

  private final int entries;
  private boolean isEmpty = true;

  CreteTable(int entries) {
    TableMemory.require((int) (((long) entries * BYTES_AN_ENTRY) >> 20));
    this.entries = entries;
    words = new long[2 * entries];
  }

  int entries() {
    return entries;
  }

  void clear() {
    if (!isEmpty) {
      Arrays.fill(words, 0);
      isEmpty = true;
    }
  }

  void put(long key, int value, int depth, boolean isExact) {
    int place = place(key);
    words[place] = key;
    words[place + 1] =
        ((long) value << VALUE_SHIFT)
            | ((long) depth << DEPTH_SHIFT)
            | (isExact ? EXACT : 0)
            | USED;
    isEmpty = false;
  }

  /** What is known of a position, for the three methods below, or {@link #NOTHING}. */
  long find(long key) {
    int place = place(key);
    return words[place] == key ? words[place + 1] : NOTHING;
  }

  static int value(long found) {
    return (int) (found >> VALUE_SHIFT);
  }

  static int depth(long found) {
    return (int) (found >> DEPTH_SHIFT) & DEPTH_MASK;
  }

  static boolean isExact(long found) {
    return (found & EXACT) != 0;
  }

  private int place(long key) {
    return 2 * (int) Math.unsignedMultiplyHigh(key, entries);
  }
}
