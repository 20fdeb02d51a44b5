package agon.mnk.classic;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.player.PlayerKind;
import agon.search.Limits;
import agon.textbook.Watched;
import agon.textbook.Watcher;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Corrado il Conquistatore, after "Relazione del Progetto MNKgame 2021-2022" by Alessandro
 * Ravveduto and Saverio Govoni, University of Bologna, 2022. Where its parts come from:
 *
 * <ul>
 *   <li>"AlphaBeta e Iterative Deepening": {@link CorradoSearch} on the textbook's alpha-beta
 *   <li>"Albero AVL": {@link AvlTree}, and {@link NeighbourTree} for what it is used for
 *   <li>"Valutazione": {@link CorradoEvaluation}
 *   <li>"Gestione del tempo": {@link CorradoTimer}
 * </ul>
 *
 * The report does not say what to do on an empty board, where its tree has no move to offer; like
 * the students' program this one marks the middle.
 */
public final class Corrado implements Watched {
  /** How many times as many positions ours looks at in the same time: 1.9 to 2.9, by the board. */
  private static final double FASTER = 2.4;

  public static final PlayerKind KIND =
      new PlayerKind(
          "corrado",
          "mnk",
          "Corrado il Conquistatore, Bologna 2022: alpha-beta with its moves from an AVL tree",
          List.of(
              Parameter.choice(
                  "speed",
                  "full",
                  List.of("full", "original"),
                  "original thinks for as long as ours needs for what the students' program did")),
          (game, settings) ->
              new Corrado(game, settings.text("speed").equals("original") ? FASTER : 1));

  /** Longer than anyone waits: for limits that count nodes or plies only. */
  private static final Duration NO_LIMIT = Duration.ofDays(1);

  private final int rows;
  private final int columns;
  private final CorradoSearch search;
  private final double slower;
  private CorradoTimer timer;
  private CorradoSearch.@Nullable Finding finding;

  Corrado(Game game) {
    this(game, 1);
  }

  private Corrado(Game game, double slower) {
    this.slower = slower;
    rows = game.settings().number("m");
    columns = game.settings().number("n");
    search = new CorradoSearch(game);
    timer = new CorradoTimer(rows, columns);
  }

  @Override
  public void watch(Watcher watcher) {
    search.watch(watcher);
  }

  @Override
  public String name() {
    return KIND.name();
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    timer = new CorradoTimer(rows, columns);
    finding = null;
    search.clear();
    search.follow(start);
  }

  @Override
  public int choose(Position position, Limits limits) {
    long start = System.nanoTime();
    search.follow(position);
    if (search.isEmptyBoard()) {
      finding = null;
      return rows / 2 * columns + columns / 2;
    }
    Optional<Duration> limit =
        limit(limits).map(given -> Duration.ofNanos((long) (given.toNanos() / slower)));
    Duration time = limit.map(timer::thinkingTime).orElse(NO_LIMIT);
    CorradoSearch.Finding found = search.deepen(position, limits, time.minusNanos(since(start)));
    limit.ifPresent(given -> timer.moveTook(Duration.ofNanos(since(start)), given));
    finding = found;
    return found.move();
  }

  private static long since(long start) {
    return System.nanoTime() - start;
  }

  /** The time for the move; the course's where nothing else is said. */
  private static Optional<Duration> limit(Limits limits) {
    boolean endsOtherwise = limits.nodes().isPresent() || limits.depth().isPresent();
    Optional<Duration> time = limits.timeForMove();
    return time.isPresent() || endsOtherwise ? time : Optional.of(CorradoTimer.COURSE_LIMIT);
  }

  /** The value in the report's units and the plies it looked ahead. */
  @Override
  public Optional<String> opinion() {
    return Optional.ofNullable(finding)
        .filter(found -> found.depth() > 0)
        .map(found -> "f = %+d, %d plies ahead".formatted(found.value(), found.depth()));
  }

  /** Positions looked at for the last move. */
  long nodes() {
    return search.nodes();
  }
}
