package agon.learn;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.model.FeatureSet;
import agon.model.PoolSet;
import agon.model.PooledModel;
import agon.model.Pools;
import agon.search.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Learns a {@link PooledModel} from games where only winning counts. One thread: the same samples
 * teach the same.
 */
final class PooledTrainer {
  static final int UNITS = 16;
  static final int HIDDEN = 16;
  private static final int EPOCHS = 8;
  private static final int BATCH = 512;
  private static final double RATE = 0.002;

  /** One position of so many is not learnt from, but shows what was learnt. */
  private static final int HELD_OUT = 20;

  private final Game game;
  private final List<Double> losses = new ArrayList<>();

  PooledTrainer(Game game) {
    this.game = game;
  }

  /** The error on positions that were not learnt from, after each time through all. */
  List<Double> losses() {
    return losses;
  }

  /** What is learnt from: what both players see, the stage, the worth. */
  private static final class Rows {
    char[] seen = new char[1 << 16];
    int[] starts = new int[(1 << 10) + 1];
    short[] stages = new short[1 << 10];
    float[] targets = new float[1 << 10];
    int count;

    void add(int[] mine, int[] theirs, int seenBySide, int stage, double target) {
      if (count == targets.length) {
        targets = Arrays.copyOf(targets, 2 * count);
        stages = Arrays.copyOf(stages, 2 * count);
        starts = Arrays.copyOf(starts, 2 * count + 1);
      }
      int at = starts[count];
      if (at + 2 * seenBySide > seen.length) {
        seen = Arrays.copyOf(seen, (int) Math.min(2L * seen.length, Integer.MAX_VALUE - 8));
      }
      for (int i = 0; i < seenBySide; i++) {
        seen[at + i] = (char) mine[i];
        seen[at + seenBySide + i] = (char) theirs[i];
      }
      stages[count] = (short) stage;
      targets[count++] = (float) target;
      starts[count] = at + 2 * seenBySide;
    }

    int middle(int row) {
      return (starts[row] + starts[row + 1]) / 2;
    }
  }

  PooledModel fit(List<Samples> samples, long seed) {
    PoolSet set = FeatureSet.pools(game);
    Pools pools = set.features(game.start());
    int[][] parts = new int[pools.count()][];
    Arrays.setAll(parts, set::parts);
    Rows rows = new Rows();
    Replay replay = new Replay(pools.mostActive());
    for (Samples some : samples) {
      for (PlayedGame played : some.games()) {
        replay.walk(played, i -> replay.add(rows, some.targets().ahead(played, i)));
      }
    }
    PooledNetwork network =
        new PooledNetwork(parts, pools.groupSize(), UNITS, HIDDEN, pools.stages(), new Rng(seed));
    learn(network, rows, new Rng(seed));
    return network.rounded(Score.UNIT);
  }

  private void learn(PooledNetwork network, Rows rows, Rng rng) {
    int learnt = rows.count - rows.count / HELD_OUT;
    int[] order = new int[learnt];
    Arrays.setAll(order, i -> i);
    long steps = (long) EPOCHS * Math.ceilDiv(learnt, BATCH);
    long step = 0;
    losses.clear();
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      for (int i = 0; i < learnt; i++) {
        int j = i + rng.below(learnt - i);
        int row = order[j];
        order[j] = order[i];
        order[i] = row;
        float output = forward(network, rows, row);
        network.backward(
            rows.seen,
            rows.starts[row],
            rows.middle(row),
            rows.starts[row + 1],
            rows.stages[row],
            (float) (rows.targets[row] - chance(output)));
        if (i % BATCH == BATCH - 1 || i == learnt - 1) {
          network.step(RATE * NetworkTrainer.rate(step++, steps), i % BATCH + 1);
        }
      }
      losses.add(error(network, rows, learnt));
    }
  }

  private static float forward(PooledNetwork network, Rows rows, int row) {
    return network.forward(
        rows.seen, rows.starts[row], rows.middle(row), rows.starts[row + 1], rows.stages[row]);
  }

  private static double chance(double output) {
    return 1 / (1 + StrictMath.exp(-output));
  }

  private static double error(PooledNetwork network, Rows rows, int from) {
    double squares = 0;
    for (int row = from; row < rows.count; row++) {
      double error = rows.targets[row] - chance(forward(network, rows, row));
      squares += error * error;
    }
    return Math.sqrt(squares / Math.max(1, rows.count - from));
  }

  private interface Visitor {
    /**
     * @param i counted from the first position that was judged
     */
    void at(int i);
  }

  /** Plays games again to see what their players saw. */
  private final class Replay {
    private final Position position = game.start();
    private final Pools pools = FeatureSet.pools(game).features(position);
    private final int[] mine;
    private final int[] theirs;

    Replay(int most) {
      mine = new int[most];
      theirs = new int[most];
    }

    void add(Rows rows, double target) {
      int count = pools.active(pools.turn(), mine);
      pools.active(1 - pools.turn(), theirs);
      rows.add(mine, theirs, count, pools.stage(), target);
    }

    void walk(PlayedGame played, Visitor visitor) {
      for (int ply = 0; ply < played.from + played.positions(); ply++) {
        if (ply >= played.from && !position.isOver()) {
          visitor.at(ply - played.from);
        }
        if (ply < played.moves.length) {
          int move = played.moves[ply];
          position.play(move);
          pools.played(move);
        }
      }
      while (position.ply() > 0) {
        int move = position.lastMove();
        position.undo();
        pools.undone(move);
      }
    }
  }
}
