package agon.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Where values lie along an axis of a plot.
 *
 * @param low the value at {@code start}
 * @param start in the plot's own units, as is {@code end}
 * @param logarithmic equal steps multiply; values are positive then
 */
record Scale(double low, double high, double start, double end, boolean logarithmic) {
  static Scale linear(double low, double high, double start, double end) {
    return new Scale(low, high > low ? high : low + 1, start, end, false);
  }

  /** From one power of ten to another, both included in what is to be shown. */
  static Scale logarithmic(double low, double high, double start, double end) {
    double from = Math.pow(10, Math.floor(Math.log10(low)));
    double to = Math.pow(10, Math.ceil(Math.log10(high)));
    return new Scale(from, to > from ? to : from * 10, start, end, true);
  }

  double at(double value) {
    double inside = Math.clamp(value, low, high);
    double share =
        logarithmic ? Math.log(inside / low) / Math.log(high / low) : (inside - low) / (high - low);
    return start + share * (end - start);
  }

  double at(long value) {
    return at((double) value);
  }

  /** Round values to label: about so many, or the powers of ten. */
  List<Double> ticks(int about) {
    List<Double> ticks = new ArrayList<>();
    if (logarithmic) {
      int decades = (int) Math.round(Math.log10(high / low));
      int every = Math.max(1, (decades + about - 1) / about);
      for (int i = 0; i <= decades; i += every) {
        ticks.add(low * Math.pow(10, i));
      }
      return ticks;
    }
    double step = step((high - low) / about);
    for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }

  /** The next of 1, 2, 5, 10, 20, 50 … */
  static double step(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= least * (1 - 1e-9)) {
        return factor * power;
      }
    }
    return 10 * power;
  }
}
