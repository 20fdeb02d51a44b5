package agon.statistics;

import java.util.Locale;

/** In which Elo the two hypotheses of an {@link Sprt} are meant. */
public enum EloModel {
  /** In deviations of a game's result: a test takes as long in a drawish game as in a wild one. */
  NORMALISED {
    @Override
    double score(double elo, Distribution seen) {
      return 0.5 + elo / Elo.PER_DEVIATION * seen.deviationOfGame();
    }

    @Override
    Distribution closest(Distribution seen, double elo) {
      // The deviation belongs to the distribution we look for, so the constraint
      // (mean − 1/2) = advantage · deviation is not linear: make it so where we are, and repeat.
      double advantage = elo / Elo.PER_DEVIATION * Math.sqrt(seen.gamesEach());
      Distribution closest = seen.uniform();
      double[] slack = new double[seen.cells()];
      for (int round = 0; round < MOST_ROUNDS; round++) {
        double mean = closest.mean();
        double variance = closest.variance();
        double half = advantage * Math.sqrt(variance) / 2;
        for (int i = 0; i < slack.length; i++) {
          double off = seen.points(i) - mean;
          slack[i] = seen.points(i) - 0.5 - half * (1 + off * off / variance);
        }
        Distribution next = seen.closestWithMeanZero(slack);
        double change = 0;
        for (int i = 0; i < slack.length; i++) {
          change = Math.max(change, Math.abs(next.probability(i) - closest.probability(i)));
        }
        closest = next;
        if (change < SETTLED) {
          break;
        }
      }
      return closest;
    }
  },

  /** In the Elo of expected scores. */
  LOGISTIC {
    @Override
    double score(double elo, Distribution seen) {
      return Elo.score(elo);
    }

    @Override
    Distribution closest(Distribution seen, double elo) {
      double score = Elo.score(elo);
      double[] slack = new double[seen.cells()];
      for (int i = 0; i < slack.length; i++) {
        slack[i] = seen.points(i) - score;
      }
      return seen.closestWithMeanZero(slack);
    }
  };

  private static final int MOST_ROUNDS = 100;
  private static final double SETTLED = 1e-9;

  /** The expected score at this Elo, if the variance is what was seen. */
  abstract double score(double elo, Distribution seen);

  /** Among the distributions with exactly this Elo, the one that makes what was seen likeliest. */
  abstract Distribution closest(Distribution seen, double elo);

  /** {@code normalised} or {@code logistic}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
