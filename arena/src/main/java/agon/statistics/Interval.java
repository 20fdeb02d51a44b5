package agon.statistics;

/** An estimate and the ends of the interval that holds the truth 95 times out of 100. */
public record Interval(double estimate, double low, double high) {
  static Interval around(double estimate, double error) {
    return new Interval(estimate, estimate - error, estimate + error);
  }

  /** Half the width, as in "24.6 ± 30.3". */
  public double error() {
    return (high - low) / 2;
  }

  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /** For example {@code +24.6 ± 30.3}. */
  public String text() {
    return Words.signed(estimate) + " ± " + Words.plain(error(), 1);
  }
}
