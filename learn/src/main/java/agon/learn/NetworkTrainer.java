package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.model.FeatureSet;
import agon.model.NetworkModel;
import agon.model.ViewSet;
import agon.model.Views;
import agon.search.Insight;
import agon.search.Knowledge;
import agon.search.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Fits a {@link NetworkModel} to judged positions. Positions whose move was loud, a capture, are
 * left out where a game has loud moves: the search plays these out and never estimates them.
 *
 * <p>Squared error of the margin where margins count, else the likelihood of the result.
 */
final class NetworkTrainer {
  private static final int EPOCHS = 8;
  private static final int BATCH = 1024;
  private static final int HELD_OUT = 20;
  private static final double RATE = 0.004;
  private static final double RATE_WHEN_GOING_ON = 0.002;

  private final Game game;
  private final boolean marginCounts;
  private final int hidden;

  /** What the output is multiplied by to get hundredths. */
  private final int scale;

  private double loss;
  private final List<Double> losses = new ArrayList<>();

  NetworkTrainer(Game game, int hidden) {
    this.game = game;
    this.hidden = hidden;
    marginCounts = game.marginCounts();
    scale = marginCounts ? 8 * Score.UNIT : Score.UNIT;
  }

  /** The error on positions that were not learnt from, in units or as a chance. */
  double loss() {
    return loss;
  }

  /** The same after each time through all positions. */
  List<Double> losses() {
    return losses;
  }

  /** What is learnt from: what both players see in each position, its stage, and its worth. */
  private static final class Rows {
    char[] seen = new char[1 << 16];
    int[] starts = new int[(1 << 10) + 1];

    /** Where the other side's features begin. */
    int[] middles = new int[1 << 10];

    byte[] stages = new byte[1 << 10];
    float[] targets = new float[1 << 10];
    int count;

    void add(int[] mine, int mineCount, int[] theirs, int theirCount, int stage, double target) {
      if (count == targets.length) {
        targets = Arrays.copyOf(targets, 2 * count);
        stages = Arrays.copyOf(stages, 2 * count);
        middles = Arrays.copyOf(middles, 2 * count);
        starts = Arrays.copyOf(starts, 2 * count + 1);
      }
      int at = starts[count];
      if (at + mineCount + theirCount > seen.length) {
        seen = Arrays.copyOf(seen, 2 * seen.length);
      }
      for (int i = 0; i < mineCount; i++) {
        seen[at++] = (char) mine[i];
      }
      middles[count] = at;
      for (int i = 0; i < theirCount; i++) {
        seen[at++] = (char) theirs[i];
      }
      stages[count] = (byte) stage;
      targets[count++] = (float) target;
      starts[count] = at;
    }
  }

  /**
   * @param begin what to start from, if not from chance
   */
  NetworkModel fit(List<Samples> samples, long seed, Optional<NetworkModel> begin) {
    Views views = FeatureSet.views(game).features(game.start());
    Network network = new Network(parts(), hidden, views.stages(), new Rng(seed), begin, scale);
    Rows rows = collect(samples);
    int learnt = rows.count - rows.count / HELD_OUT;
    // The last rows come from games that no other row comes from, so holding them out is honest.
    int[] order = new int[learnt];
    Arrays.setAll(order, i -> i);
    Rng rng = new Rng(seed);
    double most = begin.isPresent() ? RATE_WHEN_GOING_ON : RATE;
    long steps = (long) EPOCHS * Math.ceilDiv(learnt, BATCH);
    long step = 0;
    losses.clear();
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      for (int i = 0; i < learnt; i++) {
        int j = i + rng.below(learnt - i);
        int row = order[j];
        order[j] = order[i];
        order[i] = row;
        learn(network, rows, row);
        if (i % BATCH == BATCH - 1 || i == learnt - 1) {
          network.step(most * rate(step++, steps), i % BATCH + 1);
        }
      }
      loss = error(network, rows, learnt);
      losses.add(loss);
    }
    return network.rounded(scale);
  }

  private int[][] parts() {
    ViewSet set = FeatureSet.views(game);
    int[][] parts = new int[set.features(game.start()).count()][];
    Arrays.setAll(parts, set::parts);
    return parts;
  }

  /** From 0 to 1 in a tenth of the time, then down to 0 along a cosine. */
  static double rate(long step, long steps) {
    double done = (step + 1.0) / steps;
    return done < 0.1 ? done / 0.1 : 0.5 * (1 + StrictMath.cos(StrictMath.PI * (done - 0.1) / 0.9));
  }

  private Rows collect(List<Samples> samples) {
    Rows rows = new Rows();
    Replay replay = new Replay();
    for (Samples some : samples) {
      for (PlayedGame played : some.games()) {
        replay.add(played, some.targets(), rows);
      }
    }
    return rows;
  }

  /** Plays games again to see what their players saw. */
  private final class Replay {
    private final Position position = game.start();
    private final Views views = FeatureSet.views(game).features(position);
    private final Insight insight = Knowledge.of(game, Knowledge.NONE).insight(position);
    private final int[] mine = new int[views.mostActive()];
    private final int[] theirs = new int[views.mostActive()];
    private final int[] scratch = new int[game.maxMoves()];

    void add(PlayedGame played, Targets targets, Rows rows) {
      for (int ply = 0; ply < played.from + played.positions(); ply++) {
        int move = ply < played.moves.length ? played.moves[ply] : Position.NO_MOVE;
        if (ply >= played.from && !position.isOver() && !isLoud(move)) {
          int turn = position.turn();
          int mineCount = views.active(turn, mine);
          int theirCount = views.active(1 - turn, theirs);
          double target = targets.of(played, ply - played.from) / (marginCounts ? scale : 1);
          rows.add(mine, mineCount, theirs, theirCount, views.stage(), target);
        }
        if (ply < played.moves.length) {
          position.play(move);
          views.played(move);
          insight.played(move);
        }
      }
      while (position.ply() > 0) {
        int move = position.lastMove();
        position.undo();
        views.undone(move);
        insight.undone(move);
      }
    }

    private boolean isLoud(int move) {
      int count = insight.loudMoves(scratch);
      for (int i = 0; i < count; i++) {
        if (scratch[i] == move) {
          return true;
        }
      }
      return false;
    }
  }

  private double error(double output, double target) {
    return target - (marginCounts ? output : 1 / (1 + StrictMath.exp(-output)));
  }

  private void learn(Network network, Rows rows, int row) {
    float output = forward(network, rows, row);
    network.backward((float) error(output, rows.targets[row]));
  }

  private static float forward(Network network, Rows rows, int row) {
    return network.forward(
        rows.seen, rows.starts[row], rows.middles[row], rows.starts[row + 1], rows.stages[row]);
  }

  private double error(Network network, Rows rows, int from) {
    double squares = 0;
    for (int row = from; row < rows.count; row++) {
      double error = error(forward(network, rows, row), rows.targets[row]);
      squares += error * error;
    }
    double mean = squares / Math.max(1, rows.count - from);
    return Math.sqrt(mean) * (marginCounts ? scale / Score.UNIT : 1);
  }
}
