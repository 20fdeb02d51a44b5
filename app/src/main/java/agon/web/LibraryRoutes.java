package agon.web;

import agon.game.BadInput;
import agon.record.GameRecord;
import agon.store.Branch;
import agon.store.GameFilter;
import agon.store.GameSummary;
import agon.store.StoredGame;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The games in the database: lists, single games, and what was played in a position. */
final class LibraryRoutes {
  private static final int PAGE = 50;

  /** A line of a list. */
  record SummaryView(
      long id,
      @Nullable Long tournament,
      @Nullable Integer number,
      String game,
      String first,
      String second,
      String result,
      String ended,
      int plies,
      String time,
      @Nullable Instant when) {
    static SummaryView of(GameSummary game) {
      return new SummaryView(
          game.id(),
          game.slot().map(slot -> slot.tournament()).orElse(null),
          game.slot().map(slot -> slot.number()).orElse(null),
          game.game(),
          game.first(),
          game.second(),
          game.result(),
          game.ending().text(),
          game.plies(),
          game.time(),
          game.ended().orElse(null));
    }
  }

  /** A whole game to replay. */
  record GameView(
      long id,
      String first,
      String second,
      String time,
      String comment,
      int openingPlies,
      StateView state) {}

  private final LazyStore store;

  private LibraryRoutes(LazyStore store) {
    this.store = store;
  }

  static void add(RoutesConfig routes, LazyStore store) {
    LibraryRoutes library = new LibraryRoutes(store);
    routes.get("/api/db/games", context -> context.json(library.games(context)));
    routes.get("/api/db/games/{id}", context -> context.json(library.game(id(context))));
    routes.get("/api/db/explorer", context -> context.json(library.explore(context)));
  }

  /** A number in the path; anything else is nothing we have. */
  static long id(Context context) {
    String text = context.pathParam("id");
    if (!text.matches("\\d{1,18}")) {
      throw new Refusal(Refusal.NOT_FOUND, "an id is a number, not " + BadInput.quote(text));
    }
    return Long.parseLong(text);
  }

  private Map<String, Object> games(Context context) {
    GameFilter filter =
        new GameFilter(
            parameter(context, "game").map(line -> Course.game(line).line()),
            parameter(context, "family"),
            parameter(context, "player"),
            parameter(context, "result"),
            OptionalLong.empty());
    long before = parameter(context, "before").map(LibraryRoutes::number).orElse(Long.MAX_VALUE);
    List<SummaryView> found =
        store.get().games(filter, PAGE, before).stream().map(SummaryView::of).toList();
    return Map.of("games", found, "total", store.get().count(filter), "more", found.size() == PAGE);
  }

  private static long number(String text) {
    if (!text.matches("\\d{1,18}")) {
      throw new BadInput("before is the id of a game, not " + BadInput.quote(text));
    }
    return Long.parseLong(text);
  }

  private static Optional<String> parameter(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).filter(value -> !value.isBlank());
  }

  private GameView game(long id) {
    StoredGame game =
        store
            .get()
            .game(id)
            .orElseThrow(() -> new Refusal(Refusal.NOT_FOUND, "there is no game %d".formatted(id)));
    GameRecord record = game.record();
    Optional<StateView.End> end =
        record.outcome().map(outcome -> new StateView.End(outcome, record.ending()));
    return new GameView(
        id,
        record.first(),
        record.second(),
        record.time(),
        record.comment(),
        game.openingPlies(),
        StateView.of(Importer.course(record), end, null));
  }

  private Map<String, Object> explore(Context context) {
    Course course = Course.read(context.queryParam("game"), null, context.queryParam("moves"));
    List<Branch> branches =
        store
            .get()
            .explore(course.game(), course.moves().stream().map(move -> move.move()).toList());
    return Map.of("game", course.game().line(), "branches", branches);
  }
}
