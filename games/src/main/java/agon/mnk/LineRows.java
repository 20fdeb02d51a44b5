package agon.mnk;

import agon.model.PooledModel;

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

  /** What sums hold beyond what they mean, so that no unit is below zero. */
  static final int OFFSET = 1 << 14;

  final PooledModel model;
  final long[] rows = new long[WORDS * LineWindows.COUNT];

  /** What a cell starts from, the offset added. */
  final long[] start = new long[WORDS];

  LineRows(PooledModel model) {
    if (model.units() != UNITS || model.features() != LineWindows.COUNT) {
      throw new IllegalArgumentException("a network over lines has other rows");
    }
    this.model = model;
    for (int i = 0; i < 2 * UNITS; i++) {
      int player = i / UNITS;
      int unit = i % UNITS;
      int shift = UNIT_BITS * (i % LANES);
      start[i / LANES] += (long) (model.start(unit) + OFFSET) << shift;
      for (int window = 0; window < LineWindows.COUNT; window++) {
        rows[WORDS * window + i / LANES] +=
            (long) model.row(LineWindows.seenBy(player, window), unit) << shift;
      }
    }
  }
}
