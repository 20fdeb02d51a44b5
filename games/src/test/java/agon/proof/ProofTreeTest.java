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
      Walker walker = new Walker(game, position, new PlainInsight(position), History.IRRELEVANT);
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
      boolean claimantMoves = (position.turn() == Position.FIRST) == (answer == Answer.YES);
      int[] moves = new int[game.maxMoves()];
      int count = position.moves(moves);
      boolean kept = false;
      for (int i = 0; i < count && !kept; i++) {
        search.walker().play(moves[i]);
        Answer child = search.known(atLeast);
        if (!claimantMoves && child == Answer.UNKNOWN) {
          child = search.ask(atLeast, Budget.UNLIMITED); // The table may have lost it.
        }
        if (child == answer) {
          check(answer);
          kept = claimantMoves;
        } else {
          assertThat(claimantMoves).as(game.text(position)).isTrue();
        }
        search.walker().undo();
      }
      assertThat(kept).as(game.text(position)).isEqualTo(claimantMoves);
    }
  }
}
