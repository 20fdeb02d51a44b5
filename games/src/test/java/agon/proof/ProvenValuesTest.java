package agon.proof;

import static agon.proof.SmallPositions.game;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import agon.game.Game;
import agon.game.Known;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose value somebody has published come out the same here, within seconds. */
class ProvenValuesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "mnk(m=3,n=3,k=3)",
        "mnk(m=4,n=3,k=3)",
        "mnk(m=4,n=4,k=3)",
        "mnk(m=4,n=4,k=4)",
        "mnk(m=5,n=4,k=4)",
        "mnk(m=5,n=5,k=4)",
        "mnk(m=6,n=5,k=4)",
        "mnk(m=7,n=7,k=4)",
        "kalah(pits=1,seeds=1)",
        "kalah(pits=1,seeds=2)",
        "kalah(pits=1,seeds=3)",
        "kalah(pits=2,seeds=1)",
        "kalah(pits=2,seeds=2)",
        "kalah(pits=2,seeds=3)",
        "kalah(pits=3,seeds=1)",
        "kalah(pits=3,seeds=2)",
        "kalah(pits=3,seeds=3)",
        "kalah(pits=4,seeds=3)",
        "kalah(pits=3,seeds=6,empty-capture=true)",
        "kalah(pits=4,seeds=3,end=mover)",
        "othello(size=4)",
        "othello(size=4,blocked=a1 d4)",
      })
  void knownValuesAreProven(String line) {
    prove(line);
  }

  /** These take some seconds each. */
  @ParameterizedTest
  @ValueSource(strings = {"mnk(m=6,n=4,k=4)", "kalah(pits=5,seeds=3)", "kalah(pits=4,seeds=4)"})
  void largerGamesAreProvenToo(String line) {
    assumeThat(Double.parseDouble(System.getProperty("agon.kit.scale", "1"))).isGreaterThan(0.1);
    prove(line);
  }

  private static void prove(String line) {
    Game game = game(line);
    Known known = game.known().orElseThrow();
    Solution solution =
        new Solver(
                game,
                game.start(),
                ProofTable.ofMegabytes(64),
                Repetition.IRRELEVANT,
                ProofListener.SILENT)
            .solve(Goal.MARGIN, Budget.UNLIMITED);
    assertThat(solution.outcome()).contains(known.outcome());
    assertThat(solution.margin()).isEqualTo(known.margin());
    assertThat(solution.isLineComplete()).isTrue();
  }
}
