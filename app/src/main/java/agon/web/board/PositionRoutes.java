package agon.web.board;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import agon.web.house.Guests;
import agon.web.http.Json;
import agon.web.http.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Questions that leave no trace: games, rules, players, positions, records. */
public final class PositionRoutes {
  /** A position as clients send it. */
  public record PositionRequest(
      @Nullable String game, @Nullable String start, @Nullable String moves) {
    GameSoFar soFar() {
      return GameSoFar.read(game, start, moves);
    }
  }

  public record ImportRequest(@Nullable String text, @Nullable String game) {}

  /** A record's own words beside the position it leads to. */
  public record ImportView(
      @Nullable String first,
      @Nullable String second,
      @Nullable String result,
      @Nullable String ended,
      @Nullable String comment,
      int more) {}

  private final Guests guests;

  /**
   * @param guests players of the owner's file, listed by name
   */
  public PositionRoutes(Guests guests) {
    this.guests = guests;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/catalog", context -> context.json(Map.of("families", Catalogue.families())));
    routes.get("/api/facts", context -> context.json(Catalogue.FactsView.of(game(context))));
    routes.get(
        "/api/players",
        context ->
            context.json(
                Map.of(
                    "players",
                    Catalogue.players(game(context)),
                    "guests",
                    guests.list(game(context)))));
    routes.get("/api/position", context -> context.json(StateView.of(soFar(context))));
    routes.post(
        "/api/position",
        context ->
            context.json(StateView.of(Requests.body(context, PositionRequest.class).soFar())));
    routes.get(
        "/api/record",
        context -> context.contentType("text/plain; charset=utf-8").result(record(soFar(context))));
    routes.post(
        "/api/import", context -> context.json(read(Requests.body(context, ImportRequest.class))));
  }

  private static agon.game.Game game(Context context) {
    return GameSoFar.game(context.queryParam("game"));
  }

  private static GameSoFar soFar(Context context) {
    return GameSoFar.read(
        context.queryParam("game"), context.queryParam("start"), context.queryParam("moves"));
  }

  private static String record(GameSoFar soFar) {
    boolean over = soFar.position().isOver();
    Optional<Outcome> outcome = over ? Optional.of(soFar.position().outcome()) : Optional.empty();
    return RecordWriter.write(
        new GameRecord(
            soFar.game(),
            soFar.start(),
            "",
            "",
            "",
            Map.of(),
            "",
            soFar.moves(),
            outcome,
            over ? Ending.BY_THE_RULES : Ending.UNFINISHED));
  }

  private static ObjectNode read(ImportRequest request) {
    if (request.text() == null) {
      throw new BadInput("text is missing: what to read");
    }
    PastedGame.Found found = PastedGame.read(request.text(), request.game());
    Optional<GameRecord> record = found.record();
    Optional<StateView.End> end =
        record.flatMap(r -> r.outcome().map(outcome -> new StateView.End(outcome, r.ending())));
    return Json.together(StateView.of(found.soFar(), end, null), view(record, found.more()));
  }

  private static ImportView view(Optional<GameRecord> record, int more) {
    return new ImportView(
        record.map(GameRecord::first).orElse(null),
        record.map(GameRecord::second).orElse(null),
        record.map(GameRecord::result).orElse(null),
        record.map(r -> r.ending().text()).orElse(null),
        record.map(GameRecord::comment).orElse(null),
        more);
  }
}
