package agon.statistics;

/**
 * Counted results of one side of a match, worst first: single games ({@link Trinomial}) or pairs of
 * games from the same opening with colours reversed ({@link Pentanomial}). Pairs are the better
 * evidence: what the opening gives to one game it takes from the other, and the error shrinks.
 *
 * <p>Everything here is as in fishtest, fastchess and OpenBench, so that numbers can be compared,
 * except that few results are taken with more caution than there: see {@link MeanScore}.
 */
public sealed interface Tally permits Trinomial, Pentanomial {
  /** How often each result occurred, worst first; the points are spread evenly from 0 to 1. */
  long[] counts();

  /** How many games one count stands for. */
  int gamesEach();

  /** How many games or pairs there are. */
  default long size() {
    long sum = 0;
    for (long count : counts()) {
      sum += count;
    }
    return sum;
  }

  default long games() {
    return size() * gamesEach();
  }

  /** The share of the points, from 0 to 1; one half before the first game. */
  default double score() {
    long[] counts = counts();
    double points = 0;
    for (int i = 0; i < counts.length; i++) {
      points += (double) counts[i] * i / (counts.length - 1);
    }
    return size() == 0 ? 0.5 : points / size();
  }

  /** The difference in strength that would explain the score. */
  default Interval elo() {
    MeanScore mean = MeanScore.of(this);
    return new Interval(
        Elo.ofScore(Distribution.of(this).mean()),
        Elo.ofScore(mean.low()),
        Elo.ofScore(mean.high()));
  }

  /** How likely it is, from 0 to 1, that this side is the stronger one. */
  default double likelihoodOfSuperiority() {
    MeanScore mean = MeanScore.of(this);
    return Normal.cdf((mean.value() - 0.5) / mean.error());
  }

  /**
   * The advantage in standard deviations of a game's result, times a constant that makes it plain
   * Elo for even players who never draw. How many games a proof takes depends on this number alone.
   */
  default Interval normalisedElo() {
    Distribution results = Distribution.of(this);
    return Interval.around(
        Elo.PER_DEVIATION * (results.mean() - 0.5) / results.deviationOfGame(),
        Normal.Z95 * Elo.PER_DEVIATION / Math.sqrt(results.size() * gamesEach()));
  }

  /** For example {@code +24.6 ± 30.3 Elo, 94.5 % likely stronger}. */
  default String summary() {
    return size() == 0
        ? "no games yet"
        : advantage() + ", " + Words.superiority(likelihoodOfSuperiority());
  }

  /** The Elo in words: who won or lost everything has only one end of an interval. */
  private String advantage() {
    Interval elo = elo();
    if (elo.low() <= -Elo.MOST && elo.high() >= Elo.MOST) {
      return "too few games for an Elo";
    }
    if (score() == 1) {
      return "above " + Words.signed(elo.low()) + " Elo";
    }
    return (score() == 0 ? "below " + Words.signed(elo.high()) : elo.text()) + " Elo";
  }
}
