package agon.cli.solve;

import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.proof.Budget;
import agon.proof.Goal;
import agon.proof.ProofTable;
import agon.proof.Repetition;
import agon.proof.Solution;
import agon.proof.Solver;

/** A proof by proof numbers, for games in which only winning counts. */
final class ByProofNumbers {
  private ByProofNumbers() {}

  static void solve(SolveTask task) {
    tell(task, solution(task));
  }

  private static Solution solution(SolveTask task) {
    try (Progress progress = new Progress()) {
      Solver solver =
          new Solver(
              task.game(),
              task.position(),
              ProofTable.ofMegabytes(task.hash()),
              task.game().historyMatters() ? Repetition.COUNTS : Repetition.IRRELEVANT,
              now ->
                  progress.report(
                      -1,
                      "at least %s for %s? %s nodes, proof %,d, disproof %,d"
                          .formatted(
                              now.atLeast(),
                              task.game().sides().first(),
                              Numbers.rough((double) now.nodes()),
                              now.proof(),
                              now.disproof())));
      task.givingUp().tell(solver::stop);
      return solver.solve(
          Goal.MARGIN, task.givingUp().left().map(Budget::ofTime).orElse(Budget.UNLIMITED));
    }
  }

  /** Says what was found. */
  static void tell(SolveTask task, Solution solution) {
    boolean proven = solution.outcome().isPresent();
    task.output()
        .found()
        .with("proven", proven)
        .with("value", solution.outcome().map(outcome -> solution.text()));
    task.output().headline(solution.text(), proven ? " (proven)" : "");
    task.output().line(solution.line());
    task.output().figures(solution.nodes());
  }
}
