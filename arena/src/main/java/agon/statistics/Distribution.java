package agon.statistics;

import java.util.Arrays;

/** A {@link Tally} as a probability distribution over points from 0 to 1. */
final class Distribution {
  /** What a result never seen counts: enough to keep every logarithm finite. */
  private static final double NEVER_SEEN = 1e-3;

  private final double[] points;
  private final double[] probabilities;
  private final double size;
  private final int gamesEach;

  private Distribution(double[] points, double[] probabilities, double size, int gamesEach) {
    this.points = points;
    this.probabilities = probabilities;
    this.size = size;
    this.gamesEach = gamesEach;
  }

  static Distribution of(Tally tally) {
    return of(tally, NEVER_SEEN);
  }

  /**
   * The same with another weight for what was never seen.
   *
   * @param neverSeen how much of a result each of those counts
   */
  static Distribution of(Tally tally, double neverSeen) {
    long[] counts = tally.counts();
    double[] points = new double[counts.length];
    double[] probabilities = new double[counts.length];
    double size = 0;
    for (int i = 0; i < counts.length; i++) {
      points[i] = (double) i / (counts.length - 1);
      probabilities[i] = counts[i] == 0 ? neverSeen : counts[i];
      size += probabilities[i];
    }
    for (int i = 0; i < counts.length; i++) {
      probabilities[i] /= size;
    }
    return new Distribution(points, probabilities, size, tally.gamesEach());
  }

  /** The same points with other probabilities. */
  Distribution with(double[] others) {
    return new Distribution(points, others, size, gamesEach);
  }

  Distribution uniform() {
    double[] equal = new double[points.length];
    Arrays.fill(equal, 1.0 / points.length);
    return with(equal);
  }

  int cells() {
    return points.length;
  }

  double points(int cell) {
    return points[cell];
  }

  double probability(int cell) {
    return probabilities[cell];
  }

  /** How many games or pairs, those never seen included. */
  double size() {
    return size;
  }

  int gamesEach() {
    return gamesEach;
  }

  double mean() {
    double sum = 0;
    for (int i = 0; i < points.length; i++) {
      sum += probabilities[i] * points[i];
    }
    return sum;
  }

  double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < points.length; i++) {
      sum += probabilities[i] * (points[i] - mean) * (points[i] - mean);
    }
    return sum;
  }

  double errorOfMean() {
    return Math.sqrt(variance() / size);
  }

  /** The standard deviation of one game's share of the result. */
  double deviationOfGame() {
    return Math.sqrt(gamesEach * variance());
  }

  /**
   * The distribution under which what was seen is most likely, among those that give {@code slack}
   * the mean 0 (Owen's empirical likelihood). Some slack must be positive and some negative.
   */
  Distribution closestWithMeanZero(double[] slack) {
    // No probability exceeds 1, so no divisor 1 + t·slack is below what was seen. That bounds t.
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    for (int i = 0; i < slack.length; i++) {
      double end = (probabilities[i] - 1) / slack[i];
      if (slack[i] > 0) {
        low = Math.max(low, end);
      } else if (slack[i] < 0) {
        high = Math.min(high, end);
      }
    }
    double tilt = Roots.between(low, high, t -> tiltedMean(slack, t));
    double[] tilted = new double[slack.length];
    for (int i = 0; i < slack.length; i++) {
      tilted[i] = probabilities[i] / (1 + tilt * slack[i]);
    }
    return with(tilted);
  }

  private double tiltedMean(double[] slack, double tilt) {
    double sum = 0;
    for (int i = 0; i < slack.length; i++) {
      sum += probabilities[i] * slack[i] / (1 + tilt * slack[i]);
    }
    return sum;
  }
}
