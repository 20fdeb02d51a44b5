package agon.web.lesson;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.player.Player;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.textbook.AlphaBeta;
import agon.textbook.Lesson;
import agon.textbook.Watched;
import agon.web.board.GameSoFar;
import agon.web.board.StateView;
import agon.web.http.Json;
import agon.web.http.Requests;
import agon.web.http.Throttle;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Searches to watch: {@code POST /api/lessons}. */
public final class LessonRoutes {
  /** The house's own search, with every idea to be switched on and off. */
  private static final String TEXTBOOK = "textbook";

  /** The engine itself, and what of its search can be switched off. */
  private static final String ENGINE = "engine";

  private static final Map<String, String> IDEAS =
      Map.of(
          "table", "table=false,etc=false",
          "order", "killers=false,counters=false,history=false",
          "narrow", "pvs=false,aspiration=false",
          "reduce", "lmr=false,iir=false",
          "prune", "forward=false,razoring=false,rfp=false,futility=false,lmp=false,probcut=false",
          "threats", "threats=false",
          "loud", "quiescence=false");

  /** A search of a game's own cannot be watched, nor a solver or a book that answers at once. */
  private static final String WATCHED = "hash=1,own=false,solver=false,book=false";

  /** The engine looks less deep first; only its last look is drawn. */
  private static final int MOST_BEFORE = 10 * 4000;

  /** Players of the reports; with small tables, as is enough here. */
  private static final Set<String> REPORTS =
      Set.of("corrado", "miliardario", "nask", "group19", "crete");

  private static final int MOST_DEPTH = 12;

  /** More than this nobody looks at, and a page draws no longer. */
  private static final int MOST_POSITIONS = 4000;

  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final int LESSONS_A_MINUTE = 120;

  record LessonRequest(
      @Nullable String game,
      @Nullable String start,
      @Nullable String moves,
      @Nullable String player,
      @Nullable Integer depth,
      @Nullable String order,
      @Nullable Boolean prunes,
      @Nullable Boolean remembers,
      @Nullable String without) {}

  /** How many positions a search to some depth took. */
  record Iteration(int depth, int positions) {}

  record LessonView(
      String player, int depth, int positions, Trace.Node root, List<Iteration> iterations) {}

  private final Throttle throttle = new Throttle(LESSONS_A_MINUTE, System::nanoTime);

  public void add(RoutesConfig routes) {
    routes.post("/api/lessons", this::lesson);
  }

  private void lesson(Context context) {
    throttle.require(context);
    LessonRequest wish = Requests.body(context, LessonRequest.class);
    GameSoFar soFar = GameSoFar.read(wish.game(), wish.start(), wish.moves());
    if (soFar.position().isOver()) {
      throw new BadInput("the game is over in this position, there is nothing to think about");
    }
    int depth = wish.depth() == null ? 2 : wish.depth();
    if (depth < 1 || depth > MOST_DEPTH) {
      throw new BadInput("depth is 1 to %d, not %d".formatted(MOST_DEPTH, depth));
    }
    String player = wish.player() == null ? TEXTBOOK : wish.player().strip();
    int infinity = player.equals(ENGINE) ? Score.WIN + 1 : AlphaBeta.INFINITY;
    Trace trace = new Trace(soFar.game(), soFar.position(), infinity);
    if (player.equals(TEXTBOOK)) {
      look(soFar, wish, depth, trace);
    } else if (player.equals(ENGINE)) {
      think(soFar, wish, depth, trace);
    } else {
      watch(soFar, player, depth, trace);
    }
    // A player may stop sooner where it has seen the end of the game, or has but one move.
    if (trace.isBrokenOff()
        || trace.last().filter(last -> last.positions() > MOST_POSITIONS).isPresent()) {
      throw tooLarge(depth);
    }
    Trace.Finished last =
        trace.last().orElseThrow(() -> new BadInput(player + " moves here without looking ahead"));
    context.json(
        Json.together(
            StateView.of(soFar),
            new LessonView(
                player,
                last.depth(),
                last.positions(),
                last.root(),
                trace.finished().stream()
                    .map(one -> new Iteration(one.depth(), one.positions()))
                    .toList())));
  }

  private static BadInput tooLarge(int depth) {
    return new BadInput(
        "depth %d looks at more than %d positions from here: choose a smaller depth, a smaller board or a position with fewer moves"
            .formatted(depth, MOST_POSITIONS));
  }

  private static Limits limits(int depth) {
    return Limits.depth(depth).andNodes(MOST_POSITIONS).andTime(PATIENCE);
  }

  private static void look(GameSoFar soFar, LessonRequest wish, int depth, Trace trace) {
    Lesson lesson =
        new Lesson(
            soFar.game(),
            order(wish.order()),
            wish.prunes() == null || wish.prunes(),
            wish.remembers() != null && wish.remembers());
    lesson.watch(trace);
    lesson.begin(limits(depth), PATIENCE);
    lesson.look(soFar.position().copy(), depth);
  }

  private static void think(GameSoFar soFar, LessonRequest wish, int depth, Trace trace) {
    EngineOptions options = EngineOptions.STANDARD.with(WATCHED);
    String without = wish.without() == null ? "" : wish.without().strip();
    for (String idea : without.isEmpty() ? List.<String>of() : List.of(without.split("[ ,]+"))) {
      String off = IDEAS.get(idea);
      if (off == null) {
        throw new BadInput(
            "without is some of loud, narrow, order, prune, reduce, table, threats, not "
                + BadInput.quote(idea));
      }
      options = options.with(off);
    }
    Engine engine = new Engine(soFar.game(), options);
    // What a game knows may have to be read or computed first, which takes none of the time.
    SearchInfo _ = engine.analyse(soFar.position().copy(), Limits.nodes(1));
    engine.clear();
    engine.watch(trace);
    SearchInfo found =
        engine.analyse(
            soFar.position().copy(), Limits.depth(depth).andNodes(MOST_BEFORE).andTime(PATIENCE));
    if (trace.last().isEmpty() && !trace.isBrokenOff() && found.score().isProven()) {
      throw new BadInput(
          "the engine sees a win by force here before it searches: switch that off to see the"
              + " tree");
    }
  }

  private static Lesson.Order order(@Nullable String name) {
    if (name == null || name.isBlank()) {
      return Lesson.Order.BEST;
    }
    return Arrays.stream(Lesson.Order.values())
        .filter(order -> order.name().toLowerCase(Locale.ROOT).equals(name.strip()))
        .findAny()
        .orElseThrow(
            () ->
                new BadInput("order is rules, best, worst or random, not " + BadInput.quote(name)));
  }

  private static void watch(GameSoFar soFar, String name, int depth, Trace trace) {
    Game game = soFar.game();
    boolean plays =
        REPORTS.contains(name)
            && Games.PLAYERS.kinds().stream().anyMatch(k -> k.name().equals(name) && k.plays(game));
    if (!plays) {
      throw new BadInput(
          "nobody called %s can be watched in this game: textbook and engine can in every game, corrado and miliardario in m,n,k-games, nask in Kalah, group19 in Dipole, crete in Othello"
              .formatted(BadInput.quote(name)));
    }
    String line = name.equals("crete") ? "crete(entries=20000)" : name;
    try (Player player = Games.PLAYERS.create(line, game)) {
      if (!(player instanceof Watched watched)) {
        throw new IllegalStateException(name + " cannot be watched");
      }
      player.newGame(soFar.position().copy(), soFar.position().turn(), limits(depth), 1);
      watched.watch(trace);
      player.choose(soFar.position().copy(), limits(depth));
    }
  }
}
