package agon.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import agon.statistics.Simulation.PairLaw;
import agon.statistics.SprtState.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is promised (5 % errors, 95 % intervals) holds in simulated matches. */
class CoverageTest {
  private static final boolean DEEP = Boolean.getBoolean("agon.deep");

  @ParameterizedTest(name = "elo {0}, drawishness {1}, opening {2}, {3} pairs")
  @CsvSource({
    "0, 0, 0, 200",
    "0, 0.7, 0, 200",
    "30, 0.3, 200, 200",
    "100, 0, 300, 200",
    "-60, 0.9, 50, 200",
    "15, 0, 0, 500",
  })
  void theIntervalOfEloHoldsTheTruth95TimesIn100(
      double elo, double drawishness, double opening, int pairs) {
    assertThat(shareHeld(elo, drawishness, opening, pairs)).isBetween(0.94, 0.96);
  }

  /** Few results are too coarse for exactly 95 %: it may be more, but not less. */
  @ParameterizedTest(name = "elo {0}, drawishness {1}, opening {2}")
  @CsvSource({
    "0, 0, 0",
    "0, 0.7, 0",
    "30, 0.3, 200",
    "100, 0, 300",
    "-60, 0.9, 50",
    "15, 0.8, 100",
    "200, 0.3, 100",
    "350, 0, 100",
  })
  void theIntervalOfFewPairsHoldsTheTruthNoLessOften(
      double elo, double drawishness, double opening) {
    for (int pairs : new int[] {10, 20, 30, 50, 90}) {
      assertThat(shareHeld(elo, drawishness, opening, pairs))
          .as("%d pairs", pairs)
          .isBetween(0.94, 0.995);
    }
  }

  private static double shareHeld(double elo, double drawishness, double opening, int pairs) {
    Simulation simulation = new Simulation(1);
    PairLaw law = PairLaw.of(elo, drawishness, opening);
    double truth = law.elo(EloModel.LOGISTIC);
    int runs = DEEP ? 20_000 : 5_000;
    int held = 0;
    for (int run = 0; run < runs; run++) {
      held += simulation.pairs(law, pairs).elo().contains(truth) ? 1 : 0;
    }
    return (double) held / runs;
  }

  @ParameterizedTest(name = "{0}, drawishness {1}, opening {2}")
  @CsvSource({
    "NORMALISED, 0, 0",
    "NORMALISED, 0.8, 100",
    "LOGISTIC, 0.3, 200",
    "LOGISTIC, 0, 0",
  })
  void aTestErrsNoMoreThanItsFivePercent(EloModel model, double drawishness, double opening) {
    checkErrors(new Sprt(model, 0, 60), drawishness, opening, 2000);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}, drawishness {1}, opening {2}")
  @CsvSource({"NORMALISED, 0.5, 100", "LOGISTIC, 0, 50"})
  void aFinerTestErrsNoMoreThanItsFivePercent(EloModel model, double drawishness, double opening) {
    checkErrors(new Sprt(model, -10, 20), drawishness, opening, 2000);
  }

  private static void checkErrors(Sprt test, double drawishness, double opening, int runs) {
    Simulation simulation = new Simulation(2);
    PairLaw law0 = PairLaw.of(test.model(), test.elo0(), drawishness, opening);
    PairLaw law1 = PairLaw.of(test.model(), test.elo1(), drawishness, opening);
    int errors0 = 0;
    int errors1 = 0;
    for (int run = 0; run < runs; run++) {
      errors0 += accepts(Verdict.ACCEPT_H1, test, simulation.stopped(test, law0));
      errors1 += accepts(Verdict.ACCEPT_H0, test, simulation.stopped(test, law1));
    }
    // Three standard deviations of the simulation itself.
    double most = 0.05 + 3 * Math.sqrt(0.05 * 0.95 / runs);
    assertThat((double) errors0 / runs).as("false alarms").isBetween(0.02, most);
    assertThat((double) errors1 / runs).as("misses").isBetween(0.02, most);
  }

  private static int accepts(Verdict verdict, Sprt test, Pentanomial tally) {
    return test.state(tally).verdict() == verdict ? 1 : 0;
  }

  @Test
  void afterAStoppedTestTheCorrectedEloIsFairAndThePlainOneIsNot() {
    Sprt test = Sprt.parse("0,60");
    PairLaw law = PairLaw.of(45, 0.3, 50);
    double truth = law.elo(EloModel.LOGISTIC);
    Simulation simulation = new Simulation(3);
    int runs = 1500;
    int held = 0;
    int above = 0;
    int plainAbove = 0;
    for (int run = 0; run < runs; run++) {
      Pentanomial tally = simulation.stopped(test, law);
      Interval elo = test.elo(tally).elo();
      held += elo.contains(truth) ? 1 : 0;
      above += elo.estimate() > truth ? 1 : 0;
      plainAbove += tally.elo().estimate() > truth ? 1 : 0;
    }
    assertThat((double) held / runs).isBetween(0.93, 0.97);
    assertThat((double) above / runs).isBetween(0.46, 0.54);
    assertThat((double) plainAbove / runs).isGreaterThan(0.58);
  }

  @ParameterizedTest(name = "drawishness {0}, advantage {1}, {2} games each way")
  @CsvSource({"0, 0, 20", "0.6, 40, 20", "0.9, 0, 20", "0, 250, 20", "0.4, 60, 60"})
  void theIntervalsOfRatingsHoldTheTruth95TimesIn100(
      double drawishness, double advantage, int gamesEachWay) {
    double[] truth = {-180, -70, -10, 30, 90, 140};
    Simulation simulation = new Simulation(4);
    int runs = DEEP ? 4000 : 1500;
    int held = 0;
    int heldDifference = 0;
    int heldAdvantage = 0;
    for (int run = 0; run < runs; run++) {
      GameResults results = new GameResults(truth.length);
      for (int i = 0; i < truth.length; i++) {
        for (int j = 0; j < truth.length; j++) {
          if (i != j) {
            double elo = truth[i] - truth[j] + advantage;
            results.add(i, j, simulation.games(elo, drawishness, gamesEachWay));
          }
        }
      }
      Ratings ratings = Ratings.of(results);
      for (Rating rating : ratings.list()) {
        held += rating.elo().contains(truth[rating.player()]) ? 1 : 0;
      }
      heldDifference += ratings.difference(4, 2).contains(100) ? 1 : 0;
      heldAdvantage += ratings.firstMoveAdvantage().contains(advantage) ? 1 : 0;
    }
    assertThat((double) held / runs / truth.length).isBetween(0.94, 0.96);
    assertThat((double) heldDifference / runs).isBetween(0.94, 0.96);
    assertThat((double) heldAdvantage / runs).isBetween(0.94, 0.96);
  }
}
