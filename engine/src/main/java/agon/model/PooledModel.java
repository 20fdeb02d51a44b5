package agon.model;

import agon.game.Game;
import agon.game.Position;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * A small network over groups of features. Each feature has a row of numbers, one for each unit.
 * The rows of a group are added up and cut off at 0, and these are added up over all groups, once
 * as the mover sees them and once as the other side does. What comes of that goes through a layer
 * of hidden units, also cut off at 0, to the output. (After the networks over line patterns of
 * strong gomoku programs.)
 */
public final class PooledModel implements Model {
  /** What 1 is as a whole number: in a row, in a sum over groups, in the hidden layer's weights. */
  public static final int ROW_UNIT = 128;

  public static final int SUM_UNIT = 16 * ROW_UNIT;
  public static final int HIDDEN_UNIT = 256;

  /** And in what hidden units add to the output, in hundredths. */
  public static final int OUTPUT_UNIT = 16;

  static final String KIND = "pooled";

  private final int features;
  private final int units;
  private final int hidden;
  private final short[] rows;
  private final short[] start;
  private final int[] weights;
  private final int[] starts;
  private final int[] output;
  private final int[] stageStarts;
  private final Optional<MoveModel> moves;

  /**
   * @param rows feature by feature
   * @param start what a group starts from, as many as there are units
   * @param weights of the hidden units: each has one for the sums of the mover, then of the other
   * @param starts what hidden units start from
   * @param output what each hidden unit adds
   * @param stageStarts what the output starts from, by stage, in hundredths
   */
  public PooledModel(
      short[] rows,
      short[] start,
      short[] weights,
      int[] starts,
      short[] output,
      short[] stageStarts) {
    this(rows, start, weights, starts, output, stageStarts, Optional.empty());
  }

  private PooledModel(
      short[] rows,
      short[] start,
      short[] weights,
      int[] starts,
      short[] output,
      short[] stageStarts,
      Optional<MoveModel> moves) {
    units = start.length;
    hidden = starts.length;
    features = rows.length / units;
    if (rows.length != features * units
        || weights.length != 2 * units * hidden
        || output.length != hidden) {
      throw new IllegalArgumentException("rows are features times units");
    }
    this.rows = rows.clone();
    this.start = start.clone();
    this.weights = ints(weights);
    this.starts = starts.clone();
    this.output = ints(output);
    this.stageStarts = ints(stageStarts);
    this.moves = moves;
  }

  private static int[] ints(short[] numbers) {
    int[] ints = new int[numbers.length];
    for (int i = 0; i < ints.length; i++) {
      ints[i] = numbers[i];
    }
    return ints;
  }

  @Override
  public String kind() {
    return "%s, %d units a side, %d hidden%s"
        .formatted(KIND, units, hidden, moves.isPresent() ? ", and how likely moves are" : "");
  }

  @Override
  public int stages() {
    return stageStarts.length;
  }

  @Override
  public int features() {
    return features;
  }

  /** How likely moves are, if that was learnt, too. */
  public Optional<MoveModel> moves() {
    return moves;
  }

  /** The same estimate with how likely moves are. */
  public PooledModel with(MoveModel learnt) {
    return new PooledModel(
        rows,
        start,
        shorts(weights),
        starts,
        shorts(output),
        shorts(stageStarts),
        Optional.of(learnt));
  }

  private static short[] shorts(int[] numbers) {
    short[] shorts = new short[numbers.length];
    for (int i = 0; i < shorts.length; i++) {
      shorts[i] = (short) numbers[i];
    }
    return shorts;
  }

  /** Units of a group, as one side sees it. */
  public int units() {
    return units;
  }

  public int hidden() {
    return hidden;
  }

  /** What a feature adds to a unit of its group. */
  public int row(int feature, int unit) {
    return rows[feature * units + unit];
  }

  /** What a unit of a group starts from. */
  public int start(int unit) {
    return start[unit];
  }

  @Override
  public FeatureSet reads(Game game) {
    return FeatureSet.pools(game);
  }

  @Override
  public LearntEstimate at(Features seen) {
    throw new IllegalArgumentException("the model wants to know the game");
  }

  @Override
  public LearntEstimate at(Game game, Position position) {
    return new PooledEstimate(FeatureSet.pools(game).features(position), this);
  }

  /** What a hidden unit starts from. */
  public int hiddenStart(int unit) {
    return starts[unit];
  }

  /** What a hidden unit makes of a sum: the mover's first, then the other side's. */
  public int hiddenWeight(int unit, int sum) {
    return weights[2 * units * unit + sum];
  }

  /** What a hidden unit adds to the output. */
  public int hiddenOutput(int unit) {
    return output[unit];
  }

  /** What the output starts from, in hundredths. */
  public int stageStart(int stage) {
    return stageStarts[stage];
  }

  /**
   * What the network says, in its own units.
   *
   * @param sums the mover's units over all groups, then the other side's
   */
  public int output(int[] sums) {
    int sum = 0;
    for (int unit = 0, at = 0; unit < hidden; unit++) {
      int value = starts[unit];
      for (int i = 0; i < 2 * units; i++) {
        value += weights[at++] * sums[i];
      }
      sum += Math.max(value, 0) / HIDDEN_UNIT * output[unit];
    }
    return sum;
  }

  /**
   * The estimate for the side to move.
   *
   * @param said what the network says, see {@link #output}
   */
  public int estimate(int stage, int said) {
    return said / (SUM_UNIT * OUTPUT_UNIT) + stageStarts[stage];
  }

  /**
   * The same.
   *
   * @param sums the mover's units over all groups, then the other side's
   */
  public int estimate(int stage, int[] sums) {
    return estimate(stage, output(sums));
  }

  static int byteCount(int stages, int features, int units, int hidden) {
    int shorts =
        Math.addExact(Math.multiplyExact(units, Math.addExact(features, 1)), stages)
            + hidden * (2 * units + 1);
    return Math.addExact(4 * hidden, Math.multiplyExact(2, shorts));
  }

  /** Where hidden units start, then all else, low and high bytes apart; then what moves have. */
  byte[] bytes() {
    byte[] ofMoves = moves.map(MoveModel::bytes).orElseGet(() -> new byte[0]);
    ByteBuffer out =
        ByteBuffer.allocate(byteCount(stages(), features, units, hidden) + ofMoves.length);
    for (int number : starts) {
      out.putInt(number);
    }
    short[] all = all();
    for (short number : all) {
      out.put((byte) number);
    }
    for (short number : all) {
      out.put((byte) (number >> 8));
    }
    out.put(ofMoves);
    return out.array();
  }

  private short[] all() {
    short[] all = new short[rows.length + units + weights.length + hidden + stages()];
    System.arraycopy(rows, 0, all, 0, rows.length);
    System.arraycopy(start, 0, all, rows.length, units);
    int at = rows.length + units;
    for (int[] some : new int[][] {weights, output, stageStarts}) {
      for (int number : some) {
        all[at++] = (short) number;
      }
    }
    return all;
  }

  static PooledModel of(int stages, int features, int units, int hidden, byte[] bytes) {
    int[] starts = new int[hidden];
    ByteBuffer.wrap(bytes).asIntBuffer().get(starts);
    int low = 4 * hidden;
    int high = low + (bytes.length - low) / 2;
    short[][] parts = {
      new short[features * units],
      new short[units],
      new short[2 * units * hidden],
      new short[hidden],
      new short[stages]
    };
    for (short[] part : parts) {
      for (int i = 0; i < part.length; i++) {
        part[i] = (short) ((bytes[low++] & 0xff) | bytes[high++] << 8);
      }
    }
    return new PooledModel(parts[0], parts[1], parts[2], starts, parts[3], parts[4]);
  }

  /** The same with a {@link MoveModel} behind it, of so many units and single features. */
  static PooledModel of(
      int stages, int features, int units, int hidden, int moveUnits, int singles, byte[] bytes) {
    int end = byteCount(stages, features, units, hidden);
    return of(stages, features, units, hidden, Arrays.copyOf(bytes, end))
        .with(
            MoveModel.of(
                features, moveUnits, singles, Arrays.copyOfRange(bytes, end, bytes.length)));
  }
}
