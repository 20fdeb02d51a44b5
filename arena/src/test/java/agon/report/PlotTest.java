package agon.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import agon.match.TournamentFormat;
import agon.statistics.Interval;
import org.junit.jupiter.api.Test;

/** What plots are made of. */
class PlotTest {
  @Test
  void ticksAreRound() {
    assertThat(Scale.linear(-105, 212, 0, 100).ticks(5)).containsExactly(-100.0, 0.0, 100.0, 200.0);
    assertThat(Scale.linear(0, 0.5, 0, 100).ticks(5)).hasSize(6).endsWith(0.5);
    assertThat(Scale.logarithmic(20, 900_000, 0, 100).ticks(5))
        .containsExactly(10.0, 100.0, 1000.0, 10_000.0, 100_000.0, 1_000_000.0);
  }

  @Test
  void valuesLieWhereTheyShouldAndNeverOutside() {
    Scale scale = Scale.linear(-100, 100, 200, 0);
    assertThat(scale.at(0.0)).isEqualTo(100);
    assertThat(scale.at(50.0)).isEqualTo(50);
    assertThat(scale.at(1000.0)).isZero();
    assertThat(Scale.logarithmic(1, 1000, 0, 300).at(10.0)).isCloseTo(100, within(1e-9));
    assertThat(Scale.linear(5, 5, 0, 10).at(5.0)).as("an empty range").isZero();
  }

  @Test
  void quantilesAreRightToAPercent() {
    Spread spread = new Spread();
    assertThat(spread.quantile(0.5)).isZero();
    for (int micros = 1; micros <= 10_000; micros++) {
      spread.add(micros * 1000L);
    }
    assertThat(spread.most()).isEqualTo(10_000_000);
    for (double share : new double[] {0.05, 0.25, 0.5, 0.95}) {
      assertThat((double) spread.quantile(share)).isCloseTo(share * 1e7, within(share * 1e5));
    }
  }

  @Test
  void figuresAreShort() {
    assertThat(Figures.time(1_234)).isEqualTo("1.23 µs");
    assertThat(Figures.time(45_600_000)).isEqualTo("45.6 ms");
    assertThat(Figures.time(2_500_000_000L)).isEqualTo("2.50 s");
    assertThat(Figures.elo(new Interval(562.4, 442, 682))).isEqualTo("+562 ± 120");
    assertThat(Figures.elo(new Interval(-5.25, -15.25, 4.75))).isEqualTo("−5.3 ± 10.0");
    assertThat(Figures.plain(-0.00001)).isEqualTo("0");
    assertThat(Figures.count(1, "game")).isEqualTo("1 game");
    assertThat(Figures.sure(0.99999)).isEqualTo("more than 99.9 %");
  }

  @Test
  void aLongPathIsThinnedAndEndsWhereTheMatchEnds() {
    ReportedTournament subject =
        Runs.random(
            Runs.tournament(TournamentFormat.MATCH, "tictactoe", "1s", "", 2001, "a", "b"), 9);
    var path = MatchPath.of(subject.standings().results());
    assertThat(path).hasSizeBetween(200, 401);
    assertThat(path.getLast().pairs()).isEqualTo(subject.standings().tally(0, 1).pairs());
    assertThat(path.getLast().pairs().size()).isEqualTo(1000);
  }
}
