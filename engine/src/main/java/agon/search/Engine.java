package agon.search;

import agon.endgame.Databases;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The one door to the search. An engine plays one game, keeps what it has learnt between moves, and
 * thinks about one position at a time; a second search waits for the first.
 *
 * <p>{@link #analyse} thinks on the caller's thread, and interrupting that ends it. {@link #start}
 * thinks on a thread of its own and gives a handle.
 */
public final class Engine {
  private final Game game;
  private final EngineOptions options;
  private final EngineOptions tuned;
  private final Knowledge knowledge;
  private final TranspositionTable table;
  private final @Nullable OwnSearch own;
  private final @Nullable Exact solver;
  private final Abdada abdada = new Abdada();
  private final Overhead overhead = new Overhead();
  private final ReentrantLock thinking = new ReentrantLock();
  private List<Worker> workers = List.of();
  private long startKey;
  private int endgamesThen;
  private volatile @Nullable Search latest;
  private volatile @Nullable StartOfGame ours;
  private @Nullable SearchWatcher watcher;
  private volatile boolean atTheBoard;

  public Engine(Game game, EngineOptions options) {
    this(Knowledge.of(game, options.text("weights")), options);
  }

  /** An engine with weights that have no name yet; its option {@code weights} means nothing. */
  public Engine(Knowledge knowledge, EngineOptions options) {
    game = knowledge.game();
    this.knowledge = knowledge;
    this.options = options;
    tuned = options.suiting(knowledge);
    own = tuned.ownSearch(knowledge).orElse(null);
    table = new TranspositionTable(own == null ? options.number("hash") : 1);
    solver =
        options.flag("solver") && game instanceof Insightful knowing
            ? knowing.solver(Math.max(1, options.number("hash") / 2), true).orElse(null)
            : null;
  }

  private void forget() {
    table.clear();
    if (own != null) {
      own.clear();
    }
    if (solver != null) {
      solver.clear();
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
      forget();
      workers = List.of();
    } finally {
      thinking.unlock();
    }
  }

  /**
   * From now on its moves are to be played. What it finds is the same, but a lost position it may
   * play for the other side's mistakes, which is no answer to whoever wants to know the best move.
   */
  public void sitDown() {
    atTheBoard = true;
  }

  /** From now on every step of every search is told, where the search is the general one. */
  public void watch(SearchWatcher newWatcher) {
    thinking.lock();
    try {
      watcher = newWatcher;
      workers = List.of();
    } finally {
      thinking.unlock();
    }
  }

  /**
   * Gets ready for short thinking times, before any clock runs: see {@link WarmUp}. Takes half a
   * second the first time a kind of board is played in this program and next to nothing later.
   */
  public void warmUp() {
    if (solver != null) {
      solver.prepare();
    }
    WarmUp.of(this);
    clear();
  }

  /** The best move within the limits. */
  public SearchInfo analyse(Position position, Limits limits) {
    return analyse(position, limits, info -> {}).getFirst();
  }

  /** The best moves within the limits, as many as the option {@code multipv} says. */
  public List<SearchInfo> analyse(Position position, Limits limits, SearchListener listener) {
    Search search = search(position, limits, legalMoves(position), false, listener);
    search.run(this);
    return search.await();
  }

  /** Looks at some of the legal moves only. */
  public List<SearchInfo> analyse(
      Position position, Limits limits, List<Integer> only, SearchListener listener) {
    requireOurs(position);
    Search search = search(position, limits, only, false, listener);
    search.run(this);
    return search.await();
  }

  /** Begins to think on a thread of its own. */
  public Search start(Position position, Limits limits, SearchListener listener) {
    return start(search(position, limits, legalMoves(position), false, listener));
  }

  /** The same, but it does not answer before it is stopped or given other limits. */
  public Search ponder(Position position, Limits limits, SearchListener listener) {
    return start(search(position, limits, legalMoves(position), true, listener));
  }

  private Search start(Search search) {
    Thread.ofPlatform().daemon().name("agon-search").start(() -> search.run(this));
    return search;
  }

  private List<Integer> legalMoves(Position position) {
    requireOurs(position);
    int[] moves = new int[game.maxMoves()];
    return Arrays.stream(moves, 0, position.moves(moves)).boxed().toList();
  }

  private Search search(
      Position position,
      Limits limits,
      List<Integer> only,
      boolean pondering,
      SearchListener listener) {
    if (position.isOver() || only.isEmpty()) {
      throw new BadInput("the game is over in this position, there is nothing to think about");
    }
    int[] scratch = new int[game.maxMoves()];
    for (int move : only) {
      if (!position.isLegal(move, scratch)) {
        throw new BadInput("a move to look at is not legal in this position");
      }
    }
    Search search =
        new Search(
            position.copy(),
            only.stream().mapToInt(Integer::intValue).toArray(),
            limits,
            pondering,
            options.number("threads"),
            overhead,
            listener);
    latest = search;
    return search;
  }

  /** Ends the search that was asked for last, if it is still on. */
  public void stop() {
    Search search = latest;
    if (search != null) {
      search.stop();
    }
  }

  /** A position of another game is told by its text and its class: ours reads what it wrote. */
  private void requireOurs(Position position) {
    Position start = position.copy();
    while (start.ply() > 0) {
      start.undo();
    }
    if (!isOurs(start)) {
      throw new BadInput("this is no position of " + game.line());
    }
  }

  private boolean isOurs(Position start) {
    try {
      StartOfGame asked = new StartOfGame(start.getClass(), game.text(start));
      if (asked.equals(ours)) {
        return true;
      }
      Position read = game.position(asked.text);
      if (asked.kind != read.getClass() && asked.kind != game.start().getClass()) {
        return false;
      }
      ours = asked;
      return true;
    } catch (ClassCastException | BadInput | IndexOutOfBoundsException e) {
      return false;
    }
  }

  /** Where a game began that was found to be ours, so that its next positions are known to be. */
  private record StartOfGame(Class<?> kind, String text) {}

  /** Thinks on this thread, once no other search of this engine does. */
  List<SearchInfo> think(Search search) {
    thinking.lock();
    try {
      table.nextAge();
      if (own != null) {
        own.nextSearch();
      }
      prepareWorkers(search.root());
      IntSupplier fullness = own == null ? table::permill : own::permill;
      List<SearchInfo> reports =
          new Deepening(
                  tuned,
                  search,
                  fullness,
                  solver,
                  game.maxMoves(),
                  knowledge,
                  options.setsTraps(game, atTheBoard))
              .run(workers);
      long deadline = search.clock().deadline();
      if (deadline != Long.MAX_VALUE) {
        overhead.seen(Math.max(0, System.nanoTime() - deadline));
      }
      return reports;
    } finally {
      thinking.unlock();
    }
  }

  /** Workers follow the game from its start; another start, or a larger database, needs others. */
  private void prepareWorkers(Position position) {
    Position start = position.copy();
    while (start.ply() > 0) {
      start.undo();
    }
    if (!workers.isEmpty() && start.key() == startKey && Databases.grown() == endgamesThen) {
      return;
    }
    startKey = start.key();
    endgamesThen = Databases.grown();
    List<Worker> made = new ArrayList<>();
    for (int i = 0; i < options.number("threads"); i++) {
      made.add(own == null ? Workers.create(knowledge, start, table, abdada, tuned) : own.worker());
    }
    if (watcher != null) {
      for (Worker worker : made) {
        worker.watch(watcher);
      }
    }
    workers = made;
  }
}
