package agon.mnk;

import agon.model.MoveModel;

/** The numbers of a {@link MoveModel} over lines, ready to be added up. Immutable. */
final class MoveRows {
  /** Units of a move; the first half speaks for it. */
  static final int UNITS = 16;

  /** By side to move, window and unit. */
  final short[][] lanes = new short[2][UNITS * LineWindows.COUNT];

  final short[] start = new short[UNITS];

  /** By single feature. */
  final short[] singles;

  MoveRows(MoveModel model) {
    if (model.units() != UNITS
        || model.features() != LineWindows.COUNT
        || model.singleCount() != MoveContext.COUNT) {
      throw new IllegalArgumentException("a network over lines sees moves in another way");
    }
    for (int unit = 0; unit < UNITS; unit++) {
      start[unit] = (short) model.start(unit);
      for (int player = 0; player < 2; player++) {
        for (int window = 0; window < LineWindows.COUNT; window++) {
          lanes[player][UNITS * window + unit] =
              (short) model.row(LineWindows.seenBy(player, window), unit);
        }
      }
    }
    singles = new short[model.singleCount()];
    for (int single = 0; single < singles.length; single++) {
      singles[single] = (short) model.single(single);
    }
  }
}
