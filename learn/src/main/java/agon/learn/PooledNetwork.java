package agon.learn;

import agon.game.Rng;
import agon.model.PooledModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A {@link PooledModel} while it learns, in floating point. Adam (Kingma and Ba 2015) gives every
 * number steps of its own size.
 *
 * <p>Implementation note. What is learnt are the rows of parts; the rows of features are made of
 * them after every batch, since there are far fewer than a batch looks up. The order of all
 * additions is fixed, so that the same positions teach the same on every machine.
 */
final class PooledNetwork {
  private static final float KEEP = 0.9f;
  private static final float KEEP_SQUARES = 0.999f;
  private static final float TINY = 1e-8f;
  private static final double ROW_SPREAD = 0.1;
  private static final double OUTPUT_SPREAD = 0.05;

  /** A sum over groups is taken times this. */
  private static final float SUM = (float) PooledModel.ROW_UNIT / PooledModel.SUM_UNIT;

  /** Whole numbers must fit into 16 bits. */
  private static final int LARGEST = 32_000;

  /** Numbers that are learnt, with what Adam knows about each. */
  private static final class Numbers {
    final float[] values;
    final float[] slopes;
    private final float[] means;
    private final float[] squares;

    Numbers(int count) {
      values = new float[count];
      slopes = new float[count];
      means = new float[count];
      squares = new float[count];
    }

    Numbers(int count, Rng rng, double spread) {
      this(count);
      for (int i = 0; i < count; i++) {
        values[i] = (float) (spread * Network.normal(rng));
      }
    }

    void step(float rate, float share) {
      for (int i = 0; i < values.length; i++) {
        float slope = slopes[i] * share;
        slopes[i] = 0;
        means[i] = KEEP * means[i] + (1 - KEEP) * slope;
        squares[i] = KEEP_SQUARES * squares[i] + (1 - KEEP_SQUARES) * slope * slope;
        values[i] += rate * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
      }
    }
  }

  private final int[][] parts;
  private final int groupSize;
  private final int units;
  private final int hidden;
  private final List<Numbers> all = new ArrayList<>();
  private final Numbers partRows;
  private final Numbers start;
  private final Numbers weights;
  private final Numbers starts;
  private final Numbers output;
  private final Numbers stages;

  /** By feature, and what is to be changed in them. */
  private final float[] rows;

  private final float[] rowSlopes;

  /** Of the position at hand: the units of each group, their sums, and the hidden units. */
  private float[] groups = {};

  private final float[] sums;
  private final float[] sumSlopes;
  private final float[] hiddenUnits;

  /**
   * @param parts by feature
   */
  PooledNetwork(int[][] parts, int groupSize, int units, int hidden, int stageCount, Rng rng) {
    this.parts = parts;
    this.groupSize = groupSize;
    this.units = units;
    this.hidden = hidden;
    int partCount = Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElse(0) + 1;
    partRows = new Numbers(partCount * units, rng, ROW_SPREAD);
    start = new Numbers(units);
    weights = new Numbers(2 * units * hidden, rng, Math.sqrt(0.5 / units));
    starts = new Numbers(hidden);
    output = new Numbers(hidden, rng, OUTPUT_SPREAD);
    stages = new Numbers(stageCount);
    all.addAll(List.of(partRows, start, weights, starts, output, stages));
    rows = new float[parts.length * units];
    rowSlopes = new float[rows.length];
    sums = new float[2 * units];
    sumSlopes = new float[2 * units];
    hiddenUnits = new float[hidden];
    makeRows();
  }

  private void makeRows() {
    Arrays.fill(rows, 0);
    for (int feature = 0; feature < parts.length; feature++) {
      for (int part : parts[feature]) {
        for (int i = 0; i < units; i++) {
          rows[feature * units + i] += partRows.values[part * units + i];
        }
      }
    }
  }

  /**
   * The output for a position, as the logarithm of the odds.
   *
   * @param seen group by group, the mover's features from {@code from}, the other side's as many
   *     from {@code middle} on
   */
  float forward(char[] seen, int from, int middle, int to, int stage) {
    int count = (to - from) / groupSize;
    if (groups.length < count * units) {
      groups = new float[2 * count * units];
    }
    Arrays.fill(sums, 0);
    for (int group = 0; group < count; group++) {
      int first = from + group * groupSize;
      int at = group * units;
      System.arraycopy(start.values, 0, groups, at, units);
      for (int feature = first; feature < first + groupSize; feature++) {
        int row = seen[feature] * units;
        for (int i = 0; i < units; i++) {
          groups[at + i] += rows[row + i];
        }
      }
      int into = first < middle ? 0 : units;
      for (int i = 0; i < units; i++) {
        sums[into + i] += SUM * Math.max(groups[at + i], 0f);
      }
    }
    float sum = stages.values[stage];
    for (int unit = 0; unit < hidden; unit++) {
      float value = starts.values[unit];
      for (int i = 0; i < 2 * units; i++) {
        value += weights.values[2 * units * unit + i] * sums[i];
      }
      hiddenUnits[unit] = Math.max(value, 0f);
      sum += output.values[unit] * hiddenUnits[unit];
    }
    return sum;
  }

  /** Learns from the position just seen that its output should have been larger by so much. */
  void backward(char[] seen, int from, int middle, int to, int stage, float error) {
    stages.slopes[stage] += error;
    Arrays.fill(sumSlopes, 0);
    for (int unit = 0; unit < hidden; unit++) {
      output.slopes[unit] += error * hiddenUnits[unit];
      if (hiddenUnits[unit] > 0) {
        float slope = error * output.values[unit];
        starts.slopes[unit] += slope;
        for (int i = 0; i < 2 * units; i++) {
          weights.slopes[2 * units * unit + i] += slope * sums[i];
          sumSlopes[i] += SUM * slope * weights.values[2 * units * unit + i];
        }
      }
    }
    int count = (to - from) / groupSize;
    for (int group = 0; group < count; group++) {
      int first = from + group * groupSize;
      int at = group * units;
      int side = first < middle ? 0 : units;
      for (int i = 0; i < units; i++) {
        float slope = groups[at + i] > 0 ? sumSlopes[side + i] : 0;
        groups[at + i] = slope;
        start.slopes[i] += slope;
      }
      for (int feature = first; feature < first + groupSize; feature++) {
        int row = seen[feature] * units;
        for (int i = 0; i < units; i++) {
          rowSlopes[row + i] += groups[at + i];
        }
      }
    }
  }

  /** Ends a batch of so many positions: goes a step the way they have shown. */
  void step(double rate, int batch) {
    for (int feature = 0; feature < parts.length; feature++) {
      for (int part : parts[feature]) {
        for (int i = 0; i < units; i++) {
          partRows.slopes[part * units + i] += rowSlopes[feature * units + i];
        }
      }
    }
    Arrays.fill(rowSlopes, 0);
    for (Numbers numbers : all) {
      numbers.step((float) rate, 1f / batch);
    }
    makeRows();
  }

  /**
   * The same in whole numbers.
   *
   * @param unit what the output is multiplied by to get hundredths
   */
  PooledModel rounded(double unit) {
    int[] wholeStarts = new int[hidden];
    for (int i = 0; i < hidden; i++) {
      wholeStarts[i] =
          (int) Math.rint(starts.values[i] * PooledModel.HIDDEN_UNIT * PooledModel.SUM_UNIT);
    }
    return new PooledModel(
        whole(rows, PooledModel.ROW_UNIT),
        whole(start.values, PooledModel.ROW_UNIT),
        whole(weights.values, PooledModel.HIDDEN_UNIT),
        wholeStarts,
        whole(output.values, unit * PooledModel.OUTPUT_UNIT),
        whole(stages.values, unit));
  }

  private static short[] whole(float[] numbers, double unit) {
    short[] whole = new short[numbers.length];
    for (int i = 0; i < whole.length; i++) {
      whole[i] = (short) Math.clamp(Math.rint(numbers[i] * unit), -LARGEST, LARGEST);
    }
    return whole;
  }
}
