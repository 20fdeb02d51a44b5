package agon.proof;

import static agon.proof.SmallPositions.afterPlies;
import static agon.proof.SmallPositions.dipole;
import static agon.proof.SmallPositions.game;
import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.search.PlainInsight;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is proven is what plain minimax says, on hundreds of random small positions of all games.
 */
@Tag("slow")
class AgreementTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20_261_115);

  /** Small enough for most searches to lose entries and search again. */
  private static final int FEW_ENTRIES = 2048;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mnk(m=3,n=3,k=3)|1|100",
        "mnk(m=4,n=4,k=3)|6|60",
        "mnk(m=4,n=4,k=4)|7|40",
        "mnk(m=5,n=4,k=4)|10|60",
        "mnk(m=3,n=5,k=3,exact=true)|5|60",
        "kalah(pits=2,seeds=2)|1|40",
        "kalah(pits=2,seeds=3)|2|40",
        "kalah(pits=3,seeds=1)|2|30",
        "kalah(pits=3,seeds=2)|4|40",
        "kalah(pits=3,seeds=3)|6|40",
        "kalah(pits=3,seeds=2,end=mover,remaining=nobody)|4|40",
        "othello(size=4)|2|60",
        "othello(size=4,blocked=a1 d4)|2|40",
        "othello(size=6)|23|60",
        "dipole(limit=4)|5|40",
      })
  void randomPositions(String line, int plies, int count) {
    Game game = game(line);
    agree(game, afterPlies(game, count, plies, SEED));
  }

  @Test
  void dipoleWithFewMen() {
    for (String line : new String[] {"dipole", "dipole(limit=5)"}) {
      Game game = game(line);
      List<Position> small =
          dipole(game, 300, SEED).stream()
              .filter(
                  position ->
                      new Minimax(game, Repetition.IRRELEVANT)
                          .valueWithin(20_000, position)
                          .isPresent())
              .toList();
      assertThat(small).hasSizeGreaterThan(100);
      agree(game, small);
    }
  }

  private static void agree(Game game, List<Position> positions) {
    Minimax minimax = new Minimax(game, Repetition.IRRELEVANT);
    for (Position position : positions) {
      int value = minimax.value(position);
      String where = "%s %s seed %d".formatted(game.line(), game.text(position), SEED);
      for (int atLeast : game.marginCounts() ? around(value) : new int[] {1, 0}) {
        Answer expected = value >= atLeast ? Answer.YES : Answer.NO;
        assertThat(ask(game, position, atLeast)).as(where).isEqualTo(expected);
        assertThat(askPlainly(game, position, atLeast)).as(where).isEqualTo(expected);
      }
      assertThat(solve(game, position, Goal.OUTCOME).outcome())
          .as(where)
          .contains(Outcome.ofMargin(value));
      if (game.marginCounts()) {
        assertThat(solve(game, position, Goal.MARGIN).margin()).as(where).hasValue(value);
      }
    }
  }

  private static int[] around(int value) {
    return new int[] {value - 5, value - 1, value, value + 1, value + 4};
  }

  private static Answer ask(Game game, Position position, int atLeast) {
    ProofTable table = ProofTable.ofEntries(1 << 14);
    return new ProofSearch(game, position, table, Repetition.IRRELEVANT, ProofListener.SILENT)
        .ask(atLeast, Budget.UNLIMITED);
  }

  /** With all moves, no verdicts and hardly a memory. */
  private static Answer askPlainly(Game game, Position position, int atLeast) {
    Position own = position.copy();
    Walker walker = new Walker(game, own, new PlainInsight(game, own), Repetition.IRRELEVANT);
    return new ProofSearch(game, walker, ProofTable.ofEntries(FEW_ENTRIES), ProofListener.SILENT)
        .ask(atLeast, Budget.UNLIMITED);
  }

  private static Solution solve(Game game, Position position, Goal goal) {
    String before = game.text(position);
    Solver solver =
        new Solver(
            game,
            position,
            ProofTable.ofEntries(FEW_ENTRIES),
            Repetition.IRRELEVANT,
            ProofListener.SILENT);
    Solution solution = solver.solve(goal, Budget.UNLIMITED);
    assertThat(solution.isLineComplete()).isTrue();
    assertThat(game.text(position)).isEqualTo(before);
    return solution;
  }
}
