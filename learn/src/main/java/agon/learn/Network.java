package agon.learn;

import agon.game.Rng;
import agon.model.NetworkModel;
import java.util.Arrays;
import java.util.Optional;

/**
 * A network while it learns, in floating point: what {@link NetworkModel} rounds. Adam (Kingma and
 * Ba 2015) gives every number steps of its own size; rows of features that a batch has not seen are
 * left alone.
 *
 * <p>Implementation note. One position at a time, with plain loops over the hidden units, which the
 * compiler turns into vector instructions; the order of all additions is fixed, so that the same
 * positions teach the same on every machine. Nothing is allocated after the start.
 */
final class Network {
  private static final float KEEP = 0.9f;
  private static final float KEEP_SQUARES = 0.999f;
  private static final float TINY = 1e-8f;
  private static final double SPREAD = 0.1;
  private static final float START = 0.3f;

  /** A hidden unit of 1 as a whole number, and a weight of the output, before it is scaled. */
  private static final int UNIT = NetworkModel.CEILING;

  private static final int OUTPUT_UNIT = 64;

  private static final int LARGEST = 32_000;

  /** Whole numbers must fit into 16 bits, and their sums into 32. */
  private static final float LARGEST_ROW = 8;

  private static final float LARGEST_OUTPUT = 30;

  private final int features;

  /** By feature: the rows that its own is the sum of. */
  private final int[][] parts;

  /** All rows, one more for what hidden units start from. */
  private final int bias;

  private final int hidden;
  private final int stages;

  /** Rows by part, then what hidden units start from. */
  private final float[] rows;

  private final float[] rowSlopes;
  private final float[] rowMeans;
  private final float[] rowSquares;

  /** By stage: the mover's units, the other side's, and a number to start from. */
  private final float[] output;

  private final float[] outputSlopes;
  private final float[] outputMeans;
  private final float[] outputSquares;

  /** Which rows this batch has seen. */
  private final boolean[] isTouched;

  private final int[] touched;
  private int touchedCount;
  private int steps;

  private final float[] units;
  private final float[] unitSlopes;
  private char[] seen = {};
  private int from;
  private int middle;
  private int to;
  private int stage;

  Network(int[][] parts, int hidden, int stages, Rng rng, Optional<NetworkModel> begin, int scale) {
    this.parts = parts;
    features = parts.length;
    bias = Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElse(0) + 1;
    this.hidden = hidden;
    this.stages = stages;
    rows = new float[(bias + 1) * hidden];
    rowSlopes = new float[rows.length];
    rowMeans = new float[rows.length];
    rowSquares = new float[rows.length];
    output = new float[stages * (2 * hidden + 1)];
    outputSlopes = new float[output.length];
    outputMeans = new float[output.length];
    outputSquares = new float[output.length];
    isTouched = new boolean[bias + 1];
    touched = new int[bias + 1];
    units = new float[2 * hidden];
    unitSlopes = new float[2 * hidden];
    if (begin.isPresent()) {
      copy(begin.get(), scale);
    } else {
      chance(rng);
    }
  }

  private void chance(Rng rng) {
    for (int i = 0; i < features * hidden; i++) {
      rows[i] = (float) (SPREAD * normal(rng));
    }
    Arrays.fill(rows, bias * hidden, rows.length, START);
    for (int at = 0; at < stages; at++) {
      for (int i = 0; i < 2 * hidden; i++) {
        // Every stage begins alike, with what is good for one side bad for the other.
        output[at * (2 * hidden + 1) + i] =
            at > 0 ? output[i] : i < hidden ? (float) (SPREAD * normal(rng)) : -output[i - hidden];
      }
    }
  }

  /** Nearly normal, the same on every machine. */
  static double normal(Rng rng) {
    int sum = 0;
    for (int i = 0; i < 12; i++) {
      sum += rng.below(1 << 16);
    }
    return sum / (double) (1 << 16) - 6;
  }

  private void copy(NetworkModel model, int scale) {
    for (int i = 0; i < hidden; i++) {
      for (int feature = 0; feature < features; feature++) {
        rows[feature * hidden + i] = (float) model.row(feature, i) / UNIT;
      }
      rows[bias * hidden + i] = (float) model.bias(i) / UNIT;
    }
    float unit = (float) UNIT / (model.divisor() * scale);
    for (int at = 0; at < stages; at++) {
      int base = at * (2 * hidden + 1);
      for (int i = 0; i < 2 * hidden; i++) {
        output[base + i] = model.output(at, i) * unit;
      }
      output[base + 2 * hidden] = model.outputBias(at) * unit / UNIT;
    }
  }

  /**
   * The output for a position.
   *
   * @param features what the mover sees, from {@code start}, then from {@code half} what the other
   *     side does, to {@code end}
   */
  float forward(char[] features, int start, int half, int end, int at) {
    seen = features;
    from = start;
    middle = half;
    to = end;
    stage = at;
    sum(start, half, 0);
    sum(half, end, hidden);
    int base = at * (2 * hidden + 1);
    float even = output[base + 2 * hidden];
    float odd = 0;
    for (int i = 0; i < hidden; i++) { // two sums at once: neither waits for the other
      even += cut(units[i]) * output[base + i];
      odd += cut(units[hidden + i]) * output[base + hidden + i];
    }
    return even + odd;
  }

  private static float cut(float unit) {
    return Math.max(0, Math.min(1, unit));
  }

  private void sum(int start, int end, int into) {
    System.arraycopy(rows, bias * hidden, units, into, hidden);
    for (int at = start; at < end; at++) {
      for (int part : parts[seen[at]]) {
        int row = part * hidden;
        for (int i = 0; i < hidden; i++) {
          units[into + i] += rows[row + i];
        }
      }
    }
  }

  /** Learns from the position just seen that its output should have been larger by so much. */
  void backward(float error) {
    int base = stage * (2 * hidden + 1);
    outputSlopes[base + 2 * hidden] += error;
    for (int i = 0; i < 2 * hidden; i++) {
      outputSlopes[base + i] += error * cut(units[i]);
      unitSlopes[i] = units[i] > 0 && units[i] < 1 ? error * output[base + i] : 0;
    }
    spread(from, middle, 0);
    spread(middle, to, hidden);
  }

  private void spread(int start, int end, int base) {
    touch(bias);
    add(bias * hidden, base);
    for (int at = start; at < end; at++) {
      for (int part : parts[seen[at]]) {
        touch(part);
        add(part * hidden, base);
      }
    }
  }

  private void add(int row, int base) {
    for (int i = 0; i < hidden; i++) {
      rowSlopes[row + i] += unitSlopes[base + i];
    }
  }

  private void touch(int part) {
    if (!isTouched[part]) {
      isTouched[part] = true;
      touched[touchedCount++] = part;
    }
  }

  /** Ends a batch of so many positions: goes a step the way they have shown. */
  void step(double rate, int batch) {
    steps++;
    float pace =
        (float)
            (rate
                * Math.sqrt(1 - StrictMath.pow(KEEP_SQUARES, steps))
                / (1 - StrictMath.pow(KEEP, steps)));
    float share = 1f / batch;
    for (int i = 0; i < touchedCount; i++) {
      int row = touched[i] * hidden;
      isTouched[touched[i]] = false;
      adam(rows, rowSlopes, rowMeans, rowSquares, row, hidden, pace, share, LARGEST_ROW);
    }
    touchedCount = 0;
    int all = output.length;
    adam(output, outputSlopes, outputMeans, outputSquares, 0, all, pace, share, LARGEST_OUTPUT);
  }

  private static void adam(
      float[] numbers,
      float[] slopes,
      float[] means,
      float[] squares,
      int start,
      int count,
      float pace,
      float share,
      float largest) {
    for (int i = start; i < start + count; i++) {
      float slope = slopes[i] * share;
      slopes[i] = 0;
      float mean = KEEP * means[i] + (1 - KEEP) * slope;
      float square = KEEP_SQUARES * squares[i] + (1 - KEEP_SQUARES) * slope * slope;
      means[i] = mean;
      squares[i] = square;
      float number = numbers[i] + pace * mean / ((float) Math.sqrt(square) + TINY);
      numbers[i] = Math.max(-largest, Math.min(largest, number));
    }
  }

  /**
   * The same in whole numbers.
   *
   * @param scale what the output is multiplied by to get hundredths
   */
  NetworkModel rounded(int scale) {
    int divisor = Math.max(1, (int) Math.rint((double) UNIT * OUTPUT_UNIT / scale));
    double outputUnit = (double) divisor * scale / UNIT;
    short[] wholeRows = new short[features * hidden];
    short[] starts = new short[hidden];
    for (int i = 0; i < hidden; i++) {
      for (int feature = 0; feature < features; feature++) {
        double sum = 0;
        for (int part : parts[feature]) {
          sum += rows[part * hidden + i];
        }
        wholeRows[feature * hidden + i] = whole(sum, UNIT);
      }
      starts[i] = whole(rows[bias * hidden + i], UNIT);
    }
    short[][] wholeOutput = new short[stages][2 * hidden];
    int[] outputBias = new int[stages];
    for (int at = 0; at < stages; at++) {
      int base = at * (2 * hidden + 1);
      for (int i = 0; i < 2 * hidden; i++) {
        wholeOutput[at][i] = whole(output[base + i], outputUnit);
      }
      outputBias[at] = (int) Math.rint(output[base + 2 * hidden] * outputUnit * UNIT);
    }
    return new NetworkModel(wholeRows, starts, wholeOutput, outputBias, divisor);
  }

  private static short whole(double number, double unit) {
    return (short) Math.clamp(Math.rint(number * unit), -LARGEST, LARGEST);
  }
}
