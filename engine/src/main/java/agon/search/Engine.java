package agon.search;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The one door to the search. An engine plays one game, keeps what it has learnt between moves, and
 * thinks about one position at a time; {@link #stop} may come from any thread.
 */
public final class Engine {
  private static final int WARM_UP_NODES = 3000;

  private final Game game;
  private final EngineOptions options;
  private final Knowledge knowledge;
  private final TranspositionTable table;
  private final @Nullable Exact solver;
  private final Busy busy = new Busy();
  private final Overhead overhead = new Overhead();
  private final ReentrantLock thinking = new ReentrantLock();
  private List<Worker> workers = List.of();
  private long startKey;
  private volatile Signals signals = new Signals(1, Long.MAX_VALUE);

  public Engine(Game game, EngineOptions options) {
    this(Knowledge.of(game, options.text("weights")), options);
  }

  /** An engine with weights that have no name yet; its option {@code weights} means nothing. */
  public Engine(Knowledge knowledge, EngineOptions options) {
    game = knowledge.game();
    this.knowledge = knowledge;
    this.options = options;
    this.table = new TranspositionTable(options.number("hash"));
    this.solver =
        options.flag("solver") && game instanceof Insightful knowing
            ? knowing.solver(Math.max(1, options.number("hash") / 2), true).orElse(null)
            : null;
    warmUp();
  }

  /** Classes are loaded and arrays made before the first clock runs, not while it does. */
  private void warmUp() {
    Position start = game.start();
    if (!start.isOver()) {
      analyse(start, Limits.nodes(WARM_UP_NODES));
      table.clear();
    }
  }

  public Game game() {
    return game;
  }

  public EngineOptions options() {
    return options;
  }

  /** Forgets everything, as if new. */
  public void clear() {
    thinking.lock();
    try {
      table.clear();
      if (solver != null) {
        solver.clear();
      }
      workers = List.of();
    } finally {
      thinking.unlock();
    }
  }

  /** The best move within the limits. */
  public Report analyse(Position position, Limits limits) {
    return analyse(position, limits, report -> {}).getFirst();
  }

  public List<Report> analyse(Position position, Limits limits, Consumer<Report> listener) {
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    return analyse(position, limits, List.of(), java.util.Arrays.copyOf(moves, count), listener);
  }

  /** Looks at some of the legal moves only. */
  public List<Report> analyse(
      Position position, Limits limits, List<Integer> only, Consumer<Report> listener) {
    int[] moves = only.stream().mapToInt(Integer::intValue).toArray();
    return analyse(position, limits, only, moves, listener);
  }

  private List<Report> analyse(
      Position position,
      Limits limits,
      List<Integer> only,
      int[] moves,
      Consumer<Report> listener) {
    long start = System.nanoTime();
    if (position.isOver() || moves.length == 0) {
      throw new BadInput("the game is over in this position, there is nothing to think about");
    }
    int[] scratch = new int[game.maxMoves()];
    for (int move : only) {
      if (!position.isLegal(move, scratch)) {
        throw new BadInput("a move to look at is not legal in this position");
      }
    }
    thinking.lock();
    try {
      Clock clock = new Clock(limits, start, overhead);
      Signals now = new Signals(options.number("threads"), limits.nodes().orElse(Long.MAX_VALUE));
      now.setDeadline(clock.deadline());
      signals = now;
      table.nextAge();
      prepareWorkers(position);
      Deepening deepening =
          new Deepening(solver, game.maxMoves(), options, limits, clock, now, table, listener);
      List<Report> reports = deepening.run(position, moves, workers);
      if (limits.isTimed() && clock.deadline() != Long.MAX_VALUE) {
        overhead.seen(Math.max(0, System.nanoTime() - clock.deadline()));
      }
      return reports;
    } finally {
      thinking.unlock();
    }
  }

  /** Workers follow the game from its start; another start needs others. */
  private void prepareWorkers(Position position) {
    Position start = position.copy();
    while (start.ply() > 0) {
      start.undo();
    }
    if (!workers.isEmpty() && start.key() == startKey) {
      return;
    }
    startKey = start.key();
    List<Worker> made = new ArrayList<>();
    for (int i = 0; i < options.number("threads"); i++) {
      made.add(Workers.create(knowledge, start, table, busy, options));
    }
    workers = made;
  }

  /**
   * Gives the search that is running, begun without limits, so much time from now on: what an
   * engine that thinks on the other's time needs when the other plays the expected move.
   */
  public void continueWithin(Limits limits) {
    signals.setDeadline(new Clock(limits, System.nanoTime(), overhead).deadline());
  }

  /** Ends the search that is running, if one is; it reports what it has. */
  public void stop() {
    signals.stop();
  }
}
