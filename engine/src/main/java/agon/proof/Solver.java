package agon.proof;

import agon.game.Game;
import agon.game.Position;
import agon.search.Score;
import java.time.Duration;
import java.util.List;

/**
 * Finds out what a position is worth with best play, by questions to a {@link ProofSearch}: two for
 * the outcome; for an exact margin as many as it takes to close in on it from an estimate.
 */
public final class Solver {
  /** How far from the estimate the second question about a margin is; each further twice that. */
  private static final int FIRST_STEP = 2;

  /** What is won easily is won sooner without a thorough look at every position. */
  private static final int QUICK_NODES = 16_000;

  /** Showing a line takes at most this part of the nodes of the proof, and so many. */
  private static final int LINE_SHARE = 4;

  private static final int LINE_LEAST = 1_000_000;

  private final Game game;
  private final Position position;
  private final ProofTable table;
  private final ProofSearch search;
  private final Walker walker;
  private Bounds bounds = Bounds.NONE;
  private Budget budget = Budget.UNLIMITED;
  private long started;

  /**
   * @param position where to start; it stays as it is
   * @param table may be shared by solvers of the same game one after another, not at a time
   */
  public Solver(
      Game game, Position position, ProofTable table, Repetition history, ProofListener listener) {
    this.game = game;
    this.position = position.copy();
    this.table = table;
    search = new ProofSearch(game, position, table, history, listener);
    walker = search.walker();
  }

  /** From any thread: the solver soon answers with what is proven so far. */
  public void stop() {
    search.stop();
  }

  /** Solves the position as far as the budget goes. To be called once. */
  public Solution solve(Goal goal, Budget allowed) {
    budget = allowed;
    started = System.nanoTime();
    if (game.marginCounts() && goal == Goal.MARGIN) {
      findMargin();
    } else {
      findOutcome();
    }
    long most = search.nodes() + search.nodes() / LINE_SHARE + LINE_LEAST;
    budget = new Budget(Math.min(budget.nodes(), most), budget.time());
    LineFinder finder = new LineFinder(search, game.maxMoves(), bounds, this::left);
    if (bounds.outcome().isPresent()) {
      finder.find();
      check(finder.line(), finder.isComplete());
    }
    return new Solution(
        game, bounds, finder.line(), finder.isComplete(), search.nodes(), elapsed(), table.use());
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }

  private Budget left() {
    return new Budget(budget.nodes() - search.nodes(), budget.time().minus(elapsed()));
  }

  private Answer ask(int atLeast) {
    return ask(atLeast, left());
  }

  private Answer ask(int atLeast, Budget most) {
    if (table.isCrowded()) {
      table.forgetUnsolved(search::isStopped);
    }
    Answer answer = search.ask(atLeast, most);
    bounds = bounds.with(atLeast, answer);
    search.report();
    return answer;
  }

  private void findOutcome() {
    walker.setThorough(false);
    Answer wins = ask(1, atMost(QUICK_NODES));
    if (wins == Answer.UNKNOWN) {
      walker.setThorough(true);
      wins = ask(1);
    }
    if (wins == Answer.NO) {
      ask(0);
    }
  }

  private Budget atMost(long nodes) {
    Budget all = left();
    return new Budget(Math.min(nodes, all.nodes()), all.time());
  }

  /**
   * Goes away from the estimate in growing steps until it lies between two answers, then halves.
   */
  private void findMargin() {
    int guess =
        walker.position.isOver()
            ? walker.result()
            : Math.round((float) walker.estimate() / Score.UNIT);
    Answer direction = ask(guess);
    int step = FIRST_STEP;
    while (direction != Answer.UNKNOWN && (bounds.least().isEmpty() || bounds.most().isEmpty())) {
      guess += direction == Answer.YES ? step : -step;
      step *= 2;
      if (ask(guess) == Answer.UNKNOWN) {
        return;
      }
    }
    while (direction != Answer.UNKNOWN && bounds.exact().isEmpty()) {
      int low = bounds.least().getAsInt();
      int high = bounds.most().getAsInt();
      direction = ask(low + (high - low + 1) / 2);
    }
  }

  /** Replays the line by the rules alone: a proof that does not fit must not get out. */
  private void check(List<Integer> line, boolean complete) {
    Position replay = position.copy();
    int[] scratch = new int[game.maxMoves()];
    for (int move : line) {
      if (!replay.isLegal(move, scratch)) {
        throw new IllegalStateException("the proof of " + game.line() + " has an illegal move");
      }
      replay.play(move);
    }
    int result = game.marginCounts() ? replay.margin() : Integer.signum(replay.margin());
    if (complete && !(replay.isOver() && bounds.contain(result))) {
      throw new IllegalStateException(
          "the proof of %s says %s but its line ends with %d"
              .formatted(game.line(), bounds, result));
    }
  }
}
