package agon.proof;

import static agon.proof.SmallPositions.afterPlies;
import static agon.proof.SmallPositions.game;
import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.search.PlainInsight;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole proofs, looked through with the rules alone: whoever claims something has a move that keeps
 * the claim, and every answer to it is met, down to ends of the game that fit.
 */
class ProofTreeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mnk(m=3,n=3,k=3)|0|1",
        "mnk(m=4,n=3,k=3)|0|1",
        "mnk(m=4,n=4,k=3)|0|1",
        "mnk(m=4,n=4,k=4)|6|5",
        "kalah(pits=2,seeds=3)|0|1",
        "kalah(pits=3,seeds=2)|0|1",
        "kalah(pits=3,seeds=3)|0|1",
        "othello(size=4)|0|1",
        "othello(size=6)|22|10",
        "dipole(limit=4)|5|10",
      })
  void everyProofIsComplete(String line, int plies, int count) {
    Game game = game(line);
    for (Position position : afterPlies(game, count, plies, 3)) {
      for (int atLeast : game.marginCounts() ? new int[] {-9, -8, 0, 1, 2, 3} : new int[] {0, 1}) {
        new Proof(game, position, atLeast).check();
      }
    }
  }

  private static final class Proof {
    private final Game game;
    private final Position position;
    private final int atLeast;
    private final ProofSearch search;
    private final Set<Long> checked = new HashSet<>();

    Proof(Game game, Position start, int atLeast) {
      this.game = game;
      this.position = start.copy();
      this.atLeast = atLeast;
      Walker walker =
          new Walker(game, position, new PlainInsight(game, position), Repetition.IRRELEVANT);
      search = new ProofSearch(game, walker, ProofTable.ofEntries(1 << 18), ProofListener.SILENT);
    }

    void check() {
      Answer answer = search.ask(atLeast, Budget.UNLIMITED);
      assertThat(answer).isNotEqualTo(Answer.UNKNOWN);
      check(answer);
    }

    private void check(Answer answer) {
      if (position.isOver()) {
        int margin = game.marginCounts() ? position.margin() : Integer.signum(position.margin());
        assertThat(margin >= atLeast).isEqualTo(answer == Answer.YES);
        return;
      }
      if (!checked.add(position.key())) {
        return;
      }
      if ((position.turn() == Position.FIRST) == (answer == Answer.YES)) {
        assertThat(checkOneMove(answer)).as(game.text(position)).isTrue();
      } else {
        checkAllMoves(answer);
      }
    }

    /** Finds a move that keeps the claim; one that the table has lost, or has as an image, last. */
    private boolean checkOneMove(Answer answer) {
      int[] moves = new int[game.maxMoves()];
      int count = position.moves(moves);
      for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < count; i++) {
          search.walker().play(moves[i]);
          Answer child = pass == 0 ? search.known(atLeast) : search.ask(atLeast, Budget.UNLIMITED);
          if (child == answer) {
            check(answer);
          }
          search.walker().undo();
          if (child == answer) {
            return true;
          }
        }
      }
      return false;
    }

    private void checkAllMoves(Answer answer) {
      int[] moves = new int[game.maxMoves()];
      int count = position.moves(moves);
      for (int i = 0; i < count; i++) {
        search.walker().play(moves[i]);
        assertThat(search.ask(atLeast, Budget.UNLIMITED)).as(game.text(position)).isEqualTo(answer);
        check(answer);
        search.walker().undo();
      }
    }
  }
}
