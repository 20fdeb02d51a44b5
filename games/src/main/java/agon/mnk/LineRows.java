package agon.mnk;

import agon.model.PooledModel;
import agon.search.VectorTrial;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a {@link PooledModel} over {@link LinePools}, ready to be added up: by window the row
 * of the first side, then that of the second, four units a word. Immutable.
 */
final class LineRows {
  /** Units of a side. */
  static final int UNITS = 16;

  /** Bits of a unit, and units of a word. */
  static final int UNIT_BITS = 16;

  static final int LANES = Long.SIZE / UNIT_BITS;

  /** How many words a row has, for both sides. */
  static final int WORDS = 2 * UNITS / LANES;

  /** How many hidden units are worked out at once. */
  static final int BLOCK = 16;

  /** What sums hold beyond what they mean, so that no unit is below zero. */
  static final int OFFSET = 1 << 14;

  final PooledModel model;
  final long[] rows = new long[WORDS * LineWindows.COUNT];

  /** The same, a number a unit. */
  final short[] lanes = new short[2 * UNITS * LineWindows.COUNT];

  /** What a cell starts from, the offset added. */
  final long[] start = new long[WORDS];

  /** The hidden units, filled up to whole blocks with some that say nothing. */
  final int[] starts;

  final int[] outputs;

  /** By block of hidden units and input: a weight for each unit of the block. */
  final int[] weights;

  /** What says how likely moves are, if anything does. */
  final @Nullable MoveRows moves;

  /** Whether it is read faster by {@link VectorLineUnits} on this machine. */
  final boolean vectors;

  LineRows(PooledModel model) {
    if (model.units() != UNITS || model.features() != LineWindows.COUNT) {
      throw new IllegalArgumentException("a network over lines has other rows");
    }
    this.model = model;
    starts = new int[Math.ceilDiv(model.hidden(), BLOCK) * BLOCK];
    outputs = new int[starts.length];
    weights = new int[2 * UNITS * starts.length];
    for (int unit = 0; unit < model.hidden(); unit++) {
      starts[unit] = model.hiddenStart(unit);
      outputs[unit] = model.hiddenOutput(unit);
      for (int i = 0; i < 2 * UNITS; i++) {
        int at = 2 * UNITS * (unit / BLOCK * BLOCK) + BLOCK * i + unit % BLOCK;
        weights[at] = model.hiddenWeight(unit, i);
      }
    }
    for (int i = 0; i < 2 * UNITS; i++) {
      int player = i / UNITS;
      int unit = i % UNITS;
      int shift = UNIT_BITS * (i % LANES);
      start[i / LANES] += (long) (model.start(unit) + OFFSET) << shift;
      for (int window = 0; window < LineWindows.COUNT; window++) {
        long number = model.row(LineWindows.seenBy(player, window), unit);
        rows[WORDS * window + i / LANES] += number << shift;
        lanes[2 * UNITS * window + i] = (short) number;
      }
    }
    moves = model.moves().map(MoveRows::new).orElse(null);
    vectors = VectorTrial.isPossible() && VectorTrial.isWon(new Trial(true), new Trial(false));
  }

  /** Stones on a board that does not matter. */
  private final class Trial implements LongSupplier {
    private static final MnkStones BOARD = MnkStones.of(15, 15, 5, MnkRule.FREE);
    private static final int STONES = 20;
    private final LineSums sums;
    private final @Nullable LineRanks ranks;
    private final MnkGlance glance = new MnkGlance(BOARD, MnkFeatures.WORTHLESS);

    Trial(boolean vectors) {
      sums = new LineSums(BOARD, LineRows.this, vectors);
      ranks =
          moves == null
              ? null
              : new LineRanks(
                  BOARD, moves, sums, glance, new MnkSurroundings(BOARD).cells(), vectors);
      for (int i = 0; i < STONES; i++) {
        sums.put(i & 1, cell(i));
      }
    }

    private int cell(int i) {
      return (112 + 37 * i) % BOARD.cells();
    }

    @Override
    public long getAsLong() {
      long sum = 0;
      for (int i = STONES; i < BOARD.cells(); i++) {
        sums.put(i & 1, cell(i));
        sum += (i + 1) * (long) sums.estimate(i & 1, 0);
        sum += ranks == null ? 0 : ranks.of(cell(i + 1));
        sums.lift();
      }
      return sum;
    }
  }
}
