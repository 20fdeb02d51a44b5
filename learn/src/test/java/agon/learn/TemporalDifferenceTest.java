package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.model.LinearModel;
import agon.search.Knowledge;
import agon.search.TimeControl;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TemporalDifferenceTest {
  private static final Game TIC_TAC_TOE = rulesOnly("tictactoe");

  @TempDir Path folder;

  /** A game of the house without what it knows about itself. */
  private static Game rulesOnly(String line) {
    Game game = Games.CATALOG.game(line);
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> method.invoke(game, arguments));
  }

  @Test
  void who_can_win_at_once_is_known_to_be_ahead() {
    TemporalDifference learner = new TemporalDifference(TIC_TAC_TOE);
    learner.play(3_000, 1, 1, played -> true);
    LinearModel model = learner.model();
    Position ahead = TIC_TAC_TOE.start();
    for (int move : TIC_TAC_TOE.moves(ahead, "a1 a3 b1 b3")) {
      ahead.play(move);
    }
    int wins = model.at(TIC_TAC_TOE, ahead).forSideToMove();
    assertThat(wins).as("X wins with c1").isGreaterThan(150);
    int start = model.at(TIC_TAC_TOE, TIC_TAC_TOE.start()).forSideToMove();
    assertThat(start).as("the start is a draw").isBetween(-150, 150);
  }

  @Test
  void margins_are_learnt_where_they_count() {
    Game kalah = rulesOnly("kalah(pits=3,seeds=2)");
    TemporalDifference learner = new TemporalDifference(kalah);
    learner.play(200, 1, 1, played -> true);
    double first = learner.loss();
    learner.play(1_500, 1, 2, played -> true);
    learner.play(200, 1, 3, played -> true);
    assertThat(learner.loss()).isLessThan(0.8 * first);
  }

  @Test
  void what_many_places_show_is_not_corrected_beyond_the_error() {
    TemporalDifference learner = new TemporalDifference(rulesOnly("othello(size=6)"));
    learner.play(200, 1, 1, played -> true);
    assertThat(learner.loss()).as("discs").isLessThan(10);
  }

  @Test
  void after_a_break_it_goes_on_as_if_there_had_been_none() {
    TemporalDifference whole = new TemporalDifference(TIC_TAC_TOE);
    whole.play(100, 1, 1, played -> true);
    byte[] between = whole.state();
    whole.play(100, 1, 2, played -> true);
    TemporalDifference goesOn = new TemporalDifference(TIC_TAC_TOE);
    goesOn.restore(between);
    goesOn.play(100, 1, 2, played -> true);
    assertThat(Arrays.equals(goesOn.state(), whole.state())).isTrue();
  }

  @Test
  void two_threads_learn_what_one_does() {
    TemporalDifference alone = new TemporalDifference(TIC_TAC_TOE);
    alone.play(300, 1, 1, played -> true);
    TemporalDifference together = new TemporalDifference(TIC_TAC_TOE);
    together.play(300, 3, 1, played -> true);
    assertThat(Arrays.equals(together.state(), alone.state())).isTrue();
  }

  @Test
  void it_ends_when_told_to() {
    TemporalDifference learner = new TemporalDifference(TIC_TAC_TOE);
    assertThat(learner.play(100, 1, 1, played -> played < 50)).isEqualTo(80);
  }

  @Test
  void a_game_with_rules_only_is_learnt_so_and_drawn_as_curves() throws Exception {
    LearnPlan plan = plan(2);
    LearnFolder here = new LearnFolder(folder);
    List<String> heard = new ArrayList<>();
    new Learner(plan, here, heard(heard)).run();
    assertThat(heard).hasSize(3).first().asString().startsWith("generation 1: learnt from");
    Path work = here.work(TIC_TAC_TOE, "mine");
    assertThat(work.resolve("001-state")).doesNotExist();
    assertThat(work.resolve("002-state")).exists();
    assertThat(Files.readString(here.page(TIC_TAC_TOE, "mine")))
        .contains("Learning", "Error", "Score", "generations");
  }

  @Test
  void a_damaged_state_is_named() throws Exception {
    LearnFolder here = new LearnFolder(folder);
    new Learner(plan(1), here, heard(new ArrayList<>())).run();
    Path state = here.work(TIC_TAC_TOE, "mine").resolve("001-state");
    Files.write(state, Arrays.copyOf(Files.readAllBytes(state), 1_000));
    assertThatThrownBy(() -> new Learner(plan(2), here, heard(new ArrayList<>())).run())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("001-state is cut off");
  }

  private static LearnPlan plan(int generations) {
    return new LearnPlan(
        TIC_TAC_TOE,
        "mine",
        Optional.empty(),
        Knowledge.STANDARD,
        generations,
        List.of(200),
        1,
        List.of(0),
        List.of(0),
        new ModelChoice.Tables(),
        1,
        5,
        TimeControl.parse("nodes=50"),
        4,
        "test");
  }

  private static LearnListener heard(List<String> lines) {
    return new LearnListener() {
      @Override
      public void doing(int generation, String phase, double done, String detail) {}

      @Override
      public void said(String line) {
        lines.add(line);
      }
    };
  }
}
