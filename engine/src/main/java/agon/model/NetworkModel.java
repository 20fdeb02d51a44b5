package agon.model;

import agon.game.Game;
import agon.game.Position;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A small neural network. Each feature has a row of numbers, one for each hidden unit; a player's
 * hidden units are the sums of the rows of what that player sees, cut off at 0 and at {@link
 * #CEILING}. The estimate is a weighed sum of both players' units, with weights for the side to
 * move and for the other, by stage. A move changes a few rows only (after Nasu's NNUE, 2018).
 */
public final class NetworkModel implements Model {
  /** What a hidden unit of 1 is as a whole number. */
  public static final int CEILING = 255;

  static final String KIND = "network";

  private final int features;
  private final int hidden;
  private final int divisor;

  /** A row for each feature, then one of zeros. */
  private final int[] rows;

  private final int[] bias;

  /** By stage: what the mover's units count for, then the other side's. */
  private final int[][] output;

  private final int[] outputBias;

  /**
   * @param rows feature by feature
   * @param bias what hidden units start from, as many as there are
   * @param output by stage: for each of the mover's units, then for each of the other side's
   * @param outputBias what each stage starts from
   * @param divisor what the sum of the output is divided by
   */
  public NetworkModel(short[] rows, short[] bias, short[][] output, int[] outputBias, int divisor) {
    hidden = bias.length;
    features = rows.length / hidden;
    if (rows.length != features * hidden || output.length != outputBias.length || divisor < 1) {
      throw new IllegalArgumentException("rows are features times hidden units");
    }
    this.divisor = divisor;
    this.rows = Arrays.copyOf(ints(rows), rows.length + hidden);
    this.bias = ints(bias);
    this.output = new int[output.length][];
    for (int stage = 0; stage < output.length; stage++) {
      if (output[stage].length != 2 * hidden) {
        throw new IllegalArgumentException("each hidden unit counts for both sides");
      }
      this.output[stage] = ints(output[stage]);
    }
    this.outputBias = outputBias.clone();
  }

  private static int[] ints(short[] numbers) {
    int[] ints = new int[numbers.length];
    Arrays.setAll(ints, i -> numbers[i]);
    return ints;
  }

  @Override
  public String kind() {
    return "%s, %d hidden units a side".formatted(KIND, hidden);
  }

  @Override
  public int stages() {
    return output.length;
  }

  @Override
  public int features() {
    return features;
  }

  /** Hidden units for each side's point of view. */
  public int hidden() {
    return hidden;
  }

  /** What the sum of the output is divided by. */
  public int divisor() {
    return divisor;
  }

  /** What a feature adds to a hidden unit. */
  public int row(int feature, int unit) {
    return rows[feature * hidden + unit];
  }

  /** What a hidden unit starts from. */
  public int bias(int unit) {
    return bias[unit];
  }

  /** What a unit counts for: first the mover's, then the other side's. */
  public int output(int stage, int unit) {
    return output[stage][unit];
  }

  public int outputBias(int stage) {
    return outputBias[stage];
  }

  @Override
  public FeatureSet reads(Game game) {
    return FeatureSet.views(game);
  }

  @Override
  public LearntEstimate at(Features seen) {
    if (!(seen instanceof Views views)
        || features != seen.count()
        || output.length != seen.stages()) {
      throw new IllegalArgumentException("the model is made for other features");
    }
    return new NetworkEstimate(views, this);
  }

  @Override
  public LearntEstimate at(Game game, Position position) {
    return FeatureSet.views(game).estimate(position, this);
  }

  /** Where the row of a feature begins; that of zeros comes after all. */
  public int rowAt(int feature) {
    return feature * hidden;
  }

  /** A view in which nothing is seen. */
  public void start(int[] sums, int from) {
    System.arraycopy(bias, 0, sums, from, hidden);
  }

  /**
   * A view after some rows have gone and others have come, two and two in one loop, which the
   * compiler turns into a handful of vector instructions.
   */
  public void change(int[] before, int[] after, int from, int out1, int out2, int in1, int in2) {
    int[] r = rows;
    for (int i = 0; i < hidden; i++) {
      after[from + i] = before[from + i] - r[out1 + i] - r[out2 + i] + r[in1 + i] + r[in2 + i];
    }
  }

  /**
   * The estimate for the side to move.
   *
   * @param mine where the mover's sums begin, after or before the other side's
   */
  public int estimate(int stage, int[] sums, int mine) {
    int[] weights = output[stage];
    return (outputBias[stage]
            + weighed(sums, mine, weights, 0)
            + weighed(sums, hidden - mine, weights, hidden))
        / divisor;
  }

  private int weighed(int[] sums, int from, int[] weights, int first) {
    int sum = 0;
    for (int i = 0; i < hidden; i++) {
      sum += Math.min(Math.max(sums[from + i], 0), CEILING) * weights[first + i];
    }
    return sum;
  }

  static int byteCount(int stages, int features, int hidden) {
    int shorts = Math.multiplyExact(hidden, Math.addExact(Math.addExact(features, 1), 2 * stages));
    return Math.addExact(4 * stages, Math.multiplyExact(2, shorts));
  }

  /** Where each stage starts, then all else; low bytes and high bytes apart. */
  byte[] bytes() {
    ByteBuffer out = ByteBuffer.allocate(byteCount(stages(), features, hidden));
    for (int start : outputBias) {
      out.putInt(start);
    }
    int[] all = all();
    for (int number : all) {
      out.put((byte) number);
    }
    for (int number : all) {
      out.put((byte) (number >> 8));
    }
    return out.array();
  }

  private int[] all() {
    int[] all = Arrays.copyOf(rows, rows.length + 2 * stages() * hidden);
    System.arraycopy(bias, 0, all, features * hidden, hidden);
    for (int stage = 0; stage < stages(); stage++) {
      System.arraycopy(output[stage], 0, all, rows.length + 2 * stage * hidden, 2 * hidden);
    }
    return all;
  }

  static NetworkModel of(int stages, int features, int hidden, int divisor, byte[] bytes) {
    int[] outputBias = new int[stages];
    ByteBuffer.wrap(bytes).asIntBuffer().get(outputBias);
    int low = 4 * stages;
    int high = low + (bytes.length - low) / 2;
    short[] all = new short[high - low];
    for (int i = 0; i < all.length; i++) {
      all[i] = (short) ((bytes[low + i] & 0xff) | bytes[high + i] << 8);
    }
    int end = features * hidden;
    short[][] output = new short[stages][];
    for (int stage = 0; stage < stages; stage++) {
      int from = end + hidden + 2 * stage * hidden;
      output[stage] = Arrays.copyOfRange(all, from, from + 2 * hidden);
    }
    return new NetworkModel(
        Arrays.copyOf(all, end),
        Arrays.copyOfRange(all, end, end + hidden),
        output,
        outputBias,
        divisor);
  }
}
