package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;

import java.util.Arrays;

/**
 * The books of a board: for every window of k cells on a line, each side's stones in it and what
 * stands in the way of its completion. From that, always up to date: how many windows each side can
 * still complete by the number of stones in them, what a cell is worth to each side, and the {@link
 * MnkThreats}.
 *
 * <p>In the way are the other side's stones and, where longer lines do not win, one's own stones
 * just before and just behind the window. A window that nothing stands in the way of is
 * <i>live</i>.
 *
 * <p>A stone touches at most 4 (k + 2) windows. The worth of the cells changes by a sum over the
 * windows that cover them; as these are neighbours on the line, a running sum does that in one pass
 * over the 2k − 1 cells around the stone, so the cost grows with k and not with its square. Putting
 * and lifting are the same walk with the sign turned.
 */
final class MnkWindows {
  /** A thing in the way, in the word of a window; stones count below it. */
  private static final int OBSTACLE = 1 << 16;

  private static final int PUT = 1;
  private static final int LIFT = -1;

  private final MnkLines lines;
  private final int cells;
  private final int k;
  private final boolean exact;
  private final int[] rankWeights;

  /** Whose stone is on a cell, or {@link MnkStones#EMPTY}. */
  private final byte[] owners;

  /** By side and window: stones and obstacles. A window is direction · cells + its first cell. */
  private final int[][] words;

  /** By side and number of stones: how many live windows. */
  private final int[][] live;

  /** By side and cell: the sum of the weights of the live windows through the cell. */
  private final int[][] worths;

  private final MnkThreats[] threats;

  /**
   * Scratch, all 0 between uses: by how much more the worth of a cell changes than that of the cell
   * before it, along a line, for the side whose stone it is and for the other.
   */
  private final int[] changes;

  private final int[] otherChanges;

  private int free;
  private long key;

  /** An empty board. */
  MnkWindows(MnkStones board, MnkWeights weights) {
    lines = new MnkLines(board);
    cells = lines.cells;
    k = lines.k;
    exact = board.exact;
    rankWeights = weights.rank;
    owners = new byte[cells];
    Arrays.fill(owners, (byte) MnkStones.EMPTY);
    words = new int[2][MnkLines.DIRECTIONS * cells];
    live = new int[2][k + 1];
    worths = new int[2][cells];
    threats = new MnkThreats[] {new MnkThreats(cells), new MnkThreats(cells)};
    changes = new int[2 * k + 2];
    otherChanges = new int[2 * k + 2];
    free = cells;
    key = MnkKeys.EMPTY_BOARD;
    openAll();
  }

  private void openAll() {
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      int step = lines.steps[direction];
      for (int cell = 0; cell < cells; cell++) {
        if (!lines.beginsWindow(cell, direction)) {
          continue;
        }
        for (int player = FIRST; player <= SECOND; player++) {
          live[player][0]++;
          for (int i = 0; i < k; i++) {
            worths[player][cell + i * step] += rankWeights[0];
          }
          if (k == 1) {
            threats[player].lacksOne(cell, PUT);
          } else if (k == 2) {
            threats[player].lacksTwo(cell, cell + step, PUT);
          }
        }
      }
    }
  }

  int owner(int cell) {
    return owners[cell];
  }

  int free() {
    return free;
  }

  int turn() {
    return (cells - free) & 1;
  }

  /** The key of the position with these stones. */
  long key() {
    return key;
  }

  MnkThreats threats(int player) {
    return threats[player];
  }

  int[] live(int player) {
    return live[player];
  }

  int worth(int player, int cell) {
    return worths[player][cell];
  }

  /** Puts a stone of the side to move. */
  void put(int cell) {
    put(turn(), cell);
  }

  void put(int player, int cell) {
    owners[cell] = (byte) player;
    key ^= MnkKeys.stone(player, cell);
    free--;
    change(player, cell, PUT);
  }

  /** Lifts a stone. */
  void lift(int cell) {
    int player = owners[cell];
    change(player, cell, LIFT);
    free++;
    key ^= MnkKeys.stone(player, cell);
    owners[cell] = MnkStones.EMPTY;
  }

  private void change(int player, int cell, int sign) {
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      int count = lines.count(cell, direction);
      if (count > 0) {
        changeLine(player, cell, direction, sign, count);
      }
    }
  }

  /**
   * @param count how many windows along the line go through the cell
   */
  private void changeLine(int player, int cell, int direction, int sign, int count) {
    int step = lines.steps[direction];
    int start = cell - lines.reach(cell, direction) * step;
    int from = start;
    int windows = 0;
    boolean changed = false;
    boolean otherChanged = false;
    if (exact && lines.before(cell, direction) >= k) {
      from -= step;
      int change = flank(player, from, direction, sign);
      changes[0] = change;
      changes[k] = -change;
      changed = change != 0;
      windows = 1;
    }
    int[] mine = words[player];
    int[] others = words[1 - player];
    int word = direction * cells + start;
    for (int i = 0; i < count; i++) {
      int own = mine[word];
      int other = others[word];
      mine[word] = own + sign;
      others[word] = other + sign * OBSTACLE;
      // Without this stone:
      int ownStones = sign == PUT ? own : own - 1;
      int otherStones = sign == PUT ? other : other - OBSTACLE;
      if (ownStones < OBSTACLE) {
        int change = grow(player, cell, start + i * step, step, ownStones, sign);
        changes[windows] += change;
        changes[windows + k] -= change;
        changed = true;
      }
      if (otherStones < OBSTACLE) {
        int change = block(1 - player, cell, start + i * step, step, otherStones, sign);
        otherChanges[windows] += change;
        otherChanges[windows + k] -= change;
        otherChanged = true;
      }
      windows++;
      word += step;
    }
    if (exact && lines.behind(cell, direction) >= k) {
      int change = flank(player, cell + step, direction, sign);
      changes[windows] += change;
      changes[windows + k] -= change;
      changed |= change != 0;
      windows++;
    }
    if (changed) {
      spread(worths[player], changes, from, step, windows + k - 1);
    }
    if (otherChanged) {
      spread(worths[1 - player], otherChanges, from, step, windows + k - 1);
    }
  }

  /** A live window gets one more stone, or loses it; returns by how much its weight changes. */
  private int grow(int player, int cell, int start, int step, int stones, int sign) {
    int[] counts = live[player];
    counts[stones] -= sign;
    counts[stones + 1] += sign;
    int lacking = k - stones;
    if (lacking <= 3) {
      MnkThreats own = threats[player];
      if (lacking == 1) {
        own.lacksOne(cell, -sign);
      } else {
        int one = freeCell(start, step, cell);
        if (lacking == 2) {
          own.lacksTwo(cell, one, -sign);
          own.lacksOne(one, sign);
        } else {
          own.lacksTwo(one, freeCell(one + step, step, cell), sign);
        }
      }
    }
    return sign * (rankWeights[stones + 1] - rankWeights[stones]);
  }

  /** A live window of a side is blocked by the other's stone, or is free again. */
  private int block(int player, int cell, int start, int step, int stones, int sign) {
    live[player][stones] -= sign;
    int lacking = k - stones;
    if (lacking == 1) {
      threats[player].lacksOne(cell, -sign);
    } else if (lacking == 2) {
      threats[player].lacksTwo(cell, freeCell(start, step, cell), -sign);
    }
    return -sign * rankWeights[stones];
  }

  /** A window of a side gets a stone just before or behind it that makes its line too long. */
  private int flank(int player, int start, int direction, int sign) {
    int word = direction * cells + start;
    int own = words[player][word];
    words[player][word] = own + sign * OBSTACLE;
    int stones = sign == PUT ? own : own - OBSTACLE;
    if (stones >= OBSTACLE) {
      return 0;
    }
    live[player][stones] -= sign;
    int lacking = k - stones;
    if (lacking <= 2 && lacking > 0) {
      int step = lines.steps[direction];
      int one = freeCell(start, step, MnkStones.EMPTY);
      if (lacking == 1) {
        threats[player].lacksOne(one, -sign);
      } else {
        threats[player].lacksTwo(one, freeCell(one + step, step, MnkStones.EMPTY), -sign);
      }
    }
    return -sign * rankWeights[stones];
  }

  /** The first free cell from a cell on that is not this one; there must be one. */
  private int freeCell(int from, int step, int besides) {
    int cell = from;
    while (owners[cell] != MnkStones.EMPTY || cell == besides) {
      cell += step;
    }
    return cell;
  }

  /** Every window adds its change to all its cells; the differences are used up. */
  private static void spread(int[] worth, int[] differences, int from, int step, int count) {
    int sum = 0;
    int cell = from;
    for (int i = 0; i < count; i++) {
      sum += differences[i];
      differences[i] = 0;
      worth[cell] += sum;
      cell += step;
    }
    differences[count] = 0;
  }

  /**
   * Writes the cells that a doubler of a side is joined to: with the doubler itself, all cells
   * where a stone of the other side can change anything about it.
   *
   * @return the number of cells in the array then; a cell may be there several times
   */
  int partners(int player, int cell, int[] into, int from) {
    int size = from;
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      int step = lines.steps[direction];
      int reach = lines.reach(cell, direction);
      int count = lines.count(cell, direction);
      for (int i = 0; i < count; i++) {
        int start = cell + (i - reach) * step;
        if (words[player][direction * cells + start] == k - 2) {
          into[size++] = freeCell(start, step, cell);
        }
      }
    }
    return size;
  }

  /** Whether a window that lacks just these two cells joins them for a side. */
  boolean areJoined(int player, int one, int other) {
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      int step = lines.steps[direction];
      int reach = lines.reach(one, direction);
      int count = lines.count(one, direction);
      for (int i = 0; i < count; i++) {
        int start = one + (i - reach) * step;
        if (words[player][direction * cells + start] == k - 2
            && freeCell(start, step, one) == other) {
          return true;
        }
      }
    }
    return false;
  }
}
