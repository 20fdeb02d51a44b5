package agon.mnk;

import agon.model.PooledModel;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * On vectors of 256 bits: one for the sixteen units of each side, two for sixteen hidden units. The
 * same numbers in a fraction of the time once compiled.
 */
final class VectorLineUnits extends LineUnits {
  private static final VectorSpecies<Short> SIDE = ShortVector.SPECIES_256;
  private static final VectorSpecies<Integer> EIGHT = IntVector.SPECIES_256;
  private static final ShortVector NOTHING = ShortVector.zero(SIDE);
  private static final IntVector NONE = IntVector.zero(EIGHT);
  private static final int UNITS = LineRows.UNITS;
  private static final int BOTH = 2 * UNITS;
  private static final int BLOCK = LineRows.BLOCK;
  private static final int HIDDEN_SHIFT = Integer.numberOfTrailingZeros(PooledModel.HIDDEN_UNIT);

  private final LineRows network;
  private final short[] cells;
  private final short[] sums = new short[BOTH];
  private final short[] ahead = new short[BOTH];
  private short[] saved = new short[64 * BOTH];

  VectorLineUnits(LineRows network, int cellCount) {
    this.network = network;
    cells = new short[BOTH * cellCount];
    for (int cell = 0; cell < cellCount; cell++) {
      for (int i = 0; i < BOTH; i++) {
        cells[BOTH * cell + i] = (short) network.model.start(i % UNITS);
      }
    }
  }

  @Override
  void begin(int cell, int window) {
    for (int i = 0; i < BOTH; i++) {
      cells[BOTH * cell + i] += network.lanes[BOTH * window + i];
    }
  }

  @Override
  void exchange(int cell, int from, int to) {
    exchange(BOTH * cell, BOTH * from, BOTH * to, network.lanes);
    exchange(BOTH * cell + UNITS, BOTH * from + UNITS, BOTH * to + UNITS, network.lanes);
  }

  private void exchange(int at, int out, int in, short[] lanes) {
    ShortVector.fromArray(SIDE, cells, at)
        .sub(ShortVector.fromArray(SIDE, lanes, out))
        .add(ShortVector.fromArray(SIDE, lanes, in))
        .intoArray(cells, at);
  }

  @Override
  void look(int stone, byte[] live, long[] changes, int from, int to) {
    look(stone, live, changes, from, to, cells, network.lanes, sums, ahead);
  }

  private static void look(
      int stone,
      byte[] live,
      long[] changes,
      int from,
      int to,
      short[] cells,
      short[] lanes,
      short[] sums,
      short[] ahead) {
    ShortVector gone = mask(live[stone]);
    int of = BOTH * stone;
    ShortVector first =
        ShortVector.fromArray(SIDE, sums, 0)
            .sub(ShortVector.fromArray(SIDE, cells, of).max(NOTHING).and(gone));
    ShortVector second =
        ShortVector.fromArray(SIDE, sums, UNITS)
            .sub(ShortVector.fromArray(SIDE, cells, of + UNITS).max(NOTHING).and(gone));
    for (int i = from; i < to; i++) {
      long change = changes[i];
      int cell = cell(change);
      int lines = live[cell];
      ShortVector was = mask(lines);
      ShortVector is = mask(lines + livelier(change));
      int at = BOTH * cell;
      int out = BOTH * before(change);
      int in = BOTH * now(change);
      ShortVector then = ShortVector.fromArray(SIDE, cells, at);
      ShortVector now =
          then.sub(ShortVector.fromArray(SIDE, lanes, out))
              .add(ShortVector.fromArray(SIDE, lanes, in));
      first = first.add(now.max(NOTHING).and(is)).sub(then.max(NOTHING).and(was));
      then = ShortVector.fromArray(SIDE, cells, at + UNITS);
      now =
          then.sub(ShortVector.fromArray(SIDE, lanes, out + UNITS))
              .add(ShortVector.fromArray(SIDE, lanes, in + UNITS));
      second = second.add(now.max(NOTHING).and(is)).sub(then.max(NOTHING).and(was));
    }
    first.intoArray(ahead, 0);
    second.intoArray(ahead, UNITS);
  }

  /** All bits where some line of a cell counts, else none. */
  private static ShortVector mask(int lines) {
    return ShortVector.broadcast(SIDE, (short) (lines > 0 ? -1 : 0));
  }

  @Override
  void advance() {
    System.arraycopy(ahead, 0, sums, 0, BOTH);
  }

  @Override
  void save(int number) {
    if (BOTH * (number + 1) > saved.length) {
      saved = Arrays.copyOf(saved, 2 * saved.length);
    }
    System.arraycopy(sums, 0, saved, BOTH * number, BOTH);
  }

  @Override
  void restore(int number) {
    System.arraycopy(saved, BOTH * number, sums, 0, BOTH);
  }

  @Override
  int output(int mover, boolean isAhead) {
    return output(network, UNITS * mover, isAhead ? ahead : sums);
  }

  private static int output(LineRows network, int side, short[] now) {
    int[] weights = network.weights;
    IntVector total = NONE;
    for (int unit = 0, at = 0; unit < network.starts.length; unit += BLOCK) {
      IntVector low = IntVector.fromArray(EIGHT, network.starts, unit);
      IntVector high = IntVector.fromArray(EIGHT, network.starts, unit + BLOCK / 2);
      for (int i = 0; i < BOTH; i++, at += BLOCK) {
        IntVector sum = IntVector.broadcast(EIGHT, now[side ^ i] & 0xffff);
        low = low.add(IntVector.fromArray(EIGHT, weights, at).mul(sum));
        high = high.add(IntVector.fromArray(EIGHT, weights, at + BLOCK / 2).mul(sum));
      }
      total =
          total
              .add(weigh(low, network.outputs, unit))
              .add(weigh(high, network.outputs, unit + BLOCK / 2));
    }
    return total.reduceLanes(VectorOperators.ADD);
  }

  private static IntVector weigh(IntVector values, int[] outputs, int from) {
    return values
        .max(NONE)
        .lanewise(VectorOperators.LSHR, HIDDEN_SHIFT)
        .mul(IntVector.fromArray(EIGHT, outputs, from));
  }
}
