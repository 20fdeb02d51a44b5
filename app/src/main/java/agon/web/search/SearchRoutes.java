package agon.web.search;

import agon.game.BadInput;
import agon.search.Durations;
import agon.web.board.GameSoFar;
import agon.web.house.Capacity;
import agon.web.http.Clients;
import agon.web.http.EventStreams;
import agon.web.http.Requests;
import agon.web.http.Throttle;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Asking the engine: about a position, and about a whole game. */
public final class SearchRoutes {
  private static final Duration STANDARD_TIME = Duration.ofSeconds(30);
  private static final Duration MOST_TIME = Duration.ofMinutes(10);
  private static final int MOST_LINES = 256;
  private static final long STANDARD_NODES = 100_000;
  private static final long MOST_NODES = 5_000_000;

  public record AnalysisRequest(
      @Nullable String game,
      @Nullable String start,
      @Nullable String moves,
      @Nullable Integer multipv,
      @Nullable String time,
      @Nullable Integer threads,
      @Nullable Integer hash) {}

  /**
   * How much an analysis may use on this machine.
   *
   * @param hash MiB of table that are usual
   */
  public record CapacityView(int threads, int hash, int mostHash) {}

  public record ReviewRequest(
      @Nullable String game,
      @Nullable String start,
      @Nullable String moves,
      @Nullable Long nodes) {}

  public record SearchView(String id, int queue) {}

  /** Whoever steps through a game asks a few times a second; nobody does so all the time. */
  private static final int SEARCHES_A_MINUTE = 300;

  /** Programs that keep no cookie share what they are given with all others at their address. */
  private static final int UNNAMED_A_MINUTE = 60;

  private final Searches searches;
  private final EventStreams streams;
  private final Capacity capacity;
  private final Throttle named = new Throttle(SEARCHES_A_MINUTE, System::nanoTime);
  private final Throttle unnamed = new Throttle(UNNAMED_A_MINUTE, System::nanoTime);

  public SearchRoutes(Searches searches, EventStreams streams, Capacity capacity) {
    this.searches = searches;
    this.capacity = capacity;
    this.streams = streams;
  }

  public void add(RoutesConfig routes) {
    routes.get(
        "/api/capacity",
        context ->
            context.json(
                new CapacityView(capacity.thinkers(), capacity.hash(), capacity.mostHash())));
    routes.post("/api/analyses", this::analyse);
    add(routes, "/api/analyses/{id}", PageSearch.Kind.ANALYSIS);
    routes.post("/api/reviews", this::review);
    add(routes, "/api/reviews/{id}", PageSearch.Kind.REVIEW);
  }

  private void add(RoutesConfig routes, String path, PageSearch.Kind kind) {
    routes.get(path + "/events", c -> streams.serve(c, find(c, kind).feed()));
    routes.delete(
        path,
        context -> {
          searches.stop(find(context, kind));
          context.status(204);
        });
  }

  private PageSearch find(Context context, PageSearch.Kind kind) {
    return searches.find(context.pathParam("id"), kind);
  }

  private Clients.Caller caller(Context context) {
    Clients.Caller caller = Clients.caller(context);
    (caller.isNamed() ? named : unnamed).require(caller.name());
    return caller;
  }

  private void analyse(Context context) {
    Clients.Caller caller = caller(context);
    AnalysisRequest wish = Requests.body(context, AnalysisRequest.class);
    GameSoFar soFar = GameSoFar.read(wish.game(), wish.start(), wish.moves());
    if (soFar.position().isOver()) {
      throw new BadInput("the game is over in this position, there is nothing to think about");
    }
    Duration time = wish.time() == null ? STANDARD_TIME : Durations.parse(wish.time());
    if (time.compareTo(MOST_TIME) > 0) {
      throw new BadInput("time is at most 10m, not " + Durations.text(time));
    }
    int multipv = wish.multipv() == null ? 1 : wish.multipv();
    if (multipv < 1 || multipv > MOST_LINES) {
      throw new BadInput("multipv is 1 to %d, not %d".formatted(MOST_LINES, multipv));
    }
    submit(context, new Analysis(caller, soFar, multipv, time, means(wish)));
  }

  private PageSearch.Means means(AnalysisRequest wish) {
    int threads = wish.threads() == null ? 1 : wish.threads();
    if (threads < 1 || threads > capacity.thinkers()) {
      throw new BadInput("threads is 1 to %d, not %d".formatted(capacity.thinkers(), threads));
    }
    int hash = wish.hash() == null ? capacity.hash() : wish.hash();
    if (hash < 1 || hash > capacity.mostHash()) {
      throw new BadInput("hash is 1 to %d MiB, not %d".formatted(capacity.mostHash(), hash));
    }
    return new PageSearch.Means(threads, hash);
  }

  private void review(Context context) {
    Clients.Caller caller = caller(context);
    ReviewRequest wish = Requests.body(context, ReviewRequest.class);
    GameSoFar soFar = GameSoFar.read(wish.game(), wish.start(), wish.moves());
    long nodes = wish.nodes() == null ? STANDARD_NODES : wish.nodes();
    if (nodes < 1 || nodes > MOST_NODES) {
      throw new BadInput("nodes is 1 to %d, not %d".formatted(MOST_NODES, nodes));
    }
    submit(context, new Review(caller, soFar, nodes));
  }

  private void submit(Context context, PageSearch search) {
    searches.submit(search);
    context.status(201).json(new SearchView(search.id(), search.place()));
  }
}
