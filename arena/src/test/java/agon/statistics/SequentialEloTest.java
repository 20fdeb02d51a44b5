package agon.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SequentialEloTest {
  private static final Sprt TEST = Sprt.parse("0,5");

  @Test
  void eloAfterAStoppedTestIsFishtests() {
    SequentialElo drawish = TEST.elo(Pairs.of("39 2226 31451 2412 40"));
    assertThat(drawish.elo().estimate()).isCloseTo(0.73174, within(2e-5));
    assertThat(drawish.elo().low()).isCloseTo(-0.15715, within(2e-5));
    assertThat(drawish.elo().high()).isCloseTo(1.54038, within(2e-5));
    assertThat(drawish.likelihoodOfSuperiority()).isCloseTo(0.95141, within(1e-5));
    assertThat(drawish.summary()).isEqualTo("+0.7 ± 0.8 Elo, 95.1 % likely stronger");
  }

  @Test
  void eloAfterAStoppedTestWithoutDrawsIsFishtests() {
    Interval wild = TEST.elo(Pairs.of("5490 1074 12191 1071 5754")).elo();
    assertThat(wild.estimate()).isCloseTo(2.99084, within(2e-5));
    assertThat(wild.low()).isCloseTo(-0.54389, within(2e-5));
    assertThat(wild.high()).isCloseTo(6.19502, within(2e-5));
  }

  @Test
  void theOpponentSeesTheOpposite() {
    Pentanomial tally = Pairs.of("20 100 300 160 40");
    SequentialElo mine = new Sprt(EloModel.LOGISTIC, 0, 30).elo(tally);
    SequentialElo theirs = new Sprt(EloModel.LOGISTIC, -30, 0).elo(tally.reversed());
    assertThat(theirs.elo().estimate()).isCloseTo(-mine.elo().estimate(), within(1e-6));
    assertThat(theirs.elo().low()).isCloseTo(-mine.elo().high(), within(1e-6));
    assertThat(theirs.likelihoodOfSuperiority())
        .isCloseTo(1 - mine.likelihoodOfSuperiority(), within(1e-9));
  }

  @Test
  void nothingAndEverythingHaveAnAnswerToo() {
    assertThat(TEST.elo(Pentanomial.NONE).elo().error()).isGreaterThan(1000);
    assertThat(TEST.elo(Pentanomial.NONE).likelihoodOfSuperiority()).isCloseTo(0.5, within(1e-6));
    for (String extreme : new String[] {"0 0 0 0 500", "500 0 0 0 0", "0 0 500 0 0"}) {
      SequentialElo elo = TEST.elo(Pairs.of(extreme));
      assertThat(elo.elo().low()).as(extreme).isFinite();
      assertThat(elo.elo().high()).as(extreme).isFinite().isGreaterThan(elo.elo().low());
      assertThat(elo.elo().contains(elo.elo().estimate())).as(extreme).isTrue();
    }
  }
}
