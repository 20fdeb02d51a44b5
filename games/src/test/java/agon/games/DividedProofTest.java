package agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.proof.Answer;
import agon.proof.Budget;
import agon.proof.DividedProof;
import agon.proof.Goal;
import agon.proof.ProofListener;
import agon.proof.ProofPart;
import agon.proof.ProofTable;
import agon.proof.Repetition;
import agon.proof.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A proof in many small parts, worked on at once and answered in any order. */
class DividedProofTest {
  private static final int HELPERS = 7;

  @ParameterizedTest
  @ValueSource(
      strings = {"tictactoe", "mnk(m=4,n=3,k=3)", "mnk(m=4,n=4,k=4)", "kalah(pits=3,seeds=2)"})
  void provesWhatOneSolverProves(String line) {
    Game game = Games.CATALOG.game(line);
    Position start = game.start();
    int value =
        new Solver(
                game, start, ProofTable.ofMegabytes(8), Repetition.IRRELEVANT, ProofListener.SILENT)
            .solve(Goal.MARGIN, Budget.UNLIMITED)
            .bounds()
            .least()
            .orElseThrow();
    Rng rng = new Rng(line.hashCode());
    int most = game.marginCounts() ? value + 1 : 1;
    for (int atLeast = value; atLeast <= most; atLeast++) {
      DividedProof proof = new DividedProof(game, start, atLeast);
      prove(proof, game, start, rng);
      assertThat(proof.answer())
          .as("%s at least %d", line, atLeast)
          .isEqualTo(value >= atLeast ? Answer.YES : Answer.NO);
      assertThat(proof.next(1)).isEmpty();
      requireLegal(game, proof.line());
    }
  }

  private static void requireLegal(Game game, List<Integer> line) {
    Position walker = game.start();
    for (int move : line) {
      assertThat(walker.isLegal(move, new int[game.maxMoves()])).isTrue();
      walker.play(move);
    }
  }

  private static void prove(DividedProof proof, Game game, Position start, Rng rng) {
    List<DividedProof.Job> open = new ArrayList<>();
    while (proof.answer() == Answer.UNKNOWN) {
      Optional<DividedProof.Job> next = open.size() < HELPERS ? proof.next(2000) : Optional.empty();
      if (next.isPresent()) {
        open.add(next.get());
      } else {
        DividedProof.Job job = open.remove(rng.below(open.size()));
        boolean wanted = proof.isWanted(job.number());
        ProofPart.Finding found =
            job.part().search(game, start, ProofTable.ofMegabytes(1), () -> wanted);
        proof.found(job.number(), found);
        proof.found(job.number(), found); // once more: it counts once
      }
    }
  }
}
