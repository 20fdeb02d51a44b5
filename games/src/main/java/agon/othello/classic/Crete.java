package agon.othello.classic;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.game.Settings;
import agon.player.PlayerKind;
import agon.search.Limits;
import agon.search.Overhead;
import agon.textbook.AlphaBeta;
import agon.textbook.Watched;
import agon.textbook.Watcher;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The player of an untitled report by Nikos Kofinas (in Greek; written for an artificial
 * intelligence course at the Technical University of Crete, 2010) about a program in C for Othello
 * on 10x10 squares, some of them illegal.
 *
 * <p>Where its paragraphs are:
 *
 * <ul>
 *   <li>"Minimax algorithm", "α-β pruning", "Move Ordering": {@link CreteSearch}, on the shared
 *       {@link AlphaBeta};
 *   <li>"Evaluation function": {@link CreteEvaluation}, with the weights of {@link CreteStage};
 *   <li>"Do, Undo and Redo move", "Find Faster The Legal Moves": {@link CreteBoard}, {@link
 *       CreteMove};
 *   <li>"Zobrist Hash Table": {@link CreteTable} and the keys of {@link CreteBoard};
 *   <li>"Iterative Deepening": this class, with the times of {@link CreteTime}.
 * </ul>
 *
 * Each of them says what the report leaves open. It plays on every board there is, not only on its
 * own.
 */
public final class Crete implements Watched {
  public static final PlayerKind KIND =
      new PlayerKind(
          "crete",
          "othello",
          "alpha-beta with a hash table, from a report of the Technical University of Crete, 2010",
          List.of(
              Parameter.number(
                  "entries",
                  1,
                  100_000_000,
                  CreteTable.STANDARD_ENTRIES,
                  "positions the hash table holds, 16 bytes each")),
          Crete::new);

  private static final int WARM_UP_NODES = 3000;
  private static final Duration WARM_UP_TIME = Duration.ofMillis(500);

  private final Game game;
  private final Settings settings;
  private final CreteBoard board;
  private final CreteSearch search;
  private final int[] moves;
  private final Overhead overhead = new Overhead();

  /** What the clock showed at the first move of this game. */
  private @Nullable Duration wholeGame;

  private Duration used = Duration.ZERO;
  private AlphaBeta.@Nullable Choice opinion;
  private int depthReached;

  private Crete(Game game, Settings settings) {
    this.game = game;
    this.settings = settings;
    Position start = game.start();
    board = new CreteBoard(game.text(start), start.turn());
    search = new CreteSearch(game, board, new CreteTable(settings.number("entries")));
    moves = new int[game.maxMoves()];
    warmUp(start);
  }

  /** Classes are loaded and arrays made before the first clock runs, not while it does. */
  private void warmUp(Position start) {
    Limits little = Limits.nodes(WARM_UP_NODES).andTime(WARM_UP_TIME);
    choose(start, little);
    newGame(start, start.turn(), little, 0);
  }

  @Override
  public void watch(Watcher watcher) {
    search.watch(watcher);
  }

  @Override
  public String name() {
    return settings.line();
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    search.forget(seed);
    wholeGame = null;
    used = Duration.ZERO;
    opinion = null;
  }

  @Override
  public int choose(Position position, Limits limits) {
    long start = System.nanoTime();
    board.setUp(game.text(position), position.turn());
    opinion = null;
    // The report does not say what it does with a single move; there is nothing to think about.
    int move = board.moves(moves) == 1 ? moves[0] : deepen(limits, start);
    used = used.plusNanos(System.nanoTime() - start);
    return move;
  }

  /**
   * "If a search ends before the time, we increase the depth by one and search on." The report does
   * not say at which depth it starts: at 1. A depth that is broken off still counts as far as it
   * got, since the best move of the depth before was looked at first.
   */
  private int deepen(Limits limits, long start) {
    CreteTime time = time(limits);
    search.begin(limits, time.hard());
    int best = Position.NO_MOVE;
    // Every move could be followed by a pass.
    int deepest = Math.min(limits.depth().orElse(Integer.MAX_VALUE), 2 * board.empties());
    for (int depth = 1; depth <= deepest; depth++) {
      AlphaBeta.Choice choice = search.search(depth, best);
      if (choice.move() != Position.NO_MOVE) {
        best = choice.move();
        opinion = choice;
        depthReached = depth;
      }
      boolean isTimeUp = System.nanoTime() - start >= time.soft().toNanos();
      if (!choice.isComplete() || !search.hasEstimated() || isTimeUp) {
        break;
      }
    }
    long late = System.nanoTime() - start - time.hard().toNanos();
    if (late >= 0) {
      overhead.seen(late);
    }
    return best == Position.NO_MOVE ? moves[0] : best;
  }

  /** Without any limits it has the report's own clock. */
  private CreteTime time(Limits limits) {
    CreteTime time =
        limits
            .moveTime()
            .map(given -> CreteTime.ofMove(given, overhead))
            .orElse(CreteTime.UNLIMITED);
    Optional<Limits.GameClock> clock =
        limits.equals(Limits.NONE) ? Optional.of(ownClock()) : limits.clock();
    return clock.map(this::timeOfGame).map(time::and).orElse(time);
  }

  private CreteTime timeOfGame(Limits.GameClock clock) {
    if (wholeGame == null) {
      wholeGame = clock.left();
    }
    return CreteTime.ofGame(clock, wholeGame, search.stage(), overhead);
  }

  private Limits.GameClock ownClock() {
    Duration left = CreteTime.WHOLE_GAME.minus(used);
    return new Limits.GameClock(
        left.isNegative() ? Duration.ZERO : left, Duration.ZERO, OptionalInt.empty());
  }

  @Override
  public Optional<String> opinion() {
    return Optional.ofNullable(opinion).map(choice -> say(choice.value()));
  }

  private String say(int value) {
    String sign = value < 0 ? "−" : "+";
    int size = Math.abs(value);
    return CreteEvaluation.isFinal(value)
        ? sign + game.unit().amount(size / CreteEvaluation.FINAL)
        : "about %s%d points at depth %d".formatted(sign, size, depthReached);
  }
}
