package agon.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import agon.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TallyTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "365 16618 36229 16974 390,      0.9993,  0.9231, 0.983078",
    "127 4883 10712 5150 104,        1.8303,  1.6990, 0.982636",
    "10789 19328 33806 19402 10543, -0.7736,  1.2776, 0.117659",
    "5 20 50 30 8,                  24.6384, 30.3205, 0.945436",
  })
  void eloOfPairsIsFishtests(String pairs, double elo, double error, double superiority) {
    Pentanomial tally = Pairs.of(pairs);
    assertThat(tally.elo().estimate()).isCloseTo(elo, within(5e-5));
    assertThat(tally.elo().error()).isCloseTo(error, within(5e-5));
    assertThat(tally.likelihoodOfSuperiority()).isCloseTo(superiority, within(5e-7));
  }

  @Test
  void theSameGamesWithoutPairsAreLessCertain() {
    Trinomial games = new Trinomial(36027, 68692, 36433);
    assertThat(games.elo().estimate()).isCloseTo(0.9993, within(5e-5));
    assertThat(games.elo().error()).isCloseTo(1.2986, within(5e-5));
    assertThat(games.likelihoodOfSuperiority()).isCloseTo(0.934, within(5e-4));
  }

  /** From the unit tests of fastchess. */
  @Test
  void eloOfGamesIsFastchesss() {
    Trinomial games = new Trinomial(96, 111, 136);
    assertThat(games.elo().estimate()).isCloseTo(40.70, within(0.005));
    assertThat(games.elo().error()).isCloseTo(30.43, within(0.005));
    assertThat(games.normalisedElo().estimate()).isCloseTo(49.77, within(0.005));
    assertThat(games.normalisedElo().error()).isCloseTo(36.77, within(0.005));
  }

  @ParameterizedTest
  @ValueSource(strings = {"20 20 20 20 20", "1 2 90 4 3"})
  void theErrorOfNormalisedEloDependsOnTheNumberOfGamesAlone(String hundredPairs) {
    assertThat(Pairs.of(hundredPairs).normalisedElo().error()).isCloseTo(48.15, within(0.005));
  }

  @Test
  void normalisedEloOfPairsIsThatOfGamesIfTheGamesAreIndependent() {
    // A game is lost, drawn, won with 25, 35, 40 %; a pair is two such games.
    Pentanomial pairs = Pairs.of("625 1750 3225 2800 1600");
    Trinomial games = new Trinomial(5000, 7000, 8000);
    assertThat(pairs.normalisedElo().estimate())
        .isCloseTo(games.normalisedElo().estimate(), within(1e-9));
    assertThat(pairs.elo().error()).isCloseTo(games.elo().error(), within(1e-9));
  }

  @Test
  void nobodyIsStrongerBeforeTheFirstGame() {
    for (Tally none : new Tally[] {Trinomial.NONE, Pentanomial.NONE}) {
      assertThat(none.score()).isEqualTo(0.5);
      assertThat(none.games()).isZero();
      assertThat(none.elo().estimate()).isCloseTo(0, within(1e-9));
      assertThat(none.elo().error()).isGreaterThan(1000);
      assertThat(none.likelihoodOfSuperiority()).isCloseTo(0.5, within(1e-9));
      assertThat(none.summary()).isEqualTo("no games yet");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 5, 20, 99, 100, 1000})
  void winningEverythingHasOneEndOfAnInterval(long times) {
    for (Tally won : new Tally[] {new Trinomial(0, 0, times), new Pentanomial(0, 0, 0, 0, times)}) {
      assertThat(won.elo().estimate()).isBetween(800.0, 1200.0);
      assertThat(won.elo().low()).isLessThan(won.elo().estimate());
      assertThat(won.elo().high()).isEqualTo(Elo.MOST);
      assertThat(won.normalisedElo().estimate()).isFinite().isPositive();
      assertThat(won.likelihoodOfSuperiority()).isBetween(0.6, 1.0);
    }
  }

  @Test
  void whoWinsEverythingIsStrongerByAnUnknownAmount() {
    assertThat(Pairs.of("0 0 0 0 10").summary())
        .isEqualTo("above +267.3 Elo, more than 99.9 % likely stronger");
    assertThat(Pairs.of("10 0 0 0 0").summary())
        .isEqualTo("below −267.3 Elo, more than 99.9 % likely weaker");
    assertThat(Pairs.of("0 0 0 0 1").summary())
        .isEqualTo("too few games for an Elo, 70.8 % likely stronger");
  }

  @Test
  void drawingEveryGameIsEvenButNotForSure() {
    assertThat(new Trinomial(0, 50, 0).elo().estimate()).isCloseTo(0, within(1e-9));
    for (Tally drawn : new Tally[] {Pairs.of("0 0 50 0 0"), Pairs.of("0 0 200 0 0")}) {
      assertThat(drawn.summary()).startsWith("0.0 ± ").endsWith("50.0 % likely stronger");
      assertThat(drawn.elo().error()).isBetween(2.0, 12.0);
    }
  }

  @Test
  void onePairIsLittleEvidence() {
    Interval elo = Pairs.of("0 0 0 1 0").elo();
    assertThat(elo.estimate()).isCloseTo(Elo.ofScore(0.75), within(2.0));
    assertThat(elo.error()).isEqualTo(Elo.MOST);
  }

  @Test
  void aGameWithoutPartnerCountsAmongTheGamesOnly() {
    MatchTally match = MatchTally.NONE.withPair(2, 0).withPair(2, 1).withGame(2);
    assertThat(match.games()).isEqualTo(new Trinomial(1, 1, 3));
    assertThat(match.pairs()).isEqualTo(Pairs.of("0 0 1 1 0"));
    assertThat(match.evidence()).isEqualTo(match.pairs());
    assertThat(MatchTally.NONE.withGame(1).evidence()).isEqualTo(new Trinomial(0, 1, 0));
  }

  @Test
  void talliesAddUpAndTurnRound() {
    MatchTally match = MatchTally.NONE.withPair(2, 1).withGame(0);
    assertThat(match.plus(match).games()).isEqualTo(new Trinomial(2, 2, 2));
    assertThat(match.plus(match).pairs()).isEqualTo(Pairs.of("0 0 0 2 0"));
    assertThat(match.reversed().pairs()).isEqualTo(Pairs.of("0 1 0 0 0"));
    assertThat(match.reversed().games().score()).isEqualTo(1 - match.games().score());
  }

  @Test
  void everyResultHasItsCell() {
    Pentanomial pairs = Pentanomial.NONE;
    for (int halfPoints = 0; halfPoints <= 4; halfPoints++) {
      for (int times = 0; times <= halfPoints; times++) {
        pairs = pairs.withPair(halfPoints);
      }
    }
    assertThat(pairs).isEqualTo(Pairs.of("1 2 3 4 5"));
    assertThat(pairs.size()).isEqualTo(15);
    assertThat(pairs.games()).isEqualTo(30);
    assertThat(pairs.score()).isEqualTo((2 + 6 + 12 + 20) / 60.0);
  }

  @Test
  void resultsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> Trinomial.NONE.withGame(3)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Pentanomial.NONE.withPair(5)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> new Trinomial(0, -1, 0)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Pairs.of("0 0 0 0 -1")).isInstanceOf(BadInput.class);
  }

  @Test
  void aTallyReadsAsPeopleSayIt() {
    assertThat(Pairs.of("5 20 50 30 8").summary())
        .isEqualTo("+24.6 ± 30.3 Elo, 94.5 % likely stronger");
    assertThat(Pairs.of("8 30 50 20 5").summary())
        .isEqualTo("−24.6 ± 30.3 Elo, 94.5 % likely weaker");
  }
}
