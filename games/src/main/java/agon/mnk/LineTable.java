package agon.mnk;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The {@link LineClass} of a cell for both sides at once, by what is on the cells around it: two
 * bits a cell, the cell itself left out. Tables exist for k up to 6, up to 5 where longer lines do
 * not win; 64 KiB for five in a row. Larger ones would be slower than {@link LineReader}.
 */
final class LineTable {
  static final int EMPTY = 0;
  static final int BORDER = 3;

  /** The most cells on either side that a table can take. */
  private static final int WIDEST = 5;

  private static final ConcurrentHashMap<Integer, LineTable> TABLES = new ConcurrentHashMap<>();

  /** How many cells on either side matter. */
  final int reach;

  private final byte[] classes;

  private LineTable(int k, boolean exact) {
    reach = reach(k, exact);
    int cells = 2 * reach;
    byte[] bySide = bySide(k, exact);
    int half = 1 << cells;
    int[] first = new int[half];
    int[] second = new int[half];
    for (int key = 0; key < half; key++) {
      for (int cell = reach - 1; cell >= 0; cell--) {
        int what = key >>> (2 * cell) & 3;
        first[key] = 3 * first[key] + state(what, 0);
        second[key] = 3 * second[key] + state(what, 1);
      }
    }
    int power = 1;
    for (int i = 0; i < reach; i++) {
      power *= 3;
    }
    classes = new byte[half * half];
    for (int high = 0; high < half; high++) {
      for (int low = 0; low < half; low++) {
        int mine = bySide[power * first[high] + first[low]];
        int others = bySide[power * second[high] + second[low]];
        classes[high << cells | low] = (byte) (mine | others << 4);
      }
    }
  }

  static int reach(int k, boolean exact) {
    return exact ? k : k - 1;
  }

  static Optional<LineTable> of(int k, boolean exact) {
    if (reach(k, exact) > WIDEST) {
      return Optional.empty();
    }
    return Optional.of(
        TABLES.computeIfAbsent(exact ? -k : k, key -> new LineTable(Math.abs(key), key < 0)));
  }

  private static int state(int what, int side) {
    return what == EMPTY ? LineReader.FREE : what == side + 1 ? LineReader.OWN : LineReader.BLOCKED;
  }

  /** By the cells around as digits to base 3, the first of them the lowest. */
  private static byte[] bySide(int k, boolean exact) {
    int reach = reach(k, exact);
    int states = 1;
    for (int i = 0; i < 2 * reach; i++) {
      states *= 3;
    }
    byte[] classes = new byte[states];
    LineReader reader = new LineReader(k, exact);
    for (int state = 0; state < states; state++) {
      int rest = state;
      for (int i = -reach; i <= reach; i++) {
        if (i != 0) {
          reader.line[k + i] = (byte) (rest % 3);
          rest /= 3;
        }
      }
      classes[state] = (byte) reader.read();
    }
    return classes;
  }

  /**
   * Both sides' classes at once.
   *
   * @param window two bits for each cell from {@link #reach} before to as many behind; higher bits
   *     are ignored
   * @return the first side's class in the low half of a byte, the second's in the high one
   */
  int both(long window) {
    int bits = 2 * reach;
    int mask = (1 << bits) - 1;
    int low = (int) window & mask;
    int high = (int) (window >>> (bits + 2)) & mask;
    return classes[high << bits | low] & 255;
  }
}
