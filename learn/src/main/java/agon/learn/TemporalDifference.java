package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;
import agon.search.Score;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Learns a game that brings nothing but its rules by playing it against itself, a ply ahead, and
 * correcting itself after every game: each position is worth what its best move leads to, and to
 * some part what came of it (temporal differences: Sutton 1988; on boards Tesauro 1995, with tables
 * over cells Lucas 2008). Ends are known, so what is known at the end of a game spreads towards its
 * beginning from game to game, where {@link Trainer} would carry it a few plies a generation.
 *
 * <p>Every weight has a step of its own, which gets smaller as corrections of it begin to
 * contradict each other (temporal coherence: Beal and Smith 1999). A weight is the sum of what is
 * its own and what it shares with others like it ({@link FeatureSet#general}).
 *
 * <p>The same seed teaches the same, on one thread or on many.
 */
final class TemporalDifference {
  /** How much of a position's worth is what came of it, each ply on the way. */
  private static final double LAMBDA = 0.7;

  /**
   * How much an error of a chance the first corrections take away: 8 is all, were each feature
   * there once. Chances end at 0 and 1, so steps may overshoot; margins take {@link #leverage}.
   */
  private static final double STEP = 5;

  /**
   * So many games are played with the same weights, on as many threads as there are, and then
   * learnt from in their order.
   */
  private static final int BATCH = 40;

  /** Margins are learnt in so many units. */
  private static final double UNITS = 8;

  private final Game game;
  private final FeatureSet set;
  private final boolean marginCounts;
  private final int count;
  private final int stages;
  private final int[] general;

  /** Weights of a stage: those of features, one for being to move, those that are shared. */
  private final int ofStage;

  private final float[] weights;

  /** For each weight the sum of its corrections, and the sum of their sizes. */
  private final float[] net;

  private final float[] gross;

  /** How much an error of a chance is corrected by. */
  private final double step;

  /** By weight, how often a position shows what it is for; zeroes between two looks. */
  private final int[] times;

  private final TrialGame[] batch = new TrialGame[BATCH];
  private double squares;
  private long corrections;

  TemporalDifference(Game game) {
    this.game = game;
    marginCounts = game.marginCounts();
    set = FeatureSet.of(game);
    Features features = set.features(game.start());
    count = features.count();
    stages = features.stages();
    general = new int[count];
    Arrays.setAll(general, set::general);
    ofStage = count + 1 + set.generals();
    weights = new float[stages * ofStage];
    net = new float[weights.length];
    gross = new float[weights.length];
    step = STEP / (features.mostActive() + 1);
    times = new int[ofStage];
  }

  Features features(Position position) {
    return set.features(position);
  }

  /** Goes on from weights that were learnt otherwise. */
  void begin(LinearModel model) {
    for (int stage = 0; stage < stages; stage++) {
      for (int i = 0; i < count; i++) {
        weights[stage * ofStage + i] = (float) (model.weight(stage, i) / scale());
      }
      weights[stage * ofStage + count] = (float) (model.bias(stage) / scale());
    }
  }

  /**
   * Plays so many games, and returns how many.
   *
   * @param goOn asked now and then, with the number of those played; ends it early
   */
  int play(int games, int threads, long seed, IntPredicate goOn) {
    squares = 0;
    corrections = 0;
    int played = 0;
    ParallelWork crew = new ParallelWork(threads);
    while (played < games && goOn.test(played)) {
      int from = played;
      int size = Math.min(BATCH, games - played);
      crew.each(size, i -> trial(i).play(new Rng(Keys.mix(seed) + from + i)));
      for (int i = 0; i < size; i++) {
        learn(batch[i]);
      }
      played += size;
    }
    return played;
  }

  /** Made by the one thread that plays the game. */
  private TrialGame trial(int i) {
    if (batch[i] == null) {
      batch[i] = new TrialGame(this, game);
    }
    return batch[i];
  }

  /** The root of the mean squared correction in the games of the last {@link #play}. */
  double loss() {
    return Math.sqrt(squares / Math.max(1, corrections)) * (marginCounts ? UNITS : 1);
  }

  long positions() {
    return corrections;
  }

  LinearModel model() {
    short[] rounded = new short[stages * count];
    int[] biases = new int[stages];
    for (int stage = 0; stage < stages; stage++) {
      int base = stage * ofStage;
      for (int i = 0; i < count; i++) {
        long weight = Math.round(weight(base, i) * scale());
        rounded[stage * count + i] = (short) Math.clamp(weight, -32_000, 32_000);
      }
      biases[stage] = (int) Math.round(weights[base + count] * scale());
    }
    return new LinearModel(count, rounded, biases);
  }

  /** From our unit to hundredths. */
  private double scale() {
    return Score.UNIT * (marginCounts ? UNITS : 1);
  }

  /** All that is needed to go on exactly as if there had been no break. */
  byte[] state() {
    ByteBuffer out = ByteBuffer.allocate(3 * Float.BYTES * weights.length);
    out.asFloatBuffer().put(weights).put(net).put(gross);
    return out.array();
  }

  void restore(byte[] state) {
    if (state.length != 3 * Float.BYTES * weights.length) {
      throw new BadInput("is cut off or of other features");
    }
    ByteBuffer.wrap(state).asFloatBuffer().get(weights).get(net).get(gross);
  }

  /** From the end back to the beginning. */
  private void learn(TrialGame trial) {
    double came = trial.result();
    int whose = Position.FIRST;
    for (int i = trial.length() - 1; i >= 0; i--) {
      TrialGame.Ply ply = trial.ply(i);
      boolean counts = !ply.isAstray && !Double.isNaN(came);
      came = counts ? (1 - LAMBDA) * ply.best + LAMBDA * seenBy(ply.turn, whose, came) : ply.best;
      whose = ply.turn;
      correct(ply, came);
    }
  }

  /** What something is worth to one player that is worth so much to another. */
  double seenBy(int player, int other, double worth) {
    return player == other ? worth : marginCounts ? -worth : 1 - worth;
  }

  /** What a game that is over came to for a player. */
  double result(Position position, int player) {
    int margin = player == Position.FIRST ? position.margin() : -position.margin();
    return marginCounts ? margin / UNITS : (1 + Integer.signum(margin)) / 2.0;
  }

  /** The worth of a position to the side to move: a chance, or a margin in our unit. */
  double worth(int stage, int[] present, int length) {
    int base = stage * ofStage;
    double sum = weights[base + count];
    for (int i = 0; i < length; i++) {
      sum += weight(base, present[i]);
    }
    return marginCounts ? sum : 1 / (1 + StrictMath.exp(-sum));
  }

  private float weight(int base, int feature) {
    int shared = general[feature];
    return weights[base + feature] + (shared < 0 ? 0 : weights[base + count + 1 + shared]);
  }

  private void correct(TrialGame.Ply ply, double target) {
    double error = target - worth(ply.stage, ply.active, ply.count);
    squares += error * error;
    corrections++;
    int base = ply.stage * ofStage;
    float by = (float) (marginCounts ? error / leverage(ply) : step * error);
    for (int i = 0; i < ply.count; i++) {
      int feature = ply.active[i];
      move(base + feature, by);
      if (general[feature] >= 0) {
        move(base + count + 1 + general[feature], by);
      }
    }
    move(base + count, by);
  }

  /**
   * How much the estimate of a position moves when every weight moves by one for each place that
   * shows it: a correction of a margin by more than the error over this would overshoot, and grow
   * without end (normalised least mean squares: Nagumo and Noda 1967).
   */
  private double leverage(TrialGame.Ply ply) {
    double sum = 1;
    for (int i = 0; i < ply.count; i++) {
      int feature = ply.active[i];
      sum += 2 * times[feature]++ + 1;
      if (general[feature] >= 0) {
        sum += 2 * times[count + 1 + general[feature]]++ + 1;
      }
    }
    for (int i = 0; i < ply.count; i++) {
      int feature = ply.active[i];
      times[feature] = 0;
      if (general[feature] >= 0) {
        times[count + 1 + general[feature]] = 0;
      }
    }
    return sum;
  }

  private void move(int at, float by) {
    weights[at] += gross[at] == 0 ? by : by * Math.abs(net[at]) / gross[at];
    net[at] += by;
    gross[at] += Math.abs(by);
  }
}
