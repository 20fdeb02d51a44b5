package agon.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import agon.game.Game;
import agon.game.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverTest {
  private static Solution solve(Game game, Goal goal, Budget budget) {
    return new Solver(
            game,
            game.start(),
            ProofTable.ofMegabytes(1),
            Repetition.IRRELEVANT,
            ProofListener.SILENT)
        .solve(goal, budget);
  }

  /** Whoever faces a multiple of most + 1 loses. */
  @ParameterizedTest
  @CsvSource({"1,1", "2,1", "3,3", "4,3", "21,3", "20,3", "99,9", "90,9", "99,1"})
  void aPileIsLostWhereTheRestIsZero(int stones, int most) {
    Game game = Pile.FAMILY.game("stones=%d,most=%d".formatted(stones, most));
    Solution solution = solve(game, Goal.OUTCOME, Budget.UNLIMITED);
    boolean lost = stones % (most + 1) == 0;
    assertThat(solution.outcome()).contains(lost ? Outcome.SECOND_WINS : Outcome.FIRST_WINS);
    assertThat(solution.isLineComplete()).isTrue();
    assertThat(solution.margin()).isEmpty();
    assertThat(solution.text()).isEqualTo(lost ? "Right wins" : "Left wins");
  }

  @Test
  void aGameOfThousandsOfPliesIsNoProblem() {
    Solution solution = solve(Corridor.ofLength(5000), Goal.MARGIN, Budget.ofNodes(100_000_000));
    assertThat(solution.margin()).hasValue(0);
    assertThat(solution.isLineComplete()).isTrue();
    assertThat(solution.line()).hasSize(5000);
  }

  @Test
  void whatLimitsLeaveOpenIsSaidSo() {
    Game game = Corridor.ofLength(5000);
    Solution byNodes = solve(game, Goal.MARGIN, Budget.ofNodes(1000));
    assertThat(byNodes.outcome()).isEmpty();
    assertThat(byNodes.line()).isEmpty();
    assertThat(byNodes.text()).startsWith("unknown after 1,00");
    assertThat(byNodes.nodes()).isBetween(1000L, 1010L);
    Solution byTime = solve(game, Goal.MARGIN, Budget.ofTime(Duration.ZERO));
    assertThat(byTime.outcome()).isEmpty();
  }

  @Test
  void whoIsStoppedBeforehandAnswersAtOnce() {
    Game game = Pile.FAMILY.game("");
    Solver solver =
        new Solver(
            game,
            game.start(),
            ProofTable.ofMegabytes(1),
            Repetition.IRRELEVANT,
            ProofListener.SILENT);
    solver.stop();
    assertThat(solver.solve(Goal.OUTCOME, Budget.UNLIMITED).text())
        .isEqualTo("unknown after 0 nodes");
  }

  @Test
  void aFinishedGameHasItsResult() {
    Game game = Corridor.ofLength(0);
    Solution solution = solve(game, Goal.MARGIN, Budget.UNLIMITED);
    assertThat(solution.margin()).hasValue(0);
    assertThat(solution.line()).isEmpty();
    assertThat(solution.isLineComplete()).isTrue();
    assertThat(solution.text()).isEqualTo("draw");
  }

  @Test
  void theListenerHearsOfEveryQuestion() {
    Game game = Pile.FAMILY.game("stones=20");
    List<ProofProgress> heard = new ArrayList<>();
    new Solver(game, game.start(), ProofTable.ofMegabytes(1), Repetition.IRRELEVANT, heard::add)
        .solve(Goal.OUTCOME, Budget.UNLIMITED);
    assertThat(heard).extracting(ProofProgress::atLeast).containsExactly(1, 0);
    assertThat(heard).extracting(ProofProgress::disproof).containsExactly(0, 0);
  }

  @Test
  void onlyWinsAndDrawsCanBeAskedForWhereMarginsDoNotCount() {
    Game game = Pile.FAMILY.game("");
    ProofSearch search =
        new ProofSearch(
            game,
            game.start(),
            ProofTable.ofMegabytes(1),
            Repetition.IRRELEVANT,
            ProofListener.SILENT);
    assertThatThrownBy(() -> search.ask(2, Budget.UNLIMITED))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
