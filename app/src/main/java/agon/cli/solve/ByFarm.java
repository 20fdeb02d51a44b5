package agon.cli.solve;

import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.cluster.Farm;
import agon.cluster.FarmKey;
import agon.cluster.FarmProver;
import agon.game.BadInput;
import agon.game.Game;
import agon.proof.Answer;
import agon.proof.Bounds;
import agon.proof.Solution;

/** A proof by proof numbers and many machines. */
final class ByFarm {
  private ByFarm() {}

  /** A farm works on proofs by proof numbers, whose parts need nothing of each other. */
  static void requireDivisible(Game game, boolean hasSolver) {
    if (hasSolver || game.marginCounts() || game.historyMatters()) {
      throw new BadInput(
          "a farm solves games that are won, drawn or lost, such as 'mnk(m=5,n=5,k=4)'; %s is solved"
                  .formatted(game.line())
              + " by one machine, without --farm");
    }
  }

  static void solve(SolveTask task, FarmKey key) {
    try (Farm machines = Farm.visit(key)) {
      FarmProver prover = new FarmProver(machines, task.game(), task.position(), task.hash());
      Bounds bounds = bounds(task, prover);
      ByProofNumbers.tell(
          task,
          new Solution(
              task.game(),
              bounds,
              prover.line(),
              false,
              prover.nodes(),
              task.givingUp().taken(),
              0));
    }
  }

  /** Does the first player win? If not, does he at least draw? */
  private static Bounds bounds(SolveTask task, FarmProver prover) {
    Bounds bounds = Bounds.NONE;
    try (Progress progress = new Progress()) {
      Answer found = Answer.NO;
      for (int atLeast = 1; atLeast >= 0 && found == Answer.NO; atLeast--) {
        String question = "at least %d for %s? ".formatted(atLeast, task.game().sides().first());
        found =
            prover.ask(
                atLeast,
                () -> !task.givingUp().isDue(),
                (proof, disproof, nodes, parts) ->
                    progress.report(
                        -1,
                        question
                            + "%s nodes in %d parts, proof %,d, disproof %,d"
                                .formatted(Numbers.rough((double) nodes), parts, proof, disproof)));
        bounds = bounds.with(atLeast, found);
      }
    }
    return bounds;
  }
}
