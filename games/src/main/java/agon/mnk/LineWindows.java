package agon.mnk;

import agon.game.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What the cells around an empty one are to five in a row: four on either side of it. To a side a
 * line ends at the first stone that is not its own, so what is behind is left out; where fewer than
 * five cells are left, all is. Both directions along a line are alike. So there are few
 * <i>views</i> of one side, and a <i>window</i> is a pair of views, both sides'.
 */
final class LineWindows {
  /** How many cells on either side count. */
  static final int REACH = 4;

  private static final int ARM_BITS = 2 * REACH;
  private static final int NO_ROOM = -1;

  private static final int KEYS = 1 << (2 * ARM_BITS);
  private static final int LINE_MASK = (KEYS << 2) - 1;

  /** By the cells around, two bits each, and the one in the middle, which is free: the window. */
  private static final char[] WINDOWS = new char[KEYS << 2];

  /** How many windows have no stone, or are of no use to anybody: they have the lowest numbers. */
  static final int BARE;

  static final int COUNT;

  /** How many views there are. */
  static final int VIEWS;

  /** By window: how the first side sees it, and how the second does. */
  private static final char[][] SEEN;

  /** By window: the same with the stones of both sides exchanged. */
  private static final char[] EXCHANGED;

  static {
    Map<Integer, Integer> views = new HashMap<>();
    Map<Integer, Integer> windows = new HashMap<>();
    char[][] seen = new char[2][1 << 14];
    // Bare ones first.
    number(true, views, windows, seen);
    BARE = windows.size();
    number(false, views, windows, seen);
    COUNT = windows.size();
    VIEWS = views.size();
    SEEN = seen;
    EXCHANGED = new char[COUNT];
    windows.forEach(
        (pair, window) ->
            EXCHANGED[window] =
                (char) (int) Objects.requireNonNull(windows.get(pair << 16 | pair >>> 16)));
  }

  private LineWindows() {}

  private static void number(
      boolean bare, Map<Integer, Integer> views, Map<Integer, Integer> windows, char[][] seen) {
    for (int key = 0; key < KEYS; key++) {
      int first = shape(key, 1);
      int second = shape(key, 2);
      if (isBare(first, second) != bare) {
        continue;
      }
      int one = views.computeIfAbsent(first, unseen -> views.size());
      int other = views.computeIfAbsent(second, unseen -> views.size());
      int window = windows.computeIfAbsent(one << 16 | other, unseen -> windows.size());
      WINDOWS[key >>> ARM_BITS << (ARM_BITS + 2) | (key & ((1 << ARM_BITS) - 1))] = (char) window;
      seen[0][window] = (char) one;
      seen[1][window] = (char) other;
    }
  }

  private static boolean isBare(int first, int second) {
    return first == second && (first == NO_ROOM || (first & 0xf0f) == 0);
  }

  /**
   * What is left of a line to a side: the length and the stones of either arm, the lesser first.
   */
  private static int shape(int key, int own) {
    int before = 0;
    for (int i = 0; i < REACH; i++) {
      before = before << 2 | (key >>> (2 * i) & 3);
    }
    int one = arm(before, own);
    int other = arm(key >>> ARM_BITS, own);
    int room = 1 + (one >> 4) + (other >> 4);
    return room <= REACH ? NO_ROOM : Math.min(one, other) << 8 | Math.max(one, other);
  }

  /** The length, then a bit for each stone, the nearest lowest. */
  private static int arm(int cells, int own) {
    int length = 0;
    int stones = 0;
    while (length < REACH) {
      int what = cells >>> (2 * length) & 3;
      if (what != 0 && what != own) {
        break;
      }
      stones |= what == own ? 1 << length : 0;
      length++;
    }
    return length << 4 | stones;
  }

  /**
   * The number of a window.
   *
   * @param line two bits for each cell from {@link #REACH} before the centre to as many behind;
   *     higher bits are ignored
   */
  static int of(long line) {
    return WINDOWS[(int) line & LINE_MASK];
  }

  /** Whether the cell in the middle of such a line is free. */
  static boolean isAroundFree(long line) {
    return ((int) line & 3 << ARM_BITS) == 0;
  }

  /** The window around a cell. */
  static int at(LineWords lines, int cell, int direction) {
    return of(lines.around(cell, direction) >>> (LineWords.CELL_BITS * REACH));
  }

  /** A window as a side sees it, for whom its own stones are the first side's. */
  static int seenBy(int player, int window) {
    return player == Position.FIRST ? window : EXCHANGED[window];
  }

  /** How a side sees a window: what of it is of use to that side. */
  static int view(int player, int window) {
    return SEEN[player][window];
  }
}
