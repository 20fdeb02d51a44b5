package agon.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import agon.game.BadInput;
import agon.game.Rng;
import agon.statistics.SprtState.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtTest {
  /** Computed with the code of fishtest, and each beside its closed approximation. */
  @ParameterizedTest(name = "{0} in [{1}, {2}]")
  @CsvSource({
    "365 16618 36229 16974 390,     0,     2,     2.250368,  2.250395, -0.005920,  -0.005851",
    "365 16618 36229 16974 390,     0,     5,    -3.143398, -3.143754, -33.817023, -33.822219",
    "127 4883 10712 5150 104,       -1.75, 0.25,  3.010154,  3.010388,  6.862003,   6.868267",
    "127 4883 10712 5150 104,       0,     5,     1.879100,  1.879571, -4.459131,  -4.455420",
    "39 2226 31451 2412 40,         0,     2,     2.936910,  2.937098, -1.689297,  -1.697976",
    "10789 19328 33806 19402 10543, 0,     2,    -6.070429, -6.070283, -8.348209,  -8.348349",
    "5490 1074 12191 1071 5754,     0,     5,     2.575362,  2.575486,  2.451480,   2.451901",
    "5 20 50 30 8,                  0,     10,    0.589351,  0.594445,  0.811373,   0.831242",
    "0 2 10 6 2,                    0,     10,    0.350757,  0.350009,  0.566578,   0.667162",
  })
  void theLikelihoodRatioOfPairsIsFishtests(
      String pairs,
      double elo0,
      double elo1,
      double normalised,
      double normalisedApproximately,
      double logistic,
      double logisticApproximately) {
    Pentanomial tally = Pairs.of(pairs);
    assertThat(new Sprt(EloModel.NORMALISED, elo0, elo1).logLikelihoodRatio(tally))
        .isCloseTo(normalised, within(1e-6));
    assertThat(new Sprt(EloModel.LOGISTIC, elo0, elo1).logLikelihoodRatio(tally))
        .isCloseTo(logistic, within(1e-6));
    assertThat(Approximation.normalised(tally, elo0, elo1))
        .isCloseTo(normalisedApproximately, within(1e-6));
    assertThat(Approximation.logistic(tally, elo0, elo1))
        .isCloseTo(logisticApproximately, within(1e-6));
  }

  /** From the unit tests of fastchess, and its tolerance of 1 %. */
  @ParameterizedTest(name = "{0} losses, {1} draws, {2} wins in [{3}, {4}]")
  @CsvSource({"36027, 68692, 36433, 0, 2, 0.923293", "0, 0, 4250, 0, 10, 120.56"})
  void theLikelihoodRatioOfGamesIsFastchesss(
      long losses, long draws, long wins, double elo0, double elo1, double ratio) {
    assertThat(
            new Sprt(EloModel.NORMALISED, elo0, elo1)
                .logLikelihoodRatio(new Trinomial(losses, draws, wins)))
        .isCloseTo(ratio, within(0.01 * ratio));
  }

  @Test
  void pairsWonToNilHaveFastchesssRatio() {
    assertThat(Sprt.parse("0,5").logLikelihoodRatio(Pairs.of("0 0 0 0 5550")))
        .isCloseTo(111.82, within(1.1182));
  }

  @Test
  void gamesWithoutPairsHaveFishtestsRatio() {
    assertThat(Sprt.parse("0,2").logLikelihoodRatio(new Trinomial(36027, 68692, 36433)))
        .isCloseTo(0.923293, within(1e-6));
  }

  /** Far from the vectors: near even scores the closed forms are right to a few per cent. */
  @Test
  void closedApproximationsAreCloseForAnyEvenMatch() {
    Rng random = new Rng(5);
    for (int i = 0; i < 200; i++) {
      long side = 50L + random.below(200);
      long half = 50L + random.below(500);
      Pentanomial tally =
          new Pentanomial(
              side,
              half,
              100 + random.below(1000),
              half + random.below(30),
              side + random.below(20));
      assertThat(new Sprt(EloModel.NORMALISED, 0, 5).logLikelihoodRatio(tally))
          .as("%s", tally)
          .isCloseTo(Approximation.normalised(tally, 0, 5), within(0.005));
      assertThat(new Sprt(EloModel.LOGISTIC, 0, 5).logLikelihoodRatio(tally))
          .as("%s", tally)
          .isCloseTo(Approximation.logistic(tally, 0, 5), within(0.02));
    }
  }

  /** Swapping sides and hypotheses changes nothing but the sign. */
  @ParameterizedTest
  @CsvSource({"NORMALISED", "LOGISTIC"})
  void theOpponentSeesTheOppositeRatio(EloModel model) {
    Pentanomial tally = Pairs.of("3 10 40 25 0");
    assertThat(new Sprt(model, -7, 2).logLikelihoodRatio(tally.reversed()))
        .isCloseTo(-new Sprt(model, -2, 7).logLikelihoodRatio(tally), within(1e-9));
  }

  /** Every cell may be empty, full or nearly so, and the hypotheses as far out as allowed. */
  @ParameterizedTest
  @CsvSource({"NORMALISED", "LOGISTIC"})
  void everyTallyHasAFiniteRatio(EloModel model) {
    Rng random = new Rng(6);
    for (int i = 0; i < 5000; i++) {
      long[] n = new long[5];
      for (int cell = 0; cell < 5; cell++) {
        n[cell] = random.below(3) == 0 ? 0 : random.below(1 << random.below(20));
      }
      Pentanomial pairs = new Pentanomial(n[0], n[1], n[2], n[3], n[4]);
      Trinomial games = new Trinomial(n[0], n[2], n[4]);
      double elo0 = random.below(400) - 200;
      Sprt test = new Sprt(model, elo0, Math.min(200, elo0 + 1 + random.below(100)));
      assertThat(test.logLikelihoodRatio(pairs)).as("%s of %s", test, pairs).isFinite();
      assertThat(test.logLikelihoodRatio(games)).as("%s of %s", test, games).isFinite();
    }
  }

  /** The hypotheses may bend the results to suit them, but not the Elo. */
  @ParameterizedTest
  @CsvSource({"NORMALISED", "LOGISTIC"})
  void aHypothesisHasExactlyItsElo(EloModel model) {
    Rng random = new Rng(7);
    for (int i = 0; i < 2000; i++) {
      Distribution seen =
          Distribution.of(
              new Pentanomial(
                  random.below(50),
                  random.below(50),
                  random.below(300),
                  random.below(50),
                  random.below(50)));
      double elo = random.below(401) - 200;
      Distribution closest = model.closest(seen, elo);
      double off =
          model == EloModel.LOGISTIC
              ? Elo.ofScore(closest.mean()) - elo
              : 800 / Math.log(10) * (closest.mean() - 0.5) / closest.deviationOfGame() - elo;
      assertThat(off).as("%s Elo, round %d", elo, i).isCloseTo(0, within(1e-5));
      double sum = 0;
      for (int cell = 0; cell < 5; cell++) {
        sum += closest.probability(cell);
      }
      assertThat(sum).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void nothingIsKnownBeforeTheFirstGame() {
    SprtState state = Sprt.parse("0,5").state(Pentanomial.NONE);
    assertThat(state.logLikelihoodRatio()).isZero();
    assertThat(state.verdict()).isEqualTo(Verdict.CONTINUE);
  }

  @Test
  void onePairDecidesNothing() {
    for (int halfPoints = 0; halfPoints <= 4; halfPoints++) {
      Pentanomial pair = Pentanomial.NONE.withPair(halfPoints);
      assertThat(Sprt.parse("0,5").state(pair).isDecided()).isFalse();
      assertThat(Sprt.parse("0,50,logistic").state(pair).isDecided()).isFalse();
    }
  }

  @Test
  void boundsFollowFromTheErrorRates() {
    Sprt usual = Sprt.parse("0,5");
    assertThat(usual.lower()).isCloseTo(-2.944439, within(1e-6));
    assertThat(usual.upper()).isCloseTo(2.944439, within(1e-6));
    Sprt lopsided = Sprt.parse("0,5,0.01,0.1");
    assertThat(lopsided.lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
    assertThat(lopsided.upper()).isCloseTo(Math.log(0.9 / 0.01), within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"2.94, CONTINUE", "-2.94, CONTINUE", "2.95, ACCEPT_H1", "-2.95, ACCEPT_H0"})
  void theTestStopsAtItsBounds(double ratio, Verdict verdict) {
    SprtState state = new SprtState(Sprt.parse("0,5"), ratio);
    assertThat(state.verdict()).isEqualTo(verdict);
    assertThat(state.progress()).isCloseTo(Math.signum(ratio), within(0.002)).isBetween(-1.0, 1.0);
  }

  @Test
  void theStateReadsAsPeopleSayIt() {
    SprtState state = Sprt.parse("0,5").state(Pairs.of("127 4883 10712 5150 104"));
    assertThat(state.text()).isEqualTo("LLR 1.88 (−2.94, 2.94) [0, 5]");
    assertThat(state.meaning()).isEqualTo("more games are needed");
    assertThat(new SprtState(Sprt.parse("-1.75,0.25"), 3).meaning())
        .isEqualTo("stronger by more than −1.75");
    assertThat(new SprtState(Sprt.parse("0,5"), -3).meaning())
        .isEqualTo("stronger by less than 5, if at all");
    assertThat(new SprtState(Sprt.parse("-1.75,0.25"), -0.001).text())
        .isEqualTo("LLR 0.00 (−2.94, 2.94) [−1.75, 0.25]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0,5 | 0,5",
        " 0 , 5.0 | 0,5",
        "−1.75,0.25 | -1.75,0.25",
        "0,5,normalised | 0,5",
        "0,5,LOGISTIC | 0,5,logistic",
        "0,5,0.05,0.05 | 0,5",
        "0,5,0.01,0.1 | 0,5,0.01,0.1",
        "0,5,0.01,0.1,logistic | 0,5,0.01,0.1,logistic",
      })
  void aTestIsWrittenInOneLine(String text, String canonical) {
    Sprt test = Sprt.parse(text);
    assertThat(test.text()).isEqualTo(canonical);
    assertThat(Sprt.parse(test.text())).isEqualTo(test);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | '' in '' is not a number",
        "5 | '5' should have 2 or 4 numbers",
        "0,5,0.05 | should have 2 or 4",
        "0,5,1,1,1 | should have 2 or 4",
        "0,five | 'five' in '0,five' is not a number",
        "0,logistic | 'logistic' in '0,logistic' is not a number",
        "0,5,bayesian | 'bayesian'",
        "0,5,logistic,0.05,0.05 | 'logistic'",
        "5,0 | from 5 to 0 Elo",
        "5,5 | from 5 to 5 Elo",
        "0,NaN | from 0 to NaN Elo",
        "0,201 | from −200 to 200",
        "0,5,0,0.05 | error rates of an SPRT are 0 and 0.05",
        "0,5,0.05,0.5 | less than 0.5",
      })
  void nonsenseIsAnsweredInOneSentence(String text, String part) {
    assertThatThrownBy(() -> Sprt.parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(part);
  }
}
