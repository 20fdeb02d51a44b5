package agon.web.database;

import agon.game.BadInput;
import agon.game.Position;
import agon.games.Games;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import agon.record.RecordedMove;
import agon.store.Branch;
import agon.store.GameFilter;
import agon.store.GameSummary;
import agon.store.StoredGame;
import agon.web.board.GameSoFar;
import agon.web.board.PastedGame;
import agon.web.board.StateView;
import agon.web.http.Json;
import agon.web.http.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The games that were kept: lists, single games, and what was played from a position. */
public final class DatabaseRoutes {
  private static final int STANDARD_LIMIT = 50;
  private static final int MOST = 500;

  /** A game in a list. */
  public record GameView(
      long id,
      @Nullable Long tournament,
      String game,
      String first,
      String second,
      String result,
      String ended,
      @Nullable Integer margin,
      int plies,
      String time,
      @Nullable Long when) {
    static GameView of(GameSummary game) {
      return new GameView(
          game.id(),
          game.slot().map(slot -> slot.tournament()).orElse(null),
          game.game(),
          game.first(),
          game.second(),
          game.result(),
          game.ending().text(),
          game.margin().isPresent() ? game.margin().getAsInt() : null,
          game.plies(),
          game.time(),
          game.ended().map(Instant::toEpochMilli).orElse(null));
    }
  }

  public record GamesView(List<GameView> games, long total) {}

  /** What a game is beyond its moves. */
  public record DetailView(
      long id,
      @Nullable Long tournament,
      String first,
      String second,
      String result,
      String ended,
      String time,
      String comment,
      int openingPlies,
      String record) {}

  /** A move that was played from a position, and how those games went. */
  public record BranchView(
      String move, List<String> clicks, long games, long firstWins, long draws, long secondWins) {}

  public record ExplorerView(List<BranchView> branches, long games, List<BookView> book) {}

  private final Archive archive;
  private final PositionIndexes positions;

  public DatabaseRoutes(Archive archive) {
    this.archive = archive;
    positions = new PositionIndexes(archive);
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/db/games", this::games);
    routes.get("/api/db/games/{id}", this::game);
    routes.get("/api/db/explorer", this::explorer);
  }

  private void games(Context context) {
    GameFilter filter = filter(context);
    int limit = (int) number(context, "limit", STANDARD_LIMIT, 1, MOST);
    long before = number(context, "before", Long.MAX_VALUE, 1, Long.MAX_VALUE);
    List<GameView> games =
        archive.store().games(filter, limit, before).stream().map(GameView::of).toList();
    context.json(new GamesView(games, archive.store().count(filter)));
  }

  private static GameFilter filter(Context context) {
    GameFilter filter = GameFilter.ALL;
    Optional<String> game = given(context, "game");
    if (game.isPresent()) {
      filter = filter.withGame(GameSoFar.game(game.get()));
    }
    Optional<String> family = given(context, "family");
    if (family.isPresent()) {
      filter = filter.withFamily(Games.CATALOG.family(family.get()).name());
    }
    Optional<String> player = given(context, "player");
    if (player.isPresent()) {
      filter = filter.withPlayer(player.get());
    }
    Optional<String> result = given(context, "result");
    if (result.isPresent()) {
      filter = filter.withResult(result.get());
    }
    if (given(context, "tournament").isPresent()) {
      filter = filter.withTournament(number(context, "tournament", 0, 1, Long.MAX_VALUE));
    }
    Optional<String> opening = given(context, "opening");
    if (opening.isPresent()) {
      GameSoFar soFar = GameSoFar.read(game.orElse(null), null, opening.get());
      filter = filter.withOpening(soFar.game(), moves(soFar));
    }
    return filter;
  }

  private static List<Integer> moves(GameSoFar soFar) {
    return soFar.moves().stream().map(RecordedMove::move).toList();
  }

  private static Optional<String> given(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).filter(value -> !value.isBlank());
  }

  private static long number(Context context, String name, long standard, long least, long most) {
    Optional<String> text = given(context, name);
    if (text.isEmpty()) {
      return standard;
    }
    long value = text.get().matches("\\d{1,18}") ? Long.parseLong(text.get()) : -1;
    if (value < least || value > most) {
      throw new BadInput(
          "%s is a number from %d%s, not %s"
              .formatted(
                  name,
                  least,
                  most == Long.MAX_VALUE ? " up" : " to " + most,
                  BadInput.quote(text.get())));
    }
    return value;
  }

  /** A number in a path, or a refusal. */
  public static long id(Context context, String what) {
    String text = context.pathParam("id");
    if (!text.matches("\\d{1,18}")) {
      throw new Refusal(
          Refusal.NOT_FOUND, "there is no %s %s".formatted(what, BadInput.quote(text)));
    }
    return Long.parseLong(text);
  }

  private void game(Context context) {
    long id = id(context, "game");
    StoredGame stored =
        archive
            .store()
            .game(id)
            .orElseThrow(() -> new Refusal(Refusal.NOT_FOUND, "there is no game %d".formatted(id)));
    GameRecord record = stored.record();
    Optional<StateView.End> end =
        record.outcome().map(outcome -> new StateView.End(outcome, record.ending()));
    context.json(
        Json.together(
            StateView.of(PastedGame.soFar(record), end, null),
            new DetailView(
                id,
                stored.slot().map(slot -> slot.tournament()).orElse(null),
                record.first(),
                record.second(),
                record.result(),
                record.ending().text(),
                record.time(),
                record.comment(),
                stored.openingPlies(),
                RecordWriter.write(record))));
  }

  private void explorer(Context context) {
    GameSoFar soFar =
        GameSoFar.read(
            context.queryParam("game"), context.queryParam("start"), context.queryParam("moves"));
    List<BranchView> branches =
        given(context, "by").filter("position"::equals).isPresent()
            ? positions.ways(soFar).stream().map(way -> view(soFar, way)).toList()
            : archive.store().explore(soFar.game(), moves(soFar)).stream()
                .map(branch -> view(soFar, branch))
                .toList();
    context.json(
        new ExplorerView(
            branches,
            branches.stream().mapToLong(BranchView::games).sum(),
            BookView.of(soFar, BookView.book(soFar.game()))));
  }

  private static BranchView view(GameSoFar soFar, PositionIndex.Way way) {
    return new BranchView(
        soFar.game().text(soFar.position(), way.move()),
        soFar.game().clicks(soFar.position(), way.move()),
        way.games(),
        way.firstWins(),
        way.draws(),
        way.secondWins());
  }

  private static BranchView view(GameSoFar soFar, Branch branch) {
    Position position = soFar.position();
    int move = soFar.game().move(position, branch.move());
    return new BranchView(
        branch.move(),
        soFar.game().clicks(position, move),
        branch.games(),
        branch.firstWins(),
        branch.draws(),
        branch.secondWins());
  }
}
