package agon.statistics;

/**
 * A Brownian motion that starts at 0 and stops when it meets one of two bounds: what the likelihood
 * ratio of a sequential test looks like from afar.
 *
 * <p>Probabilities are sums over reflections at both bounds. Every term is at most 1, with any
 * drift, if it is computed as one exponential; so the sums are safe where products would overflow.
 *
 * @param drift expected change in a unit of time
 * @param variance variance of the change in a unit of time
 * @param lower the bound below 0
 * @param upper the bound above 0
 */
record AbsorbedMotion(double drift, double variance, double lower, double upper) {
  private static final double NEGLIGIBLE = 1e-15;
  private static final int MOST_REFLECTIONS = 10_000;

  /**
   * The probability of doing worse than to stand at {@code level} at that time: to have stopped at
   * the lower bound by then, or to be on the way at or below the level. At the lower bound this is
   * an earlier stop there; at the upper one it is anything but an earlier stop there.
   */
  double probabilityOfWorse(double time, double level) {
    return Math.clamp(stoppedBelow(time) + onTheWayUpTo(time, level), 0, 1);
  }

  /**
   * Stopping below is meeting the lower bound, less having met the upper one before, plus having
   * met the lower one before that, and so on; each is a path of some length ending at the lower
   * bound.
   */
  private double stoppedBelow(double time) {
    double width = upper - lower;
    double sum = 0;
    for (int k = 0; k < MOST_REFLECTIONS; k++) {
      double direct = arrives(time, 2 * k * width - lower);
      double viaUpper = arrives(time, 2 * k * width - lower + 2 * upper);
      sum += direct - viaUpper;
      if (direct < NEGLIGIBLE) {
        break;
      }
    }
    return sum;
  }

  /** The probability of having gone a folded path of this length that ends at the lower bound. */
  private double arrives(double time, double length) {
    double deviation = Math.sqrt(variance * time);
    double pull = Math.abs(drift) / variance;
    double gone = Math.abs(drift) * time;
    double atLower = drift / variance * lower;
    return Math.exp(atLower - pull * length + Normal.logCdf((gone - length) / deviation))
        + Math.exp(atLower + pull * length + Normal.logCdf(-(gone + length) / deviation));
  }

  private double onTheWayUpTo(double time, double level) {
    double period = 2 * (upper - lower);
    double sum = image(time, level, 0) - image(time, level, 2 * upper);
    for (int k = 1; k < MOST_REFLECTIONS; k++) {
      double plus = image(time, level, k * period) + image(time, level, -k * period);
      double minus =
          image(time, level, 2 * upper + k * period) + image(time, level, 2 * upper - k * period);
      sum += plus - minus;
      if (plus + minus < NEGLIGIBLE) {
        break;
      }
    }
    return sum;
  }

  /**
   * What a free motion from the image at {@code start} contributes between lower bound and level.
   */
  private double image(double time, double level, double start) {
    double deviation = Math.sqrt(variance * time);
    double weight = drift / variance * start;
    double low = (lower - start - drift * time) / deviation;
    double high = (level - start - drift * time) / deviation;
    // In the upper tail both probabilities are nearly 1; their complements keep the digits.
    return low > 0
        ? Math.exp(weight + Normal.logCdf(-low)) - Math.exp(weight + Normal.logCdf(-high))
        : Math.exp(weight + Normal.logCdf(high)) - Math.exp(weight + Normal.logCdf(low));
  }
}
