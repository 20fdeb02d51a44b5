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
 * additions is fixed, so that the same positions teach the same on every machine and with any
 * number of threads: a batch is always divided into the same {@link Lesson}s.
 */
final class PooledNetwork {
  private static final double ROW_SPREAD = 0.1;
  private static final double OUTPUT_SPREAD = 0.05;

  /** A sum over groups is taken times this. */
  private static final float SUM = (float) PooledModel.ROW_UNIT / PooledModel.SUM_UNIT;

  /** After so many rounds parts add up to what they were found from. */
  private static final int TAKEN_APART = 300;

  /** Whole numbers must fit into 16 bits. */
  private static final int LARGEST = 32_000;

  private final PooledLoops loops;
  private final int[][] parts;
  private final int groupSize;
  private final int units;
  private final int hidden;
  private final List<Adam> all = new ArrayList<>();
  private final Adam partRows;
  private final Adam start;
  private final Adam weights;
  private final Adam starts;
  private final Adam output;
  private final Adam stages;

  /** By feature. */
  private final float[] rows;

  private final float[] rowSlopes;

  /** The weights of the hidden units the other way round: by input, then by unit. */
  private final float[] byInput;

  /**
   * @param parts by feature
   */
  PooledNetwork(
      PooledLoops loops,
      int[][] parts,
      int groupSize,
      int units,
      int hidden,
      int stageCount,
      Rng rng) {
    this.loops = loops;
    this.parts = parts;
    this.groupSize = groupSize;
    this.units = units;
    this.hidden = hidden;
    int partCount = Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElse(0) + 1;
    partRows = random(partCount * units, rng, ROW_SPREAD);
    start = new Adam(units);
    weights = random(2 * units * hidden, rng, Math.sqrt(0.5 / units));
    starts = new Adam(hidden);
    output = random(hidden, rng, OUTPUT_SPREAD);
    stages = new Adam(stageCount);
    all.addAll(List.of(partRows, start, weights, starts, output, stages));
    rows = new float[parts.length * units];
    rowSlopes = new float[rows.length];
    byInput = new float[weights.values.length];
    prepare();
  }

  /** Begins where another of the same size ended, see {@link #rounded}. */
  void begin(PooledModel model, double unit) {
    for (int i = 0; i < units; i++) {
      start.values[i] = (float) model.start(i) / PooledModel.ROW_UNIT;
    }
    for (int i = 0; i < hidden; i++) {
      starts.values[i] =
          (float) model.hiddenStart(i) / (PooledModel.HIDDEN_UNIT * PooledModel.SUM_UNIT);
      output.values[i] = (float) (model.hiddenOutput(i) / (unit * PooledModel.OUTPUT_UNIT));
      for (int sum = 0; sum < 2 * units; sum++) {
        weights.values[2 * units * i + sum] =
            (float) model.hiddenWeight(i, sum) / PooledModel.HIDDEN_UNIT;
      }
    }
    for (int stage = 0; stage < stages.values.length; stage++) {
      stages.values[stage] = (float) (model.stageStart(stage) / unit);
    }
    Arrays.fill(partRows.values, 0);
    for (int round = 0; round < TAKEN_APART; round++) {
      takeApart(model);
    }
    prepare();
  }

  /** Brings the rows of parts nearer to some that add up to the rows of features. */
  private void takeApart(PooledModel model) {
    for (int feature = 0; feature < parts.length; feature++) {
      for (int unit = 0; unit < units; unit++) {
        float missing = (float) model.row(feature, unit) / PooledModel.ROW_UNIT;
        for (int part : parts[feature]) {
          missing -= partRows.values[part * units + unit];
        }
        for (int part : parts[feature]) {
          partRows.values[part * units + unit] += missing / parts[feature].length;
        }
      }
    }
  }

  private static Adam random(int count, Rng rng, double spread) {
    Adam numbers = new Adam(count);
    for (int i = 0; i < count; i++) {
      numbers.values[i] = (float) (spread * Network.normal(rng));
    }
    return numbers;
  }

  private void prepare() {
    Arrays.fill(rows, 0);
    for (int feature = 0; feature < parts.length; feature++) {
      for (int part : parts[feature]) {
        loops.add(1, partRows.values, part * units, rows, feature * units, units);
      }
    }
    for (int unit = 0; unit < hidden; unit++) {
      for (int i = 0; i < 2 * units; i++) {
        byInput[i * hidden + unit] = weights.values[2 * units * unit + i];
      }
    }
  }

  /**
   * Some of the positions of a batch, for one thread: the network is only read, what it should
   * change is written down here.
   */
  final class Lesson {
    private final float[] rowSlopes = new float[rows.length];
    private final float[] startSlopes = new float[units];
    private final float[] weightSlopes = new float[weights.values.length];
    private final float[] startsSlopes = new float[hidden];
    private final float[] outputSlopes = new float[hidden];
    private final float[] stageSlopes = new float[stages.values.length];

    /** Of the position at hand: the units of each group, their sums, and the hidden units. */
    private float[] groups = {};

    private final float[] sums = new float[2 * units];
    private final float[] sumSlopes = new float[2 * units];
    private final float[] hiddenUnits = new float[hidden];

    /**
     * The output for a position, as the logarithm of the odds.
     *
     * @param mine the mover's features, group by group
     * @param theirs as many of the other side
     */
    float forward(char[] mine, char[] theirs, int stage) {
      int each = mine.length / groupSize * units;
      if (groups.length < 2 * each) {
        groups = new float[4 * each];
      }
      loops.pool(mine, groupSize, rows, start.values, groups, 0, sums, 0);
      loops.pool(theirs, groupSize, rows, start.values, groups, each, sums, units);
      System.arraycopy(starts.values, 0, hiddenUnits, 0, hidden);
      for (int i = 0; i < 2 * units; i++) {
        sums[i] *= SUM;
        loops.add(sums[i], byInput, i * hidden, hiddenUnits, 0, hidden);
      }
      float sum = stages.values[stage];
      for (int unit = 0; unit < hidden; unit++) {
        sum += output.values[unit] * Math.max(hiddenUnits[unit], 0f);
      }
      return sum;
    }

    /** Learns from the position just seen that its output should have been larger by so much. */
    void backward(char[] mine, char[] theirs, int stage, float error) {
      stageSlopes[stage] += error;
      Arrays.fill(sumSlopes, 0);
      for (int unit = 0; unit < hidden; unit++) {
        if (hiddenUnits[unit] > 0) {
          outputSlopes[unit] += error * hiddenUnits[unit];
          float slope = error * output.values[unit];
          startsSlopes[unit] += slope;
          int row = 2 * units * unit;
          loops.add(slope, sums, 0, weightSlopes, row, 2 * units);
          loops.add(SUM * slope, weights.values, row, sumSlopes, 0, 2 * units);
        }
      }
      int each = mine.length / groupSize * units;
      loops.unpool(mine, groupSize, groups, 0, sumSlopes, 0, rowSlopes, startSlopes);
      loops.unpool(theirs, groupSize, groups, each, sumSlopes, units, rowSlopes, startSlopes);
    }

    private void handIn() {
      take(rowSlopes, PooledNetwork.this.rowSlopes);
      take(startSlopes, start.slopes);
      take(weightSlopes, weights.slopes);
      take(startsSlopes, starts.slopes);
      take(outputSlopes, output.slopes);
      take(stageSlopes, stages.slopes);
    }

    private static void take(float[] from, float[] into) {
      for (int i = 0; i < from.length; i++) {
        into[i] += from[i];
      }
      Arrays.fill(from, 0);
    }
  }

  /** Ends a batch of so many positions: goes a step the way that lessons, in order, have shown. */
  void step(List<Lesson> lessons, double rate, int batch) {
    lessons.forEach(Lesson::handIn);
    for (int feature = 0; feature < parts.length; feature++) {
      for (int part : parts[feature]) {
        loops.add(1, rowSlopes, feature * units, partRows.slopes, part * units, units);
      }
    }
    Arrays.fill(rowSlopes, 0);
    for (Adam numbers : all) {
      numbers.step((float) rate, 1f / batch);
    }
    prepare();
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
