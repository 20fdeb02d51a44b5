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
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Learns a {@link PooledModel} from games where only winning counts. The same samples teach the
 * same, on however many threads.
 */
final class PooledTrainer {
  static final int UNITS = 16;
  static final int HIDDEN = 16;
  private static final int EPOCHS = 8;
  private static final int BATCH = 512;
  private static final double RATE = 0.002;
  private static final double RATE_WHEN_GOING_ON = 0.0005;

  /** A batch is always divided into so many parts, whoever works on them. */
  private static final int LESSONS = 4;

  /** One position of so many is not learnt from, but shows what was learnt. */
  private static final int HELD_OUT = 20;

  private final Game game;
  private final PoolSet set;
  private final PooledLoops loops;
  private final int threads;
  private final List<Double> losses = new ArrayList<>();
  private char[] turned = {};

  PooledTrainer(Game game, int threads) {
    this(game, threads, PooledLoops.best());
  }

  PooledTrainer(Game game, int threads, PooledLoops loops) {
    this.game = game;
    this.threads = threads;
    this.loops = loops;
    set = FeatureSet.pools(game);
  }

  /** The error on positions that were not learnt from, after each time through all. */
  List<Double> losses() {
    return losses;
  }

  /** A position that is learnt from. */
  private static final class Row {
    /** What the mover sees; the other side sees the same, turned. */
    final char[] seen;

    final short stage;

    /** The chance to win. */
    final float target;

    Row(char[] seen, int stage, double target) {
      this.seen = seen;
      this.stage = (short) stage;
      this.target = (float) target;
    }
  }

  /**
   * Learns from samples.
   *
   * @param before where to begin, if anywhere
   */
  PooledModel fit(List<Samples> samples, long seed, Optional<PooledModel> before) {
    Pools pools = set.features(game.start());
    int[][] parts = new int[pools.count()][];
    Arrays.setAll(parts, set::parts);
    turned = new char[parts.length];
    for (int feature = 0; feature < parts.length; feature++) {
      turned[feature] = (char) set.turned(feature);
    }
    List<Row> rows = rows(samples);
    PooledNetwork network =
        new PooledNetwork(
            loops, parts, pools.groupSize(), UNITS, HIDDEN, pools.stages(), new Rng(seed));
    before.ifPresent(model -> network.begin(model, Score.UNIT));
    double rate = before.isPresent() ? RATE_WHEN_GOING_ON : RATE;
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      learn(network, rows, rate, new Rng(seed), pool);
    }
    return network.rounded(Score.UNIT);
  }

  private List<Row> rows(List<Samples> samples) {
    List<Row> rows = new ArrayList<>();
    Replay replay = new Replay();
    for (Samples some : samples) {
      for (PlayedGame played : some.games()) {
        replay.walk(played, i -> rows.add(replay.row(some.targets().ahead(played, i))));
      }
    }
    return rows;
  }

  /** One thread's part in learning. */
  private final class Work {
    private final PooledNetwork.Lesson lesson;
    private char[] theirs = {};

    Work(PooledNetwork.Lesson lesson) {
      this.lesson = lesson;
    }

    private double chance(Row row) {
      if (theirs.length != row.seen.length) {
        theirs = new char[row.seen.length];
      }
      for (int i = 0; i < theirs.length; i++) {
        theirs[i] = turned[row.seen[i]];
      }
      return PooledTrainer.chance(lesson.forward(row.seen, theirs, row.stage));
    }

    void learn(List<Row> rows, int[] order, int from, int to) {
      for (int i = from; i < to; i++) {
        Row row = rows.get(order[i]);
        float error = (float) (row.target - chance(row));
        lesson.backward(row.seen, theirs, row.stage, error);
      }
    }

    /** The sum of squared errors. */
    double errors(List<Row> rows, int from, int to) {
      double squares = 0;
      for (Row row : rows.subList(from, to)) {
        double error = row.target - chance(row);
        squares += error * error;
      }
      return squares;
    }
  }

  private void learn(
      PooledNetwork network, List<Row> rows, double rate, Rng rng, ExecutorService pool) {
    int learnt = rows.size() - rows.size() / HELD_OUT;
    int[] order = new int[learnt];
    Arrays.setAll(order, i -> i);
    long steps = (long) EPOCHS * Math.ceilDiv(learnt, BATCH);
    long step = 0;
    losses.clear();
    List<PooledNetwork.Lesson> lessons =
        Stream.generate(() -> network.new Lesson()).limit(LESSONS).toList();
    List<Work> workers = lessons.stream().map(Work::new).toList();
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      shuffle(order, rng);
      for (int from = 0; from < learnt; from += BATCH) {
        int begin = from;
        int count = Math.min(BATCH, learnt - from);
        together(
            pool,
            part ->
                workers
                    .get(part)
                    .learn(
                        rows,
                        order,
                        begin + count * part / LESSONS,
                        begin + count * (part + 1) / LESSONS));
        network.step(lessons, rate * NetworkTrainer.rate(step++, steps), count);
      }
      losses.add(
          Math.sqrt(
              workers.getFirst().errors(rows, learnt, rows.size())
                  / Math.max(1, rows.size() - learnt)));
    }
  }

  static void shuffle(int[] order, Rng rng) {
    for (int i = 0; i < order.length; i++) {
      int j = i + rng.below(order.length - i);
      int row = order[j];
      order[j] = order[i];
      order[i] = row;
    }
  }

  private void together(ExecutorService pool, IntConsumer part) {
    if (threads == 1) {
      IntStream.range(0, LESSONS).forEach(part);
      return;
    }
    List<CompletableFuture<Void>> running =
        IntStream.range(0, LESSONS)
            .mapToObj(i -> CompletableFuture.runAsync(() -> part.accept(i), pool))
            .toList();
    running.forEach(CompletableFuture::join);
  }

  private static double chance(double output) {
    return 1 / (1 + StrictMath.exp(-output));
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
    private final Pools pools = set.features(position);
    private final int[] seen = new int[pools.mostActive()];

    Row row(double target) {
      int count = pools.active(pools.turn(), seen);
      char[] kept = new char[count];
      for (int i = 0; i < count; i++) {
        kept[i] = (char) seen[i];
      }
      return new Row(kept, pools.stage(), target);
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
