package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;
import agon.search.Score;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Fits the weights of a {@link LinearModel} to judged positions, stage by stage from the last to
 * the first, each starting from what the next has learnt. AdaGrad (Duchi et al. 2011) gives every
 * weight a step of its own: large for what is seen rarely, small for what is seen often. What is
 * seen too rarely to tell stays near where it started, by {@link #CAUTION}.
 *
 * <p>Squared error of the margin where margins count, else the likelihood of the result.
 */
final class Trainer {
  private static final int EPOCHS = 8;
  private static final int HELD_OUT = 20;

  private final Game game;
  private final boolean marginCounts;

  /** What an error is divided by, so that steps mean the same in every game. */
  private final double unit;

  private final int count;
  private final int stages;
  private final int mostActive;

  /** What the fit says of itself: the root of the mean squared error, or of the chance's. */
  private double squares;

  private long held;

  Trainer(Game game) {
    this.game = game;
    marginCounts = game.marginCounts();
    Features features = FeatureSet.of(game).features(game.start());
    count = features.count();
    stages = features.stages();
    mostActive = features.mostActive();
    unit = marginCounts ? 8 * Score.UNIT : 1;
  }

  /** The error on positions that were not learnt from, as {@link #fit} saw it last. */
  double loss() {
    return Math.sqrt(squares / Math.max(1, held)) * (marginCounts ? unit / Score.UNIT : 1);
  }

  /**
   * @param begin what to start from, where there is little to learn from; otherwise each stage
   *     starts from the next
   */
  LinearModel fit(List<Samples> samples, long seed, Optional<LinearModel> begin) {
    squares = 0;
    held = 0;
    short[] weights = new short[stages * count];
    int[] biases = new int[stages];
    float[] stage = new float[count + 1];
    for (int at = stages - 1; at >= 0; at--) {
      if (begin.isPresent()) {
        start(begin.get(), at, stage);
      }
      float[] known = begin.isPresent() ? stage.clone() : new float[count + 1];
      fitStage(collect(samples, at), stage, known, new Rng(seed + at));
      for (int i = 0; i < count; i++) {
        weights[at * count + i] = (short) Math.clamp(scaled(stage[i]), -32_000, 32_000);
      }
      biases[at] = scaled(stage[count]);
    }
    return new LinearModel(count, weights, biases);
  }

  private void start(LinearModel model, int at, float[] stage) {
    double scale = marginCounts ? unit : Score.UNIT;
    for (int i = 0; i < count; i++) {
      stage[i] = (float) (model.weight(at, i) / scale);
    }
    stage[count] = (float) (model.bias(at) / scale);
  }

  /** From the trainer's unit to hundredths. */
  private int scaled(double weight) {
    return (int) Math.round(weight * (marginCounts ? unit : Score.UNIT));
  }

  /** The positions of one stage, as rows of features with the label in the trainer's unit. */
  private static final class Rows {
    int[] features = new int[1 << 16];
    float[] targets = new float[1 << 10];
    int[] starts = new int[(1 << 10) + 1];
    int rows;

    void add(int[] active, int length, double target) {
      if (rows + 1 >= targets.length) {
        targets = Arrays.copyOf(targets, 2 * targets.length);
        starts = Arrays.copyOf(starts, 2 * targets.length + 1);
      }
      int at = starts[rows];
      if (at + length > features.length) {
        features = Arrays.copyOf(features, Math.max(2 * features.length, at + length));
      }
      System.arraycopy(active, 0, features, at, length);
      targets[rows++] = (float) target;
      starts[rows] = at + length;
    }
  }

  private Rows collect(List<Samples> samples, int stage) {
    Rows rows = new Rows();
    Position position = game.start();
    Features features = FeatureSet.of(game).features(position);
    int[] active = new int[mostActive];
    for (Samples some : samples) {
      for (PlayedGame played : some.games()) {
        add(rows, played, some.targets(), position, features, stage, active);
      }
    }
    return rows;
  }

  private void add(
      Rows rows,
      PlayedGame played,
      Targets targets,
      Position position,
      Features features,
      int stage,
      int[] active) {
    for (int ply = 0; ply < played.from + played.positions(); ply++) {
      if (ply >= played.from && !position.isOver() && features.stage() == stage) {
        int length = features.active(active);
        double target = targets.of(played, ply - played.from);
        rows.add(active, length, marginCounts ? target / unit : target);
      }
      if (ply < played.moves.length) {
        position.play(played.moves[ply]);
        features.played(played.moves[ply]);
      }
    }
    while (position.ply() > 0) {
      int move = position.lastMove();
      position.undo();
      features.undone(move);
    }
  }

  /**
   * @param known what rarely seen features are pulled back to
   */
  private void fitStage(Rows rows, float[] weights, float[] known, Rng rng) {
    int[] order = new int[rows.rows];
    Arrays.setAll(order, i -> i);
    float[] seen = new float[weights.length];
    Arrays.fill(seen, CAUTION);
    int learnt = rows.rows - rows.rows / HELD_OUT;
    // The last rows come from games that no other row comes from, so holding them out is honest.
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      double rate = RATE / (1 + epoch / 2.0);
      for (int i = 0; i < learnt; i++) {
        int j = i + rng.below(learnt - i);
        int row = order[j];
        order[j] = order[i];
        order[i] = row;
        step(rows, row, weights, known, seen, rate);
      }
    }
    for (int row = learnt; row < rows.rows; row++) {
      double error = error(rows, row, weights);
      squares += error * error;
      held++;
    }
  }

  private static final double RATE = 0.04;

  /** As if every weight had already seen so much error. */
  private static final float CAUTION = 4;

  private static final double PULL = 0.0005;

  private double error(Rows rows, int row, float[] weights) {
    double sum = weights[count];
    for (int i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
      sum += weights[rows.features[i]];
    }
    return rows.targets[row] - (marginCounts ? sum : 1 / (1 + Math.exp(-sum)));
  }

  private void step(Rows rows, int row, float[] weights, float[] known, float[] seen, double rate) {
    double error = error(rows, row, weights);
    float square = (float) (error * error);
    for (int i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
      int feature = rows.features[i];
      seen[feature] += square;
      double slope = error - PULL * (weights[feature] - known[feature]);
      weights[feature] += (float) (rate * slope / Math.sqrt(seen[feature]));
    }
    seen[count] += square;
    weights[count] += (float) (rate * error / Math.sqrt(seen[count]));
  }
}
