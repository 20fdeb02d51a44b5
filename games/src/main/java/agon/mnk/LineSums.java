package agon.mnk;

import agon.model.PooledModel;
import java.util.Arrays;

/**
 * The sums of a {@link PooledModel} over {@link LinePools} on one board, for both sides, kept up to
 * date from one estimate to the next: stones that were lifted again before anybody asked cost
 * nothing.
 *
 * <p>Four units share a word, sixteen bits each. A cell's sum holds {@link LineRows#OFFSET} more
 * than it means, so that no unit borrows from the next, and the bit of the offset tells whether it
 * is above zero.
 */
final class LineSums {
  private static final int DIRECTIONS = MnkLines.DIRECTIONS;
  private static final int REACH = LineWindows.REACH;
  private static final int CELL_BITS = LineWords.CELL_BITS;
  private static final int WORDS = LineRows.WORDS;

  /** A change is a place, then so many bits for the window. */
  private static final int WINDOW_BITS = 14;

  private static final int WINDOW_MASK = (1 << WINDOW_BITS) - 1;

  /** The lowest bit of every unit. */
  private static final long ONES = 0x0001000100010001L;

  private static final int OFFSET_BIT = Integer.numberOfTrailingZeros(LineRows.OFFSET);

  /** The cells of a stretch of line whose windows a stone in its middle changes. */
  private static final long NEARBY =
      0x5555555555555555L << (CELL_BITS * REACH) & ~(-1L << (CELL_BITS * (3 * REACH + 1)));

  private final PooledModel model;
  private final long[] rows;
  private final LineWords lines;
  private final int[] steps;

  /** By cell and direction. */
  private final char[] windows;

  /** By cell: how many of its windows are not bare. Others count for nothing. */
  private final byte[] live;

  /** By cell: what its four rows come to, for both sides. */
  private final long[] cells;

  /** Of all empty cells that count. */
  private final long[] sums = new long[WORDS];

  /** The stones on the board, as 2 · cell + player, */
  private int[] stones = new int[64];

  private int count;

  /** those that the sums hold, */
  private int[] held = new int[64];

  private int heldCount;

  /** and how many of these are on the board still. */
  private int common;

  /** What changed: 4 · cell + direction in the high half, the window before in the low half. */
  private int[] changes = new int[1 << 10];

  private int changed;

  /** By stone held, before it was put. */
  private int[] marks = new int[64];

  private long[] before = new long[64 * WORDS];

  private final int[] units = new int[2 * LineRows.UNITS];

  /** An empty board. */
  LineSums(MnkStones board, LineRows lineRows) {
    model = lineRows.model;
    rows = lineRows.rows;
    lines = new LineWords(board, REACH);
    steps = new MnkLines(board).steps;
    windows = new char[DIRECTIONS * board.cells()];
    live = new byte[board.cells()];
    cells = new long[WORDS * board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      System.arraycopy(lineRows.start, 0, cells, WORDS * cell, WORDS);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int window = LineWindows.at(lines, cell, direction);
        windows[DIRECTIONS * cell + direction] = (char) window;
        for (int i = 0; i < WORDS; i++) {
          cells[WORDS * cell + i] += rows[WORDS * window + i];
        }
      }
    }
  }

  /** The stones of a position. */
  static LineSums of(MnkPosition position, LineRows rows) {
    MnkStones board = position.shape().board;
    LineSums sums = new LineSums(board, rows);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        sums.put(position.owner(cell), cell);
      }
    }
    return sums;
  }

  void put(int player, int cell) {
    if (count == stones.length) {
      stones = Arrays.copyOf(stones, 2 * count);
    }
    stones[count++] = 2 * cell + player;
  }

  void lift() {
    common = Math.min(common, --count);
  }

  /**
   * The estimate for the side to move.
   *
   * @param known what the model's base says
   */
  int estimate(int mover, int situation, int known) {
    while (heldCount > common) {
      release();
    }
    while (heldCount < count) {
      hold(stones[heldCount]);
    }
    common = count;
    int first = mover * (WORDS / 2);
    for (int i = 0; i < WORDS; i++) {
      long four = sums[first ^ i];
      units[4 * i] = (int) four & 0xffff;
      units[4 * i + 1] = (int) (four >>> 16) & 0xffff;
      units[4 * i + 2] = (int) (four >>> 32) & 0xffff;
      units[4 * i + 3] = (int) (four >>> 48);
    }
    return model.estimate(known, situation, units);
  }

  private void hold(int stone) {
    int cell = stone >> 1;
    if (heldCount == marks.length) {
      marks = Arrays.copyOf(marks, 2 * heldCount);
      held = Arrays.copyOf(held, 2 * heldCount);
      before = Arrays.copyOf(before, 2 * before.length);
    }
    if (changed + 2 * DIRECTIONS * REACH > changes.length) {
      changes = Arrays.copyOf(changes, 2 * changes.length);
    }
    System.arraycopy(sums, 0, before, WORDS * heldCount, WORDS);
    marks[heldCount] = changed;
    held[heldCount++] = stone;
    if (live[cell] > 0) {
      for (int i = 0; i < WORDS; i++) {
        sums[i] -= above(cells[WORDS * cell + i], ONES);
      }
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      lines.put(stone & 1, cell, direction);
      long around = lines.around(cell, direction);
      long free = ~(around | around >>> 1) & NEARBY;
      while (free != 0) {
        int at = Long.numberOfTrailingZeros(free);
        free &= free - 1;
        int near = cell + (at / CELL_BITS - 2 * REACH) * steps[direction];
        int place = DIRECTIONS * near + direction;
        int window = LineWindows.of(around >>> (at - CELL_BITS * REACH));
        int old = windows[place];
        if (window != old) {
          windows[place] = (char) window;
          changes[changed++] = place << WINDOW_BITS | old;
        }
      }
    }
    add(marks[heldCount - 1]);
  }

  /** Brings cells and sums up to date with what has changed from here on. */
  private void add(int from) {
    long[] cells = this.cells;
    long[] rows = this.rows;
    long sum0 = sums[0];
    long sum1 = sums[1];
    long sum2 = sums[2];
    long sum3 = sums[3];
    long sum4 = sums[4];
    long sum5 = sums[5];
    long sum6 = sums[6];
    long sum7 = sums[7];
    for (int i = from; i < changed; i++) {
      int place = changes[i] >>> WINDOW_BITS;
      int old = changes[i] & WINDOW_MASK;
      int window = windows[place];
      int cell = place / DIRECTIONS;
      int wasLive = live[cell];
      int isLive = wasLive + (old < LineWindows.BARE ? 1 : 0) - (window < LineWindows.BARE ? 1 : 0);
      live[cell] = (byte) isLive;
      long was = wasLive > 0 ? ONES : 0;
      long is = isLive > 0 ? ONES : 0;
      int at = WORDS * cell;
      int out = WORDS * old;
      int in = WORDS * window;
      long then = cells[at];
      long now = then - rows[out] + rows[in];
      cells[at] = now;
      sum0 += above(now, is) - above(then, was);
      then = cells[at + 1];
      now = then - rows[out + 1] + rows[in + 1];
      cells[at + 1] = now;
      sum1 += above(now, is) - above(then, was);
      then = cells[at + 2];
      now = then - rows[out + 2] + rows[in + 2];
      cells[at + 2] = now;
      sum2 += above(now, is) - above(then, was);
      then = cells[at + 3];
      now = then - rows[out + 3] + rows[in + 3];
      cells[at + 3] = now;
      sum3 += above(now, is) - above(then, was);
      then = cells[at + 4];
      now = then - rows[out + 4] + rows[in + 4];
      cells[at + 4] = now;
      sum4 += above(now, is) - above(then, was);
      then = cells[at + 5];
      now = then - rows[out + 5] + rows[in + 5];
      cells[at + 5] = now;
      sum5 += above(now, is) - above(then, was);
      then = cells[at + 6];
      now = then - rows[out + 6] + rows[in + 6];
      cells[at + 6] = now;
      sum6 += above(now, is) - above(then, was);
      then = cells[at + 7];
      now = then - rows[out + 7] + rows[in + 7];
      cells[at + 7] = now;
      sum7 += above(now, is) - above(then, was);
    }
    sums[0] = sum0;
    sums[1] = sum1;
    sums[2] = sum2;
    sums[3] = sum3;
    sums[4] = sum4;
    sums[5] = sum5;
    sums[6] = sum6;
    sums[7] = sum7;
  }

  /** Each unit less its offset, 0 at least; all are 0 where the ones are none. */
  private static long above(long units, long ones) {
    long some = units >>> OFFSET_BIT & ones;
    return units & ((some << OFFSET_BIT) - some);
  }

  private void release() {
    int stone = held[--heldCount];
    lines.lift(stone >> 1);
    while (changed > marks[heldCount]) {
      int change = changes[--changed];
      int place = change >>> WINDOW_BITS;
      int old = change & WINDOW_MASK;
      int window = windows[place];
      windows[place] = (char) old;
      int cell = place / DIRECTIONS;
      live[cell] += (byte) ((window < LineWindows.BARE ? 1 : 0) - (old < LineWindows.BARE ? 1 : 0));
      int at = WORDS * cell;
      int out = WORDS * window;
      int in = WORDS * old;
      for (int i = 0; i < WORDS; i++) {
        cells[at + i] += rows[in + i] - rows[out + i];
      }
    }
    System.arraycopy(before, WORDS * heldCount, sums, 0, WORDS);
  }
}
