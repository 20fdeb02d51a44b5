package agon.cli.solve;

import agon.cli.search.BuildProgress;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.endgame.Tabulated;
import agon.search.Exact;
import agon.search.Visits;
import org.jspecify.annotations.Nullable;

/** A proof by the solver that a game has of its own. */
final class BySolver {
  /** How often a solver looks up: about a second. */
  private static final int STEP_NODES = 1_000_000;

  /** What would take longer than this at once is done in small steps, to be stopped and kept. */
  private static final long LARGEST_STEP = 1L << 26;

  private static final long LONG_RUN_STEP = 1L << 22;

  private final SolveTask task;
  private final Exact solver;
  private final @Nullable Checkpoint kept;
  private final Visits visits = new Visits();
  private int least = Integer.MIN_VALUE;
  private int most = Integer.MAX_VALUE;

  BySolver(SolveTask task, Exact solver, @Nullable Checkpoint kept) {
    this.task = task;
    this.solver = solver;
    this.kept = kept;
  }

  /** Whether it can go there: where history matters it knows only what is near its database. */
  boolean isAtHome() {
    if (!task.game().historyMatters()) {
      return true;
    }
    buildDatabase();
    return solver.solve(task.position(), 0, STEP_NODES, new Visits());
  }

  void solve() {
    buildDatabase();
    try (Progress progress = new Progress()) {
      narrow(progress);
    }
    if (kept != null) {
      kept.save();
    }
    if (least == most) {
      task.output().found().with("proven", true);
      task.output().proven(least);
      task.output().line(solver.line(task.position(), STEP_NODES, visits));
    } else {
      task.output().found().with("proven", false).with("least", least).with("most", most);
      task.output()
          .headline(
              SolveOutput.unknownAfter(visits.nodes()),
              "; %s's margin is at least %d, at most %d".formatted(mover(), least, most));
    }
    task.output().figures(visits.nodes());
  }

  private void narrow(Progress progress) {
    long step = STEP_NODES;
    while (least < most && !task.givingUp().isDue()) {
      // It remembers: the next call goes on where this one ends. For so few nodes it may not even
      // begin on a large board.
      long before = visits.nodes();
      solver.solve(task.position(), 0, step, visits);
      step = visits.nodes() == before ? 2 * step : step;
      if (step > LARGEST_STEP) {
        solver.persevere();
        step = LONG_RUN_STEP;
      }
      least = Math.max(least, solver.least());
      most = Math.min(most, solver.most());
      progress.report(
          -1,
          "%s nodes, %s wins by %d to %d"
              .formatted(Numbers.rough((double) visits.nodes()), mover(), least, most));
      if (kept != null) {
        kept.saveNowAndThen();
      }
    }
  }

  private String mover() {
    return task.game().sides().name(task.position().turn());
  }

  private void buildDatabase() {
    if (task.game() instanceof Tabulated tabulated) {
      tabulated
          .database()
          .ifPresent(
              database -> BuildProgress.build(database, tabulated.solvingSize(task.position())));
    }
  }
}
