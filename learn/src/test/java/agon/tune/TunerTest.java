package agon.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Rng;
import agon.games.Games;
import agon.match.FixtureResult;
import agon.match.Ledger;
import agon.match.LocalCrew;
import agon.match.Openings;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.player.Players;
import agon.search.EngineOptions;
import agon.search.TimeControl;
import agon.search.Tunable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TunerTest {
  private static final Game KALAH = Games.CATALOG.game("kalah(pits=3,seeds=2)");
  private static final EngineOptions OPTIONS = EngineOptions.STANDARD.with("hash=1");

  @TempDir Path folder;

  private static TunePlan plan(String name, int games) {
    return new TunePlan(
        KALAH,
        name,
        OPTIONS,
        TunePlan.numbers(OPTIONS, KALAH, List.of("lmr.*")),
        games,
        2,
        TimeControl.parse("nodes=60"),
        7);
  }

  private static List<FixtureResult> play(Tournament match) {
    assertThat(match.openings()).as("not decided before they begin").isEqualTo(Openings.SOON_EVEN);
    return new Runner(
            match,
            Ledger.inMemory(),
            match.stopRule(),
            new RunListener() {},
            new LocalCrew(Players.OF_THE_HOUSE, 1))
        .run();
  }

  /** Who is nearer to the best numbers wins more often, as a logistic curve says. */
  @Test
  void numbersGoWhereGamesAreWon() {
    double[] best = {3, -2, 0};
    Spsa spsa = new Spsa(best.length, 20_000, 1);
    Rng rng = new Rng(5);
    while (!spsa.isDone()) {
      double edge = loss(spsa.moved(-1), best) - loss(spsa.moved(1), best);
      int lead = 0;
      for (int game = 0; game < 8; game++) {
        lead += rng.below(1_000_000) < 1e6 / (1 + Math.exp(-0.02 * edge)) ? 1 : -1;
      }
      spsa.learn(4, lead);
    }
    for (int i = 0; i < best.length; i++) {
      assertThat(spsa.values()[i]).isCloseTo(best[i], within(0.7));
    }
  }

  private static double loss(double[] values, double[] best) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += (values[i] - best[i]) * (values[i] - best[i]);
    }
    return sum;
  }

  @Test
  void aRunThatWasKilledGoesOnAsIfNothingHadBeen() throws IOException {
    Tuner whole = new Tuner(plan("whole", 24), folder, TunerTest::play);
    whole.run(now -> {});
    assertThat(whole.games()).isEqualTo(24);

    Tuner killed = new Tuner(plan("killed", 24), folder, TunerTest::play);
    int[] turns = {0};
    assertThatThrownBy(
            () ->
                killed.run(
                    now -> {
                      if (++turns[0] == 3) {
                        throw new IllegalStateException("killed");
                      }
                    }))
        .hasMessage("killed");
    Path log = folder.resolve("killed.tune");
    Files.writeString(log, Files.readString(log) + "14 1 0.0"); // half a line
    Tuner again = new Tuner(plan("killed", 24), folder, TunerTest::play);
    assertThat(again.games()).isEqualTo(12);
    again.run(now -> {});
    assertThat(again.engine().line()).isEqualTo(whole.engine().line());
    assertThat(again.curves().getFirst().points()).hasSize(7);
    assertThat(whole.engine().line()).isNotEqualTo(OPTIONS.line());
  }

  @Test
  void oneNameIsOneRun() {
    Tuner _ = new Tuner(plan("mine", 24), folder, TunerTest::play);
    assertThatThrownBy(() -> new Tuner(plan("mine", 48), folder, TunerTest::play))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("another --name");
  }

  @Test
  void onlyNumbersThatCountAreTuned() {
    assertThat(TunePlan.numbers(OPTIONS, KALAH, List.of()))
        .extracting(Tunable::name)
        .contains("lmr.base")
        .doesNotContain("rfp.margin"); // reverse futility is off in Kalah
    assertThatThrownBy(() -> TunePlan.numbers(OPTIONS, KALAH, List.of("rfp.*")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("lmr.base");
    assertThatThrownBy(
            () -> TunePlan.numbers(OPTIONS, Games.CATALOG.game("othello"), List.of("lmr.*")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("own=false");
  }
}
