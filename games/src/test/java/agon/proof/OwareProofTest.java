package agon.proof;

import static agon.proof.SmallPositions.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.Game;
import agon.game.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where repetition ends the game, what led to a position decides with it. */
class OwareProofTest {
  /** Every game is played out by minimax, history and all, so these must be very small. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "oware(pits=2,seeds=1,repetition=2)|0|1",
        "oware(pits=2,seeds=1,repetition=3)|0|1",
        "oware(pits=2,seeds=2,repetition=2)|1|8",
        "oware(pits=2,seeds=2,repetition=3)|3|8",
        "oware(pits=3,seeds=1,repetition=2)|3|12",
        "oware(pits=3,seeds=1,repetition=3)|12|12",
      })
  void repetitionIsCountedRightly(String line, int plies, int count) {
    Game game = game(line);
    List<Position> positions = SmallPositions.afterPlies(game, count, plies, 5);
    for (Position position : positions) {
      int value = new Minimax(game, History.COUNTS).value(position);
      Solution solution =
          new Solver(
                  game,
                  position,
                  ProofTable.ofEntries(1 << 12),
                  History.COUNTS,
                  ProofListener.SILENT)
              .solve(Goal.MARGIN, Budget.UNLIMITED);
      assertThat(solution.margin()).as(game.text(position)).hasValue(value);
      assertThat(solution.isLineComplete()).isTrue();
    }
  }

  @Test
  void forgettingThatHistoryCountsIsNoticed() {
    Game game = game("oware(pits=3,seeds=1,repetition=3)");
    Solver solver =
        new Solver(
            game,
            game.start(),
            ProofTable.ofEntries(1 << 16),
            History.IRRELEVANT,
            ProofListener.SILENT);
    assertThatThrownBy(() -> solver.solve(Goal.MARGIN, Budget.ofNodes(10_000_000)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("history counts");
  }
}
