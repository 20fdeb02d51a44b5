package agon.mnk;

import agon.game.Position;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The {@link LineClass} of a cell for both sides at once, by what is on the cells around it: two
 * bits a cell, the cell itself left out. Tables exist for k up to 6, up to 5 where longer lines do
 * not win for everybody; 64 KiB for five in a row. Larger ones would be slower than {@link
 * LineReader}.
 */
final class LineTable {
  static final int EMPTY = 0;
  static final int BORDER = 3;

  /** The most cells on either side that a table can take. */
  private static final int WIDEST = 5;

  private record Kind(int k, MnkRule rule) {}

  private static final ConcurrentHashMap<Kind, LineTable> TABLES = new ConcurrentHashMap<>();

  /** How many cells on either side matter. */
  final int reach;

  private final byte[] classes;

  private LineTable(int k, MnkRule rule) {
    reach = reach(k, rule);
    int cells = 2 * reach;
    int states = rule == MnkRule.CARO ? 4 : 3;
    byte[] ofFirst = bySide(k, rule, Position.FIRST, states);
    byte[] ofSecond = rule == MnkRule.RENJU ? bySide(k, rule, Position.SECOND, states) : ofFirst;
    int half = 1 << cells;
    int[] first = new int[half];
    int[] second = new int[half];
    for (int key = 0; key < half; key++) {
      for (int cell = reach - 1; cell >= 0; cell--) {
        int what = key >>> (2 * cell) & 3;
        first[key] = states * first[key] + state(what, 0, states);
        second[key] = states * second[key] + state(what, 1, states);
      }
    }
    int power = 1;
    for (int i = 0; i < reach; i++) {
      power *= states;
    }
    classes = new byte[half * half];
    for (int high = 0; high < half; high++) {
      for (int low = 0; low < half; low++) {
        int mine = ofFirst[power * first[high] + first[low]];
        int others = ofSecond[power * second[high] + second[low]];
        classes[high << cells | low] = (byte) (mine | others << 4);
      }
    }
  }

  static int reach(int k, MnkRule rule) {
    return rule == MnkRule.FREE ? k - 1 : k;
  }

  static Optional<LineTable> of(int k, MnkRule rule) {
    if (reach(k, rule) > WIDEST) {
      return Optional.empty();
    }
    return Optional.of(
        TABLES.computeIfAbsent(new Kind(k, rule), kind -> new LineTable(kind.k, kind.rule)));
  }

  /** The edge is a state of its own only where it makes a difference. */
  private static int state(int what, int side, int states) {
    return what == EMPTY
        ? LineReader.FREE
        : what == side + 1
            ? LineReader.OWN
            : what == BORDER && states > LineReader.EDGE ? LineReader.EDGE : LineReader.BLOCKED;
  }

  /** By the cells around as digits, the first of them the lowest. */
  private static byte[] bySide(int k, MnkRule rule, int player, int states) {
    int reach = reach(k, rule);
    int count = 1;
    for (int i = 0; i < 2 * reach; i++) {
      count *= states;
    }
    byte[] classes = new byte[count];
    LineReader reader = new LineReader(k, rule, player);
    for (int state = 0; state < count; state++) {
      int rest = state;
      for (int i = -reach; i <= reach; i++) {
        if (i != 0) {
          reader.line[k + i] = (byte) (rest % states);
          rest /= states;
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
