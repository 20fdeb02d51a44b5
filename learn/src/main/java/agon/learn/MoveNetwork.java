package agon.learn;

import agon.game.Position;
import agon.game.Rng;
import agon.model.MoveModel;
import agon.model.MoveViews;
import agon.model.PoolSet;
import java.util.Arrays;

/**
 * A {@link MoveModel} while it learns, in floating point. The row of a feature is the sum of the
 * rows of its parts and of one of its own, so that features that are much alike learn together.
 */
final class MoveNetwork {
  private static final int UNITS = 16;
  private static final double SPREAD = 0.1;

  /** Sums of so many numbers must fit into 16 bits. */
  private static final int LARGEST = 6_000;

  private final int groupSize;
  private final int[][] parts;
  private final Adam partRows;
  private final Adam start = new Adam(UNITS);
  private final Adam singles;

  /** By feature. */
  private final float[] rows;

  private final float[] rowSlopes;

  // Of the position at hand, by move.
  private float[] units = {};
  private float[] chances = {};

  MoveNetwork(PoolSet set, Position position, Rng rng) {
    MoveViews views = set.moves(position);
    groupSize = views.groupSize();
    int features = set.features(position).count();
    int shared = 0;
    for (int feature = 0; feature < features; feature++) {
      shared = Math.max(shared, Arrays.stream(set.parts(feature)).max().orElse(-1) + 1);
    }
    parts = new int[features][];
    for (int feature = 0; feature < features; feature++) {
      int[] known = set.parts(feature);
      parts[feature] = Arrays.copyOf(known, known.length + 1);
      parts[feature][known.length] = shared + feature;
    }
    partRows = new Adam((shared + features) * UNITS);
    for (int i = 0; i < shared * UNITS; i++) {
      partRows.values[i] = (float) (SPREAD * Network.normal(rng));
    }
    singles = new Adam(views.singleCount());
    rows = new float[features * UNITS];
    rowSlopes = new float[rows.length];
    prepare();
  }

  private void prepare() {
    Arrays.fill(rows, 0);
    for (int feature = 0; feature < parts.length; feature++) {
      for (int part : parts[feature]) {
        for (int unit = 0; unit < UNITS; unit++) {
          rows[feature * UNITS + unit] += partRows.values[part * UNITS + unit];
        }
      }
    }
  }

  /** −ln of what the chosen move is given. */
  double loss(MoveChoice choice) {
    look(choice);
    return -StrictMath.log(Math.max(1e-9, chances[0]));
  }

  /** Works out how likely all moves are. */
  private void look(MoveChoice choice) {
    if (chances.length < choice.count) {
      chances = new float[2 * choice.count];
      units = new float[2 * choice.count * UNITS];
    }
    float most = Float.NEGATIVE_INFINITY;
    for (int move = 0, single = 0; move < choice.count; move++) {
      int at = move * UNITS;
      System.arraycopy(start.values, 0, units, at, UNITS);
      for (int i = move * groupSize; i < (move + 1) * groupSize; i++) {
        int row = choice.groups[i] * UNITS;
        for (int unit = 0; unit < UNITS; unit++) {
          units[at + unit] += rows[row + unit];
        }
      }
      float sum = 0;
      for (int unit = 0; unit < UNITS; unit++) {
        sum += sign(unit) * Math.max(units[at + unit], 0);
      }
      for (; single < choice.ends[move]; single++) {
        sum += singles.values[choice.singles[single]];
      }
      chances[move] = sum;
      most = Math.max(most, sum);
    }
    float all = 0;
    for (int move = 0; move < choice.count; move++) {
      chances[move] = (float) StrictMath.exp(chances[move] - most);
      all += chances[move];
    }
    for (int move = 0; move < choice.count; move++) {
      chances[move] /= all;
    }
  }

  /** The first half speaks for a move. */
  private static int sign(int unit) {
    return 2 * unit < UNITS ? 1 : -1;
  }

  /** Notes what should change so that the chosen move becomes likelier. */
  void learn(MoveChoice choice) {
    look(choice);
    for (int move = 0, single = 0; move < choice.count; move++) {
      float slope = (move == 0 ? 1 : 0) - chances[move];
      int at = move * UNITS;
      for (int unit = 0; unit < UNITS; unit++) {
        units[at + unit] = units[at + unit] > 0 ? sign(unit) * slope : 0;
        start.slopes[unit] += units[at + unit];
      }
      for (int i = move * groupSize; i < (move + 1) * groupSize; i++) {
        int row = choice.groups[i] * UNITS;
        for (int unit = 0; unit < UNITS; unit++) {
          rowSlopes[row + unit] += units[at + unit];
        }
      }
      for (; single < choice.ends[move]; single++) {
        singles.slopes[choice.singles[single]] += slope;
      }
    }
  }

  /** Ends a batch of so many positions: goes a step that way. */
  void step(double rate, int batch) {
    for (int feature = 0; feature < parts.length; feature++) {
      for (int part : parts[feature]) {
        for (int unit = 0; unit < UNITS; unit++) {
          partRows.slopes[part * UNITS + unit] += rowSlopes[feature * UNITS + unit];
        }
      }
    }
    Arrays.fill(rowSlopes, 0);
    for (Adam numbers : new Adam[] {partRows, start, singles}) {
      numbers.step((float) rate, 1f / batch);
    }
    prepare();
  }

  /** The same in whole numbers. */
  MoveModel rounded() {
    return new MoveModel(whole(rows), whole(start.values), whole(singles.values));
  }

  private static short[] whole(float[] numbers) {
    short[] whole = new short[numbers.length];
    for (int i = 0; i < whole.length; i++) {
      whole[i] = (short) Math.clamp(Math.rint(numbers[i] * MoveModel.UNIT), -LARGEST, LARGEST);
    }
    return whole;
  }
}
