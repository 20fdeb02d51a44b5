package agon.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import agon.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumericsTest {
  /** From tables of the normal distribution and its logarithm. */
  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "1, 0.8413447460685429",
    "-1, 0.15865525393145707",
    "1.959963984540054, 0.975",
    "-2.999999, 0.0013499024634851552",
    "-3.000001, 0.0013498935997883297",
    "3.000001, 0.9986501064002117",
    "-6, 9.865876450376946e-10",
    "-10, 7.619853024160495e-24",
  })
  void theNormalDistributionIsThatOfTheTables(double z, double probability) {
    assertThat(Normal.cdf(z)).isCloseTo(probability, withinPercentage(1e-9));
    assertThat(Normal.logCdf(z)).isCloseTo(Math.log(probability), within(1e-11));
  }

  @Test
  void theLogarithmOutlivesTheProbability() {
    assertThat(Normal.cdf(-50)).isZero();
    assertThat(Normal.logCdf(-50)).isCloseTo(-1254.8313611394, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({
    "4, 2.776445, 1e-2",
    "9, 2.262157, 1e-4",
    "19, 2.093024, 1e-5",
    "99, 1.984217, 1e-6",
    "1000000, 1.959966, 1e-6",
  })
  void studentsDistributionIsThatOfTheTables(long freedom, double deviations, double precision) {
    assertThat(StudentT.deviations95(freedom)).isCloseTo(deviations, within(precision));
  }

  @Test
  void oneValueSaysNothingAboutItsDeviation() {
    assertThat(StudentT.deviations95(0)).isInfinite();
  }

  @Test
  void rootsAreFoundWhereverTheyAre() {
    assertThat(Roots.between(0, 2, x -> x * x - 2)).isCloseTo(Math.sqrt(2), within(1e-13));
    assertThat(Roots.between(-4, 4, Math::expm1)).isCloseTo(0, within(1e-13));
    assertThat(Roots.between(0, 1, x -> x < 0.3 ? -1 : 1)).isCloseTo(0.3, within(1e-13));
    assertThat(Roots.between(-1, 1, x -> Math.pow(x - 0.7, 9))).isCloseTo(0.7, within(1e-2));
    assertThat(Roots.between(1e-9, 1 - 1e-9, x -> 1e-8 / x - 1 / (1 - x)))
        .isCloseTo(1e-8, withinPercentage(1e-3));
    assertThat(Roots.between(3, 5, x -> x - 3)).isEqualTo(3);
    assertThat(Roots.between(3, 5, x -> x - 5)).isEqualTo(5);
  }

  @Test
  void aFunctionOfOneSignHasNoRoot() {
    assertThatThrownBy(() -> Roots.between(0, 1, x -> x + 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void rootsTakeFewSteps() {
    int[] calls = {0};
    Roots.between(
        -10,
        10,
        x -> {
          calls[0]++;
          return Math.exp(x) - 5;
        });
    assertThat(calls[0]).isLessThan(25);
  }

  @Test
  void withoutTimeLimitTheMotionStopsBelowAsTheGamblerIsRuined() {
    double drift = 0.3;
    AbsorbedMotion motion = new AbsorbedMotion(drift, 2, -1.5, 2.5);
    double k = -2 * drift / 2;
    double ruin = (Math.exp(k * 2.5) - 1) / (Math.exp(k * 2.5) - Math.exp(k * -1.5));
    assertThat(motion.probabilityOfWorse(1000, -1.5)).isCloseTo(ruin, within(1e-9));
    assertThat(motion.probabilityOfWorse(1000, 2.5)).isCloseTo(ruin, within(1e-9));
  }

  @Test
  void shortlyAfterTheStartTheMotionIsFree() {
    AbsorbedMotion motion = new AbsorbedMotion(1, 1, -3, 3);
    assertThat(motion.probabilityOfWorse(0.1, 0.2))
        .isCloseTo(Normal.cdf(0.1 / Math.sqrt(0.1)), within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"0.5, 2, 1", "-0.8, 3, -2", "0, 6, 0.5", "0.4, 5, 2"})
  void theMotionDoesWhatAWalkOfSmallStepsDoes(double drift, double time, double level) {
    AbsorbedMotion motion = new AbsorbedMotion(drift, 1, -2, 2);
    assertThat(motion.probabilityOfWorse(time, level))
        .isCloseTo(walkDoesWorse(drift, time, level), within(0.003));
  }

  /** The distribution of a walk on a grid, moved step by step; exact but for the grid. */
  private static double walkDoesWorse(double drift, double time, double level) {
    int half = 200;
    double mesh = 2.0 / half;
    double[] mass = new double[2 * half + 1];
    mass[half] = 1;
    double up = 0.5 + drift * mesh / 2;
    long steps = Math.round(time / (mesh * mesh));
    for (long step = 0; step < steps; step++) {
      double[] next = new double[mass.length];
      next[0] = mass[0];
      next[2 * half] = mass[2 * half];
      for (int i = 1; i < 2 * half; i++) {
        next[i + 1] += up * mass[i];
        next[i - 1] += (1 - up) * mass[i];
      }
      mass = next;
    }
    int top = half + (int) Math.round(level / mesh);
    double sum = 0;
    for (int i = 0; i < top; i++) {
      sum += mass[i];
    }
    // On the way, half of a grid point lies below it; at a bound the walk has stopped.
    if (top > 0 && top < 2 * half) {
      sum += mass[top] / 2;
    }
    if (top == 0) {
      sum = mass[0];
    }
    return sum;
  }

  @Test
  void theStrongerTheLessLikelyToDoWorse() {
    Rng random = new Rng(9);
    for (int i = 0; i < 50; i++) {
      double time = 0.01 * (1 + random.below(10_000));
      double level = -3 + random.below(601) / 100.0;
      double last = 1;
      for (double drift = -60; drift <= 60; drift += 1) {
        double worse = new AbsorbedMotion(drift, 1, -3, 3).probabilityOfWorse(time, level);
        assertThat(worse)
            .as("drift %s time %s level %s", drift, time, level)
            .isBetween(0.0, last + 1e-9);
        last = worse;
      }
    }
  }
}
