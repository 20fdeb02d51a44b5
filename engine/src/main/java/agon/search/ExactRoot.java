package agon.search;

import agon.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The game's own solver at the root of a search: between two iterations it gets its share of what
 * the search has used, so that whichever is better suited to the position gets there not much later
 * than it would alone; but only as long as it is likely to get there at all.
 */
final class ExactRoot {
  /** What the solver may use before the search has used much. */
  private static final long FIRST_NODES = 20_000;

  private static final int LINE_NODES = 50_000;

  /** It must be likely to need no more than such a part of what is left. */
  private static final int PART = 2;

  private final Exact solver;
  private final Position root;
  private final int[] moves;
  private final Visits visits;
  private final Clock clock;
  private final ProvenChoice choice;
  private final long expected;
  private long used;
  private long nanos;

  /**
   * @param moves those to look at
   */
  ExactRoot(Exact solver, Position root, int[] moves, int maxMoves, Visits visits, Clock clock) {
    this.solver = solver;
    this.root = root.copy();
    this.moves = moves;
    this.visits = visits;
    this.clock = clock;
    this.expected = solver.expected(root);
    this.choice = new ProvenChoice(solver, maxMoves, visits);
  }

  /**
   * What the solver knows for certain by now.
   *
   * @param guess of the best move's score
   * @param searched nodes of the search itself
   * @param wanted how many moves to report
   * @return the best moves with their scores, or nothing
   */
  List<SearchInfo> reports(int guess, int wanted, int depth, long searched, Duration time) {
    long nodes = Math.max(FIRST_NODES, solver.share() * searched) - used;
    long before = visits.nodes();
    long begin = System.nanoTime();
    List<SearchInfo> reports =
        nodes <= 0 || Math.max(expected, used) > affordable(searched, time) / PART
            ? List.of()
            : wanted == 1
                ? best(guess, depth, nodes, time)
                : all(guess, wanted, depth, nodes, time);
    used += visits.nodes() - before;
    nanos += System.nanoTime() - begin;
    return reports;
  }

  /** How many positions it could visit until the search ends; more and more exactly known. */
  private long affordable(long searched, Duration time) {
    long left = clock.left();
    if (left == Long.MAX_VALUE) {
      return visits.left();
    }
    double speed =
        used >= FIRST_NODES
            ? (double) used / Math.max(1, nanos)
            : (double) solver.pace() * searched / Math.max(1, time.toNanos() - nanos);
    return Math.min(visits.left(), (long) (left * speed));
  }

  /** Nodes the solver has used, which are among those of the search. */
  long used() {
    return used;
  }

  private List<SearchInfo> best(int guess, int depth, long nodes, Duration time) {
    if (!solver.solve(root, Math.round((float) guess / Score.UNIT), nodes, visits)) {
      return List.of();
    }
    int value = solver.least();
    List<Integer> line = solver.line(root, LINE_NODES, visits);
    if (line.isEmpty()) {
      return List.of();
    }
    int move = choice.among(root, value, line.getFirst());
    if (move != line.getFirst()) {
      line = new ArrayList<>(List.of(move));
      root.play(move);
      if (!root.isOver() && solver.solve(root, 0, LINE_NODES, visits)) {
        line.addAll(solver.line(root, LINE_NODES, visits));
      }
      root.undo();
    }
    return List.of(report(1, depth, value, line, time));
  }

  /** Every move on its own, each as long as the others leave it. */
  private List<SearchInfo> all(int guess, int wanted, int depth, long nodes, Duration time) {
    long end = visits.nodes() + nodes;
    List<SearchInfo> reports = new ArrayList<>();
    for (int move : moves) {
      int mover = root.turn();
      root.play(move);
      int sign = !root.isOver() && root.turn() == mover ? 1 : -1;
      boolean solved = true;
      int value;
      List<Integer> line = new ArrayList<>(List.of(move));
      if (root.isOver()) {
        value = mover == Position.FIRST ? root.margin() : -root.margin();
      } else {
        int expected = sign * Math.round((float) guess / Score.UNIT);
        solved = solver.solve(root, expected, end - visits.nodes(), visits);
        value = sign * solver.least();
        if (solved) {
          line.addAll(solver.line(root, LINE_NODES, visits));
        }
      }
      root.undo();
      if (!solved) {
        return List.of();
      }
      reports.add(report(1, depth, value, line, time));
    }
    reports.sort(Comparator.comparingInt((SearchInfo info) -> info.score().score()).reversed());
    List<SearchInfo> ranked = new ArrayList<>();
    for (SearchInfo info : reports.subList(0, Math.min(wanted, reports.size()))) {
      ranked.add(
          report(ranked.size() + 1, depth, info.score().score() / Score.UNIT, info.line(), time));
    }
    return ranked;
  }

  private SearchInfo report(int rank, int depth, int value, List<Integer> line, Duration time) {
    return new SearchInfo(
        rank,
        depth,
        Math.max(depth, line.size()),
        new Evaluation(value * Score.UNIT, Evaluation.Kind.PROVEN),
        List.copyOf(line),
        visits.nodes(),
        0,
        time);
  }
}
