package agon.othello;

import agon.model.LinearModel;
import agon.model.Weights;
import org.jspecify.annotations.Nullable;

/** Weights ready for look-ups, shared by all who estimate with them. */
final class PatternTables8 {
  private static volatile PatternTables8 latest = new PatternTables8(null);

  private final @Nullable Weights weights;
  private final short[][] tables;
  private final int[] biases;

  private PatternTables8(@Nullable Weights weights) {
    this.weights = weights;
    if (weights == null) {
      tables = new short[0][];
      biases = new int[0];
    } else {
      LinearModel model = (LinearModel) weights.model();
      tables = PatternFeatures8.unfold(model);
      biases = new int[Patterns8.STAGES];
      for (int stage = 0; stage < biases.length; stage++) {
        biases[stage] = model.bias(stage);
      }
    }
  }

  /** Unfolding takes milliseconds and megabytes: whoever asks again for the same gets the same. */
  @SuppressWarnings("ReferenceEquality") // the same object is all that is asked for
  static PatternTables8 of(Weights weights) {
    PatternTables8 known = latest;
    if (known.weights != weights) {
      known = new PatternTables8(weights);
      latest = known;
    }
    return known;
  }

  Estimate8 reader() {
    return new Reader();
  }

  /**
   * One look-up a place, written out: a loop over places costs a third more, because neither the
   * turns nor the masks are then known to the compiler.
   */
  private final class Reader implements Estimate8 {
    @Override
    public int of(long mine, long yours, long moves) {
      int discs = Long.bitCount(mine);
      int yourDiscs = Long.bitCount(yours);
      int stage = Patterns8.stage(discs + yourDiscs);
      short[] table = tables[stage];
      long mineAcross = Patterns8.transposed(mine);
      long yoursAcross = Patterns8.transposed(yours);
      return biases[stage]
          + ShapeReader.upright(table, mine, yours)
          + ShapeReader.sides(table, mine, yours)
          + ShapeReader.sides(table, mineAcross, yoursAcross)
          + Counts.sum(
              table,
              Patterns8.FEATURE.length,
              64 - discs - yourDiscs,
              Long.bitCount(moves),
              Long.bitCount(Faster8.moves(yours, mine, ~(mine | yours))),
              discs,
              yourDiscs);
    }
  }
}
