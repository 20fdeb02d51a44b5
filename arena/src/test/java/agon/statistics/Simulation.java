package agon.statistics;

import agon.game.Rng;
import agon.statistics.SprtState.Verdict;

/** Made-up results whose true strength is known. */
final class Simulation {
  private final Rng random;

  Simulation(long seed) {
    random = new Rng(seed);
  }

  /** From 0 to 1, 1 excluded. */
  private double uniform() {
    return (random.next() >>> 11) * 0x1p-53;
  }

  /** How likely loss, draw and win are; the mean is the expected score, whatever the draws. */
  private static double[] gameLaw(double elo, double drawishness) {
    double score = Elo.score(elo);
    double draw = drawishness * 2 * Math.min(score, 1 - score);
    return new double[] {1 - score - draw / 2, draw, score - draw / 2};
  }

  /** Games as the side that moves first sees them. */
  Trinomial games(double eloOfFirst, double drawishness, int count) {
    double[] law = gameLaw(eloOfFirst, drawishness);
    int[] counts = new int[3];
    for (int i = 0; i < count; i++) {
      counts[sample(law)]++;
    }
    return new Trinomial(counts[0], counts[1], counts[2]);
  }

  /** How likely 0 to 4 half points from a pair are. */
  static final class PairLaw {
    private final double[] probabilities;

    private PairLaw(double[] probabilities) {
      this.probabilities = probabilities;
    }

    /**
     * @param drawishness 0 for no draws, towards 1 for many
     * @param opening what the opening gives to the side that moves first, in Elo; fairer in every
     *     second pair
     */
    static PairLaw of(double elo, double drawishness, double opening) {
      double[] law = new double[5];
      for (double bias : new double[] {opening, opening / 4}) {
        double[] one = gameLaw(elo + bias, drawishness);
        double[] two = gameLaw(elo - bias, drawishness);
        for (int i = 0; i < 3; i++) {
          for (int j = 0; j < 3; j++) {
            law[i + j] += one[i] * two[j] / 2;
          }
        }
      }
      return new PairLaw(law);
    }

    /** The law with this much Elo in that model. */
    static PairLaw of(EloModel model, double elo, double drawishness, double opening) {
      double plain = Roots.between(-400, 400, x -> of(x, drawishness, opening).elo(model) - elo);
      return of(plain, drawishness, opening);
    }

    double elo(EloModel model) {
      double mean = 0;
      double square = 0;
      for (int i = 0; i < 5; i++) {
        mean += probabilities[i] * i / 4;
        square += probabilities[i] * i * i / 16;
      }
      return model == EloModel.LOGISTIC
          ? Elo.ofScore(mean)
          : 800 / Math.log(10) * (mean - 0.5) / Math.sqrt(2 * (square - mean * mean));
    }
  }

  private int sample(double[] law) {
    double at = uniform();
    int cell = 0;
    while (cell < law.length - 1 && at >= law[cell]) {
      at -= law[cell];
      cell++;
    }
    return cell;
  }

  Pentanomial pairs(PairLaw law, int count) {
    int[] counts = new int[5];
    for (int i = 0; i < count; i++) {
      counts[sample(law.probabilities)]++;
    }
    return new Pentanomial(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  /** Plays until the test stops. */
  Pentanomial stopped(Sprt test, PairLaw law) {
    Pentanomial tally = Pentanomial.NONE;
    while (isFarFromItsBounds(test, tally) || test.state(tally).verdict() == Verdict.CONTINUE) {
      tally = tally.withPair(sample(law.probabilities));
    }
    return tally;
  }

  /**
   * Whether there is no need to look closely, which takes long: by the formula that holds for many
   * results of nearly equal players, either bound is an eighth of the whole way off.
   */
  private static boolean isFarFromItsBounds(Sprt test, Pentanomial tally) {
    if (tally.size() < 30) {
      return false;
    }
    Distribution seen = Distribution.of(tally);
    double score0 = test.model().score(test.elo0(), seen);
    double score1 = test.model().score(test.elo1(), seen);
    double ratio =
        seen.size() * (score1 - score0) * (seen.mean() - (score0 + score1) / 2) / seen.variance();
    double margin = (test.upper() - test.lower()) / 8;
    return ratio > test.lower() + margin && ratio < test.upper() - margin;
  }
}
