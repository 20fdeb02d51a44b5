package agon.statistics;

/**
 * The mean of a {@link Tally} and how far off it may be.
 *
 * <p>Many results are judged as everybody does: the mean is normal, and a result never seen counts
 * a thousandth. For few, or for many that are all the same, that is too sure of itself: ten pairs
 * held the truth 90 times in 100 instead of 95, and who won all of them had no error at all. There
 * the interval is Student's, and a result never seen counts a fifth, which makes one pair of
 * imagined results at the most. With 10 pairs and more it holds the truth 94 to 99 times in 100;
 * with draws, which repeat themselves, rather 99.
 *
 * @param value from 0 to 1
 * @param error its standard deviation
 * @param deviations how many of them to either side hold 95 %
 */
record MeanScore(double value, double error, double deviations) {
  private static final int MANY = 100;

  /** As much variation as four games lost of otherwise won pairs bring. */
  private static final double VARIED = 1;

  private static final double NEVER_SEEN_IN_FEW = 0.2;

  static MeanScore of(Tally tally) {
    Distribution seen = Distribution.of(tally);
    if (tally.size() >= MANY && seen.size() * seen.variance() >= VARIED) {
      return new MeanScore(seen.mean(), seen.errorOfMean(), Normal.Z95);
    }
    Distribution few = Distribution.of(tally, NEVER_SEEN_IN_FEW);
    return new MeanScore(
        few.mean(),
        Math.sqrt(few.variance() / Math.max(0, few.size() - 1)),
        StudentT.deviations95(tally.size() - 1));
  }

  double low() {
    return value - deviations * error;
  }

  double high() {
    return value + deviations * error;
  }
}
