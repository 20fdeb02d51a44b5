package agon.web;

import agon.arena.Entrant;
import agon.arena.Format;
import agon.arena.Openings;
import agon.arena.Points;
import agon.arena.Tournament;
import agon.game.BadInput;
import agon.game.Game;
import agon.search.TimeControl;
import agon.store.StoredTournament;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** Matches and tournaments: those there are, one of them live, and a new one for whoever may. */
final class TournamentRoutes {
  /** Starting one keeps the machine busy, so a page asks for a long while at the most. */
  private static final int MOST_GAMES = 10_000;

  /** A line of the list. */
  record Line(
      long id,
      String name,
      String status,
      boolean live,
      int played,
      int games,
      Instant created,
      Instant updated) {}

  /**
   * A tournament as a page asks for it; what is left out is as usual.
   *
   * @param players lines of players
   */
  record StartRequest(
      @Nullable String name,
      @Nullable List<String> boards,
      @Nullable List<String> players,
      @Nullable String format,
      @Nullable String time,
      @Nullable String openings,
      @Nullable Integer games,
      @Nullable Integer rounds,
      @Nullable String sprt) {}

  private final LazyStore store;
  private final LiveTournaments live;
  private final TournamentFeeds feeds;
  private final String token;

  /**
   * @param token what a client must show to start or stop anything
   */
  TournamentRoutes(LazyStore store, LiveTournaments live, String token) {
    this.store = store;
    this.live = live;
    this.token = token;
    feeds = new TournamentFeeds(store, live);
  }

  void add(RoutesConfig routes, EventStreams streams) {
    routes.get("/api/tournaments", context -> context.json(Map.of("tournaments", list())));
    routes.get(
        "/api/tournaments/{id}", context -> context.json(feeds.view(LibraryRoutes.id(context))));
    routes.get(
        "/api/tournaments/{id}/events",
        context -> streams.serve(context, feeds.feed(LibraryRoutes.id(context))));
    routes.post("/api/tournaments", this::start);
    routes.post("/api/tournaments/{id}/stop", this::stop);
  }

  private List<Line> list() {
    return store.get().tournaments().stream().map(this::line).toList();
  }

  private Line line(StoredTournament stored) {
    return new Line(
        stored.id(),
        stored.tournament().name(),
        stored.status().text(),
        live.isRunning(stored.id()),
        stored.played(),
        stored.tournament().games(),
        stored.created(),
        stored.updated());
  }

  private void start(Context context) {
    requireToken(context);
    Tournament tournament = tournament(Requests.body(context, StartRequest.class));
    context.status(201).json(Map.of("id", live.start(tournament)));
  }

  private void stop(Context context) {
    requireToken(context);
    live.stop(LibraryRoutes.id(context));
    context.json(Map.of("stopped", true));
  }

  private void requireToken(Context context) {
    String shown = Objects.requireNonNullElse(context.header("X-Admin-Token"), "");
    // In constant time: a guess must not learn how much of it was right.
    if (!MessageDigest.isEqual(
        shown.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8))) {
      throw new Refusal(
          Refusal.FORBIDDEN, "this needs the admin token that was printed when the page started");
    }
  }

  private static Tournament tournament(StartRequest request) {
    List<Game> boards =
        require(request.boards(), "boards", "othello").stream().map(Course::game).toList();
    List<String> lines = require(request.players(), "players", "level(n=3)");
    Format format =
        request.format() == null
            ? (lines.size() == 2 ? Format.MATCH : Format.ROUND_ROBIN)
            : Format.parse(request.format());
    Tournament tournament =
        new Tournament(
            request.name() == null || request.name().isBlank()
                ? String.join(" – ", lines)
                : request.name().strip(),
            format,
            entrants(lines),
            boards,
            TimeControl.parse(Objects.requireNonNullElse(request.time(), "100ms")),
            Openings.parse(Objects.requireNonNullElse(request.openings(), "random(plies=4)")),
            Objects.requireNonNullElse(request.games(), 2),
            Objects.requireNonNullElse(request.rounds(), 1),
            Points.ONE_HALF,
            ThreadLocalRandom.current().nextLong(1_000_000),
            false,
            Objects.requireNonNullElse(request.sprt(), ""));
    if ((long) tournament.games() * tournament.rounds() * lines.size() * lines.size()
        > MOST_GAMES) {
      throw new BadInput(
          "the page plays tournaments of up to %d games; larger ones start in the terminal"
              .formatted(MOST_GAMES));
    }
    return tournament;
  }

  private static List<String> require(@Nullable List<String> list, String name, String example) {
    if (list == null || list.isEmpty() || list.stream().anyMatch(Objects::isNull)) {
      throw new BadInput("%s is missing, a list such as [\"%s\"]".formatted(name, example));
    }
    return list;
  }

  /** Players who are there twice get numbers. */
  private static List<Entrant> entrants(List<String> lines) {
    List<Entrant> entrants = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      boolean twice = lines.stream().filter(other -> other.strip().equals(line)).count() > 1;
      entrants.add(new Entrant(twice ? line + " (" + (i + 1) + ")" : line, line));
    }
    return entrants;
  }
}
