package agon.proof;

import static agon.proof.SmallPositions.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.Game;
import agon.game.Position;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where repetition ends the game, what led to a position decides with it. */
class OwareProofTest {
  private static final int NODES = 100_000;

  /** Minimax plays every game to its end, history and all; only what it can do counts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "oware(pits=2,seeds=1,repetition=2)|1",
        "oware(pits=2,seeds=1,repetition=3)|2",
        "oware(pits=2,seeds=2,repetition=2)|2",
        "oware(pits=2,seeds=2,repetition=3)|6",
        "oware(pits=3,seeds=1,repetition=2)|4",
        "oware(pits=3,seeds=1,repetition=3)|8",
      })
  void repetitionIsCountedRightly(String line, int plies) {
    Game game = game(line);
    int solved = 0;
    for (Position position : SmallPositions.afterPlies(game, 40, plies, 5)) {
      OptionalInt value = new Minimax(game, Repetition.COUNTS).valueWithin(NODES, position);
      if (value.isPresent()) {
        solved++;
        Solution solution =
            new Solver(
                    game,
                    position,
                    ProofTable.ofEntries(1 << 12),
                    Repetition.COUNTS,
                    ProofListener.SILENT)
                .solve(Goal.MARGIN, Budget.ofNodes(100L * NODES));
        assertThat(solution.margin()).as(game.text(position)).isEqualTo(value);
        assertThat(solution.isLineComplete()).isTrue();
      }
    }
    assertThat(solved).isGreaterThan(5);
  }

  @Test
  void forgettingThatHistoryCountsIsNoticed() {
    Game game = game("oware(pits=3,seeds=1,repetition=3)");
    Solver solver =
        new Solver(
            game,
            game.start(),
            ProofTable.ofEntries(1 << 16),
            Repetition.IRRELEVANT,
            ProofListener.SILENT);
    assertThatThrownBy(() -> solver.solve(Goal.MARGIN, Budget.ofNodes(10_000_000)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("history counts");
  }
}
