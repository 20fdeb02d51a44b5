package agon.mnk;

import java.util.Arrays;

/**
 * The sums of a {@link agon.model.PooledModel} over {@link LinePools} on one board, for both sides.
 * Stones that were lifted again before anybody asked cost nothing, and what the last stone changes
 * is only added up, not kept: a search mostly estimates a position, takes the stone back and puts
 * another.
 */
final class LineSums {
  private static final int DIRECTIONS = MnkLines.DIRECTIONS;
  private static final int REACH = LineWindows.REACH;
  private static final int CELL_BITS = LineWords.CELL_BITS;

  /** How many lines a stone may change. */
  private static final int MOST_CHANGES = 2 * DIRECTIONS * REACH;

  private final LineRows network;
  private final LineUnits units;
  private final LineWords lines;
  private final int[] steps;

  /** By cell and direction, where {@link LineWords#index} has them. */
  private final char[] windows;

  /** By cell: how many of its windows are not bare. Others count for nothing. */
  private final byte[] live;

  /** The stones on the board, as 2 · cell + player, */
  private int[] stones = new int[64];

  private int count;

  /** How many of them were there at first, in no order. */
  private int setUp;

  /** those that the sums hold, */
  private int[] held = new int[64];

  private int heldCount;

  /** and how many of these are on the board still. */
  private int common;

  /** What the stones held have changed, see {@link LineUnits}. */
  private long[] changes = new long[1 << 10];

  private int changed;

  /** By stone held, before it was put. */
  private int[] marks = new int[64];

  /** An empty board. */
  LineSums(MnkStones board, LineRows network) {
    this(board, network, network.vectors);
  }

  /**
   * @param vectors whether vectors are used
   */
  LineSums(MnkStones board, LineRows network, boolean vectors) {
    this.network = network;
    units = LineUnits.of(network, board.cells(), vectors);
    lines = new LineWords(board, REACH);
    steps = new MnkLines(board).steps;
    windows = new char[lines.indices()];
    live = new byte[board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int window = LineWindows.at(lines, cell, direction);
        windows[lines.index(DIRECTIONS * cell + direction)] = (char) window;
        units.begin(cell, window);
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
    sums.setUp = sums.count;
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

  /** The estimate for the side to move. */
  int estimate(int mover, int situation) {
    settle(count - 1);
    boolean ahead = heldCount < count;
    if (ahead) {
      look(stones[heldCount]);
    }
    return network.model.estimate(situation, units.output(mover, ahead));
  }

  private void settle(int most) {
    while (heldCount > common) {
      release();
    }
    while (heldCount < most) {
      hold(stones[heldCount]);
    }
    common = heldCount;
  }

  /** Sees to it that {@link #window} knows of all stones. */
  void settle() {
    settle(count);
  }

  /** The window around a cell, given as 4 · cell + direction. */
  int window(int place) {
    return windows[lines.index(place)];
  }

  /** The cell where a stone was put, the last one being number 0; −1 if nobody knows. */
  int before(int number) {
    int at = count - 1 - number;
    return at < setUp ? -1 : stones[at] >> 1;
  }

  /** Works out what comes with a stone; returns the end of the list of what it changes. */
  private int look(int stone) {
    if (changed + MOST_CHANGES > changes.length) {
      changes = Arrays.copyOf(changes, 2 * changes.length);
    }
    int cell = stone >> 1;
    long middle = (1L + (stone & 1)) << (2 * CELL_BITS * REACH);
    int end = changed;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      long around = lines.around(cell, direction) | middle;
      int index = lines.index(DIRECTIONS * cell + direction) - REACH;
      int step = DIRECTIONS * steps[direction];
      int place = DIRECTIONS * cell + direction - REACH * step;
      // What is no free cell gets on the list, too, but the next one takes its place.
      for (int i = 0; i <= 2 * REACH; i++) {
        long line = around >>> (CELL_BITS * i);
        int window = LineWindows.of(line);
        int old = windows[index + i];
        changes[end] = LineUnits.change(place, old, window);
        end += LineWindows.isAroundFree(line) && window != old ? 1 : 0;
        place += step;
      }
    }
    units.look(cell, live, changes, changed, end);
    return end;
  }

  private void hold(int stone) {
    int cell = stone >> 1;
    if (heldCount == marks.length) {
      marks = Arrays.copyOf(marks, 2 * heldCount);
      held = Arrays.copyOf(held, 2 * heldCount);
    }
    units.save(heldCount);
    marks[heldCount] = changed;
    held[heldCount++] = stone;
    int end = look(stone);
    units.advance();
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      lines.put(stone & 1, cell, direction);
    }
    for (; changed < end; changed++) {
      long change = changes[changed];
      exchange(change, LineUnits.before(change), LineUnits.now(change));
      live[LineUnits.cell(change)] += (byte) LineUnits.livelier(change);
    }
  }

  private void release() {
    int stone = held[--heldCount];
    lines.lift(stone >> 1);
    while (changed > marks[heldCount]) {
      long change = changes[--changed];
      exchange(change, LineUnits.now(change), LineUnits.before(change));
      live[LineUnits.cell(change)] -= (byte) LineUnits.livelier(change);
    }
    units.restore(heldCount);
  }

  private void exchange(long change, int from, int to) {
    windows[lines.index(LineUnits.place(change))] = (char) to;
    units.exchange(LineUnits.cell(change), from, to);
  }
}
