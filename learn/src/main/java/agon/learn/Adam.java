package agon.learn;

import java.util.Arrays;

/** Numbers that are learnt, with what Adam (Kingma and Ba 2015) knows about each. */
final class Adam {
  private static final float KEEP = 0.9f;
  private static final float KEEP_SQUARES = 0.999f;
  private static final float TINY = 1e-8f;

  final float[] values;

  /** The way that is better, added up over a batch. */
  final float[] slopes;

  private final float[] means;
  private final float[] squares;

  Adam(int count) {
    values = new float[count];
    slopes = new float[count];
    means = new float[count];
    squares = new float[count];
  }

  /**
   * Goes a step and forgets the slopes.
   *
   * @param share what the slopes are multiplied by before
   */
  void step(float rate, float share) {
    for (int i = 0; i < values.length; i++) {
      float slope = slopes[i] * share;
      means[i] = KEEP * means[i] + (1 - KEEP) * slope;
      squares[i] = KEEP_SQUARES * squares[i] + (1 - KEEP_SQUARES) * slope * slope;
      values[i] += rate * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
    }
    Arrays.fill(slopes, 0);
  }
}
