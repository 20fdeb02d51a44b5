package agon.statistics;

/**
 * Elo after a sequential test. A test stops when the results look extreme, so their plain average
 * exaggerates. Here the estimate is the Elo at which doing worse than this is as likely as doing
 * better (median-unbiased), and the ends of the interval are where it has 2.5 and 97.5 %.
 *
 * @param elo logistic, whatever the model of the test
 * @param likelihoodOfSuperiority how likely whoever was tested is stronger, from 0 to 1
 */
public record SequentialElo(Interval elo, double likelihoodOfSuperiority) {
  private static final double TAIL = 0.025;

  static SequentialElo of(Sprt test, Tally tally) {
    Outcome outcome = Outcome.of(test, Distribution.of(tally));
    return new SequentialElo(
        new Interval(
            outcome.eloWhereWorseHas(0.5),
            outcome.eloWhereWorseHas(1 - TAIL),
            outcome.eloWhereWorseHas(TAIL)),
        outcome.probabilityOfWorse(0));
  }

  /** For example {@code +0.7 ± 0.8 Elo, 95.1 % likely stronger}. */
  public String summary() {
    return elo.text() + " Elo, " + Words.superiority(likelihoodOfSuperiority);
  }

  /** Where the likelihood ratio, taken as a Brownian motion, stands and since when. */
  private record Outcome(
      Sprt test, double score0, double score1, double variance, double time, double level) {

    static Outcome of(Sprt test, Distribution seen) {
      double score0 = test.model().score(test.elo0(), seen);
      double score1 = test.model().score(test.elo1(), seen);
      double variance = seen.variance();
      double drift = (seen.mean() - (score0 + score1) / 2) * (score1 - score0) / variance;
      double reached = drift * seen.size();
      double level = Math.clamp(reached, test.lower(), test.upper());
      // Past a bound the motion stopped when it met it, which was earlier.
      double time = level == reached ? seen.size() : level / drift;
      return new Outcome(test, score0, score1, variance, time, level);
    }

    double probabilityOfWorse(double elo) {
      double step = (score1 - score0) / variance;
      double drift = (Elo.score(elo) - (score0 + score1) / 2) * step;
      return new AbsorbedMotion(drift, (score1 - score0) * step, test.lower(), test.upper())
          .probabilityOfWorse(time, level);
    }

    /** The stronger, the less likely to do worse; so there is one such Elo, or an end. */
    double eloWhereWorseHas(double probability) {
      if (probabilityOfWorse(-Elo.MOST) <= probability) {
        return -Elo.MOST;
      }
      return probabilityOfWorse(Elo.MOST) >= probability
          ? Elo.MOST
          : Roots.between(-Elo.MOST, Elo.MOST, elo -> probabilityOfWorse(elo) - probability);
    }
  }
}
