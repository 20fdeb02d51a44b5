package agon.mnk;

import java.util.Arrays;

/**
 * Tells the {@link LineClass} of a cell from the cells before and behind it, by looking at the k
 * windows of k cells through it. A window counts if nothing of the other side's is in it and, where
 * longer lines do not win, no stone of one's own just before or behind it; in caro, not both of
 * these the other side's. Takes about 2k steps; {@link LineTable} holds the answers for small k.
 */
final class LineReader {
  static final byte FREE = 0;
  static final byte OWN = 1;

  /** The other side's. */
  static final byte BLOCKED = 2;

  /** Off the board. */
  static final byte EDGE = 3;

  private static final int NOT_LIVE = Integer.MAX_VALUE;

  private final int k;
  private final boolean exact;
  private final boolean closing;

  /** The line: 2k + 1 cells, the one asked about in the middle. */
  final byte[] line;

  /** By window: how many stones it lacks once there is one in the middle. */
  private final int[] lacking;

  /** By cell: another one that it makes a winning cell, and whether it makes several. */
  private final int[] partner;

  private final boolean[] open;

  /** Pairs of cells and the third that they leave. */
  private final int[] pairs;

  private final int[] thirds;
  private final boolean[] pairOpen;

  LineReader(int k, MnkRule rule, int player) {
    this.k = k;
    exact = rule.exact(player);
    closing = rule == MnkRule.CARO;
    line = new byte[2 * k + 1];
    lacking = new int[k + 1];
    partner = new int[2 * k + 1];
    open = new boolean[2 * k + 1];
    pairs = new int[3 * k];
    thirds = new int[3 * k];
    pairOpen = new boolean[3 * k];
  }

  int read() {
    int least = countLacking();
    return switch (least) {
      case NOT_LIVE -> LineClass.DEAD;
      case 0 -> LineClass.FIVE;
      case 1 -> isOpenFour() ? LineClass.OPEN_FOUR : LineClass.FOUR;
      case 2 -> three();
      // Without any stone yet there is only room.
      case 3 -> k == 4 ? LineClass.ROOM : two();
      case 4 -> k == 5 ? LineClass.ROOM : LineClass.FOUR_TO_GO;
      case 5 -> k == 6 ? LineClass.ROOM : LineClass.FIVE_TO_GO;
      default -> LineClass.ROOM;
    };
  }

  /** Fills in what the windows lack, and returns the least. */
  private int countLacking() {
    int own = 1;
    int blocked = 0;
    for (int i = 1; i < k; i++) {
      own += line[i] == OWN ? 1 : 0;
      blocked += line[i] >= BLOCKED ? 1 : 0;
    }
    int least = NOT_LIVE;
    for (int start = 1; start <= k; start++) {
      int end = start + k - 1;
      if (end != k) {
        own += line[end] == OWN ? 1 : 0;
        blocked += line[end] >= BLOCKED ? 1 : 0;
      }
      boolean tooLong = exact && (line[start - 1] == OWN || line[end + 1] == OWN);
      boolean closed = closing && line[start - 1] == BLOCKED && line[end + 1] == BLOCKED;
      lacking[start] = blocked > 0 || tooLong || closed ? NOT_LIVE : k - own;
      least = Math.min(least, lacking[start]);
      own -= line[start] == OWN ? 1 : 0;
      blocked -= line[start] >= BLOCKED ? 1 : 0;
    }
    return least;
  }

  private int free(int from) {
    int cell = from;
    while (line[cell] != FREE || cell == k) {
      cell++;
    }
    return cell;
  }

  private boolean isOpenFour() {
    int first = 0;
    for (int start = 1; start <= k; start++) {
      if (lacking[start] == 1) {
        int cell = free(start);
        if (first != 0 && cell != first) {
          return true;
        }
        first = cell;
      }
    }
    return false;
  }

  private int three() {
    Arrays.fill(partner, 0);
    Arrays.fill(open, false);
    int ways = 0;
    for (int start = 1; start <= k; start++) {
      if (lacking[start] == 2) {
        int one = free(start);
        int other = free(one + 1);
        ways += join(one, other) + join(other, one);
      }
    }
    return ways == 0
        ? LineClass.THREE
        : ways == 1 ? LineClass.OPEN_THREE : LineClass.GOOD_OPEN_THREE;
  }

  /** 1 if this makes the cell one whose stone leaves several winning cells. */
  private int join(int cell, int other) {
    boolean more = partner[cell] != 0 && partner[cell] != other && !open[cell];
    open[cell] |= more;
    partner[cell] = other;
    return more ? 1 : 0;
  }

  private int two() {
    int count = 0;
    int ways = 0;
    for (int start = 1; start <= k; start++) {
      if (lacking[start] != 3) {
        continue;
      }
      int a = free(start);
      int b = free(a + 1);
      int c = free(b + 1);
      for (int i = 0; i < 3; i++) {
        int pair = i == 0 ? pair(a, b) : i == 1 ? pair(a, c) : pair(b, c);
        int third = i == 0 ? c : i == 1 ? b : a;
        int at = 0;
        while (at < count && pairs[at] != pair) {
          at++;
        }
        if (at == count) {
          pairs[count] = pair;
          thirds[count] = third;
          pairOpen[count++] = false;
        } else if (thirds[at] != third && !pairOpen[at]) {
          pairOpen[at] = true;
          ways++;
        }
      }
    }
    return ways == 0
        ? LineClass.TWO
        : ways == 1
            ? LineClass.OPEN_TWO
            : ways <= 3 ? LineClass.GOOD_OPEN_TWO : LineClass.BEST_OPEN_TWO;
  }

  private int pair(int one, int other) {
    return one * (2 * k + 1) + other;
  }
}
