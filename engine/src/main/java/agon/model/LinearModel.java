package agon.model;

import agon.game.Game;
import agon.game.Position;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;

/**
 * A sum of weights: for every stage one for each feature, and one for being to move. All there is
 * to tables over patterns, to piece-square tables and to material counts.
 */
public final class LinearModel implements Model {
  static final String KIND = "linear";

  /** The same, kept in fewer bytes: see {@link #bytes}. */
  static final String KIND_IN_STEPS = "linear-steps";

  private final int stages;
  private final int features;
  private final short[] weights;
  private final int[] biases;

  /**
   * @param weights stage by stage, each as many as there are features
   * @param biases one for each stage
   */
  public LinearModel(int features, short[] weights, int[] biases) {
    if (weights.length != features * biases.length) {
      throw new IllegalArgumentException("weights are stages times features");
    }
    this.stages = biases.length;
    this.features = features;
    this.weights = weights.clone();
    this.biases = biases.clone();
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public int stages() {
    return stages;
  }

  @Override
  public int features() {
    return features;
  }

  public int weight(int stage, int feature) {
    return weights[stage * features + feature];
  }

  public int bias(int stage) {
    return biases[stage];
  }

  @Override
  public FeatureSet reads(Game game) {
    return FeatureSet.of(game);
  }

  @Override
  public LearntEstimate at(Features seen) {
    if (features != seen.count() || stages != seen.stages()) {
      throw new IllegalArgumentException("the model is made for other features");
    }
    return new LinearEstimate(seen, this);
  }

  @Override
  public LearntEstimate at(Game game, Position position) {
    return at(reads(game).features(position));
  }

  /** The sum of what is active. */
  int estimate(int stage, int[] active, int count) {
    int base = stage * features;
    int sum = biases[stage];
    for (int i = 0; i < count; i++) {
      sum += weights[base + active[i]];
    }
    return sum;
  }

  /**
   * Biases, then weights; low bytes and high bytes apart, which packs better. In steps, a stage
   * holds only how it differs from the next: what was never seen in it is then zero.
   */
  byte[] bytes(boolean inSteps) {
    ByteBuffer out = ByteBuffer.allocate(4 * stages + 2 * weights.length);
    for (int bias : biases) {
      out.putInt(bias);
    }
    for (int i = 0; i < weights.length; i++) {
      out.put((byte) stored(i, inSteps));
    }
    for (int i = 0; i < weights.length; i++) {
      out.put((byte) (stored(i, inSteps) >> 8));
    }
    return out.array();
  }

  private int stored(int index, boolean inSteps) {
    int next = index + features;
    return weights[index] - (inSteps && next < weights.length ? weights[next] : 0);
  }

  static int byteCount(int stages, int features) {
    return Math.addExact(4 * stages, Math.multiplyExact(2, Math.multiplyExact(stages, features)));
  }

  static LinearModel of(int stages, int features, byte[] bytes, boolean inSteps) {
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.BIG_ENDIAN);
    int[] biases = new int[stages];
    in.asIntBuffer().get(biases);
    short[] weights = new short[stages * features];
    int low = 4 * stages;
    int high = low + weights.length;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) ((bytes[low + i] & 0xff) | bytes[high + i] << 8);
    }
    for (int i = weights.length - features - 1; inSteps && i >= 0; i--) {
      weights[i] += weights[i + features];
    }
    return new LinearModel(features, weights, biases);
  }

  /** All weights of a stage, for an evaluator that unfolds them. */
  public ShortBuffer stage(int stage) {
    return ShortBuffer.wrap(weights, stage * features, features).slice().asReadOnlyBuffer();
  }
}
