package agon.statistics;

import java.util.function.DoubleUnaryOperator;

/**
 * Finds where a function crosses zero between two points of different sign. The method is
 * Chandrupatla's (1997): it fits a parabola through the last three points where that is safe and
 * halves the interval elsewhere, so it is never slower than bisection by more than a step or two.
 */
final class Roots {
  private static final int MOST_STEPS = 200;

  private Roots() {}

  /**
   * The crossing, to about fourteen digits of the larger end.
   *
   * @throws IllegalArgumentException if both ends have the same sign
   */
  static double between(double low, double high, DoubleUnaryOperator function) {
    double a = low;
    double b = high;
    double fa = function.applyAsDouble(a);
    double fb = function.applyAsDouble(b);
    if (fa == 0 || fb == 0) {
      return fa == 0 ? a : b;
    }
    if (!(fa < 0 ^ fb < 0)) {
      throw new IllegalArgumentException(
          "no change of sign: f(" + low + ") = " + fa + ", f(" + high + ") = " + fb);
    }
    double share = 0.5;
    double tolerance = 1e-14 * Math.max(Math.abs(low), Math.abs(high));
    for (int step = 0; step < MOST_STEPS; step++) {
      double x = a + share * (b - a);
      double fx = function.applyAsDouble(x);
      // a becomes the newest point, b stays across the root from it, c is what was dropped.
      double c;
      double fc;
      if (fx < 0 == fa < 0) {
        c = a;
        fc = fa;
      } else {
        c = b;
        fc = fb;
        b = a;
        fb = fa;
      }
      a = x;
      fa = fx;
      double width = Math.abs(b - a);
      if (fa == 0 || width <= 2 * tolerance) {
        return Math.abs(fa) < Math.abs(fb) ? a : b;
      }
      share = Math.clamp(nextShare(a, fa, b, fb, c, fc), tolerance / width, 1 - tolerance / width);
    }
    return a;
  }

  /** How far from a towards b to try next: an inverse parabola's guess if it can be trusted. */
  private static double nextShare(double a, double fa, double b, double fb, double c, double fc) {
    double xi = (a - b) / (c - b);
    double phi = (fa - fb) / (fc - fb);
    boolean safe = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    return safe
        ? fa / (fb - fa) * (fc / (fb - fc))
            + (c - a) / (b - a) * (fa / (fc - fa)) * (fb / (fc - fb))
        : 0.5;
  }
}
