package agon.mnk;

import java.util.Arrays;

/**
 * On plain words: four units in each, sixteen bits a unit. A cell's units hold {@link
 * LineRows#OFFSET} more than they mean, so that none borrows from the next, and the bit of the
 * offset tells whether one is above zero.
 */
final class PlainLineUnits extends LineUnits {
  private static final int WORDS = LineRows.WORDS;

  /** The lowest bit of every unit. */
  private static final long ONES = 0x0001000100010001L;

  private static final int OFFSET_BIT = Integer.numberOfTrailingZeros(LineRows.OFFSET);

  private final LineRows network;
  private final long[] cells;
  private final long[] sums = new long[WORDS];
  private final long[] ahead = new long[WORDS];
  private long[] saved = new long[64 * WORDS];
  private final int[] units = new int[2 * LineRows.UNITS];

  PlainLineUnits(LineRows network, int cellCount) {
    this.network = network;
    cells = new long[WORDS * cellCount];
    for (int cell = 0; cell < cellCount; cell++) {
      System.arraycopy(network.start, 0, cells, WORDS * cell, WORDS);
    }
  }

  @Override
  void begin(int cell, int window) {
    for (int i = 0; i < WORDS; i++) {
      cells[WORDS * cell + i] += network.rows[WORDS * window + i];
    }
  }

  @Override
  void exchange(int cell, int from, int to) {
    long[] rows = network.rows;
    for (int i = 0; i < WORDS; i++) {
      cells[WORDS * cell + i] += rows[WORDS * to + i] - rows[WORDS * from + i];
    }
  }

  @Override
  void look(int stone, byte[] live, long[] changes, int from, int to) {
    long[] rows = network.rows;
    long gone = live[stone] > 0 ? ONES : 0;
    for (int i = 0; i < WORDS; i++) {
      ahead[i] = sums[i] - above(cells[WORDS * stone + i], gone);
    }
    for (int i = from; i < to; i++) {
      long change = changes[i];
      int cell = cell(change);
      long was = live[cell] > 0 ? ONES : 0;
      long is = live[cell] + livelier(change) > 0 ? ONES : 0;
      int at = WORDS * cell;
      int out = WORDS * before(change);
      int in = WORDS * now(change);
      for (int j = 0; j < WORDS; j++) {
        long then = cells[at + j];
        ahead[j] += above(then - rows[out + j] + rows[in + j], is) - above(then, was);
      }
    }
  }

  /** Each unit less its offset, 0 at least; all are 0 where the ones are none. */
  private static long above(long units, long ones) {
    long some = units >>> OFFSET_BIT & ones;
    return units & ((some << OFFSET_BIT) - some);
  }

  @Override
  void advance() {
    System.arraycopy(ahead, 0, sums, 0, WORDS);
  }

  @Override
  void save(int number) {
    if (WORDS * (number + 1) > saved.length) {
      saved = Arrays.copyOf(saved, 2 * saved.length);
    }
    System.arraycopy(sums, 0, saved, WORDS * number, WORDS);
  }

  @Override
  void restore(int number) {
    System.arraycopy(saved, WORDS * number, sums, 0, WORDS);
  }

  @Override
  int output(int mover, boolean isAhead) {
    long[] now = isAhead ? ahead : sums;
    int first = mover * (WORDS / 2);
    for (int i = 0; i < WORDS; i++) {
      long four = now[first ^ i];
      units[4 * i] = (int) four & 0xffff;
      units[4 * i + 1] = (int) (four >>> 16) & 0xffff;
      units[4 * i + 2] = (int) (four >>> 32) & 0xffff;
      units[4 * i + 3] = (int) (four >>> 48);
    }
    return network.model.output(units);
  }
}
