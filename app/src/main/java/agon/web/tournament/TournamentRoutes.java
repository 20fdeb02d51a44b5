package agon.web.tournament;

import agon.web.database.DatabaseRoutes;
import agon.web.http.EventStreams;
import agon.web.http.Refusal;
import agon.web.http.Requests;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Watching tournaments, and starting them for whoever has the token printed at the start. */
public final class TournamentRoutes {
  public record NewTournament(@Nullable String definition) {}

  private final Tournaments tournaments;
  private final EventStreams streams;
  private final String adminToken;

  public TournamentRoutes(Tournaments tournaments, EventStreams streams, String adminToken) {
    this.tournaments = tournaments;
    this.streams = streams;
    this.adminToken = adminToken;
  }

  public void add(RoutesConfig routes) {
    routes.get(
        "/api/tournaments", context -> context.json(Map.of("tournaments", tournaments.list())));
    routes.get("/api/tournaments/{id}", c -> c.json(tournaments.view(id(c))));
    routes.get("/api/tournaments/{id}/events", c -> streams.serve(c, tournaments.feed(id(c))));
    routes.get("/api/tournaments/{id}/ratings", c -> c.json(tournaments.ratings(id(c))));
    routes.get("/api/tournaments/{id}/report", this::report);
    routes.post("/api/tournaments", this::start);
    routes.post("/api/tournaments/{id}/resume", this::resume);
    routes.post("/api/tournaments/{id}/stop", this::stop);
  }

  private static long id(Context context) {
    return DatabaseRoutes.id(context, "tournament");
  }

  /** Whether what somebody shows is the token, in the same time for every answer. */
  public static boolean isAdmin(@Nullable String shown, String adminToken) {
    byte[] given = (shown == null ? "" : shown).getBytes(StandardCharsets.UTF_8);
    return MessageDigest.isEqual(given, adminToken.getBytes(StandardCharsets.UTF_8));
  }

  private void requireAdmin(Context context) {
    if (!isAdmin(context.header("Agon-Token"), adminToken)) {
      throw new Refusal(
          Refusal.FORBIDDEN,
          "this needs the token that was printed when the server started, in the header"
              + " Agon-Token");
    }
  }

  /** To be kept, not to be shown here: it brings a script and a style of its own. */
  private void report(Context context) {
    long id = id(context);
    context
        .contentType("text/html; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"tournament-%d.html\"".formatted(id))
        .result(tournaments.report(id));
  }

  private void start(Context context) {
    requireAdmin(context);
    NewTournament wish = Requests.body(context, NewTournament.class);
    long id = tournaments.start(Requests.required(wish.definition(), "definition"));
    context.status(201).json(Map.of("id", id));
  }

  private void resume(Context context) {
    requireAdmin(context);
    Requests.body(context, Requests.Nothing.class);
    tournaments.resume(id(context));
    context.json(tournaments.view(id(context)));
  }

  private void stop(Context context) {
    requireAdmin(context);
    Requests.body(context, Requests.Nothing.class);
    tournaments.stop(id(context));
    context.json(tournaments.view(id(context)));
  }
}
