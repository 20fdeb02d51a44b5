package agon.statistics;

/**
 * The standard normal distribution to about fifteen digits: a series of positive terms in the
 * middle, a continued fraction in the tails, where the logarithm stays exact long after the
 * probability itself has become zero.
 */
final class Normal {
  /** Half the width of an interval that holds 95 %, in standard deviations. */
  static final double Z95 = 1.959963984540054;

  private static final double LOG_ROOT_TWO_PI = Math.log(2 * Math.PI) / 2;
  private static final double TAIL = 3;

  private Normal() {}

  /** The probability of a value up to z. */
  static double cdf(double z) {
    if (z < -TAIL) {
      return Math.exp(logTail(-z));
    }
    return z > TAIL ? 1 - Math.exp(logTail(z)) : 0.5 + halfToward(z);
  }

  /** The logarithm of {@link #cdf}, finite for every finite z. */
  static double logCdf(double z) {
    return z < -TAIL ? logTail(-z) : Math.log(cdf(z));
  }

  /** φ(z) · (z + z³/3 + z⁵/(3·5) + …): the probability between 0 and z, with its sign. */
  private static double halfToward(double z) {
    double term = z;
    double sum = z;
    for (int odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
      term *= z * z / odd;
      sum += term;
    }
    return sum * Math.exp(-z * z / 2 - LOG_ROOT_TWO_PI);
  }

  /** Laplace's continued fraction φ(z) / (z + 1/(z + 2/(z + 3/(z + …)))) from its far end. */
  private static double logTail(double z) {
    double fraction = z;
    for (int k = 100; k > 0; k--) {
      fraction = z + k / fraction;
    }
    return -z * z / 2 - LOG_ROOT_TWO_PI - Math.log(fraction);
  }
}
