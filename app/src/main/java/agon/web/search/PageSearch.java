package agon.web.search;

import agon.game.Game;
import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.Search;
import agon.search.SearchInfo;
import agon.search.SearchListener;
import agon.web.http.Clients;
import agon.web.http.Feed;
import agon.web.http.Json;
import agon.web.http.RandomNames;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something the engine is to find out for somebody: waits in a queue, runs, ends; all of it is told
 * in its feed.
 */
abstract class PageSearch {
  /** Kinds of search; a client has at most one of each. */
  enum Kind {
    ANALYSIS("analysis"),
    REVIEW("review");

    final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  /**
   * What a search may use.
   *
   * @param hash MiB of table, 0 for the usual
   */
  record Means(int threads, int hash) {
    static final Means USUAL = new Means(1, 0);
  }

  /** A client may be away so long, for a reload say, before nobody thinks for it any more. */
  private static final long PATIENCE = Duration.ofSeconds(15).toNanos();

  private static final long MOMENT = Duration.ofSeconds(1).toNanos();

  private final String id = RandomNames.next(RandomNames.ID);
  private final Kind kind;
  private final Clients.Caller client;
  private final Game game;
  private final Feed feed = new Feed(1);
  private volatile @Nullable String stopReason;
  private volatile @Nullable Search thinking;
  private volatile long runningSince;
  private volatile long watchedAt = System.nanoTime();
  private volatile long endedAt;
  private volatile int place;

  PageSearch(Kind kind, Clients.Caller client, Game game) {
    this.kind = kind;
    this.client = client;
    this.game = game;
  }

  final String id() {
    return id;
  }

  final Kind kind() {
    return kind;
  }

  final Clients.Caller client() {
    return client;
  }

  /** Whether both were asked for at the same address. */
  final boolean isFrom(PageSearch other) {
    return client.address().equals(other.client.address());
  }

  final Game game() {
    return game;
  }

  final Feed feed() {
    return feed;
  }

  /** How many best moves the engine is to report. */
  abstract int multipv();

  /** What the engine may use. */
  Means means() {
    return Means.USUAL;
  }

  /** Finds out; stops soon after {@link #isStopped}. Returns why it ended, in one word. */
  abstract String find(Engine engine);

  /** Runs on a thread of the queue. */
  final void run(Engine with) {
    runningSince = System.nanoTime();
    String reason = "failed";
    try {
      reason = isStopped() ? "stopped" : find(with);
    } finally {
      thinking = null;
      end(reason);
    }
  }

  /** Tells everybody that it is over; later calls change nothing. */
  final void end(String reason) {
    String why = stopReason != null ? stopReason : reason;
    feed.end("done", "done", Json.write(Map.of("reason", why)));
    endedAt = System.nanoTime();
  }

  /** Ends it before its time. */
  final void stop(String reason) {
    if (stopReason == null) {
      stopReason = reason;
    }
    Search now = thinking;
    if (now != null) {
      now.stop();
    }
  }

  final boolean isStopped() {
    return stopReason != null;
  }

  /** Thinks about a position; ends at once when this is stopped. */
  final List<SearchInfo> think(
      Engine engine, Position position, Limits limits, SearchListener listener) {
    Search now = engine.start(position, limits, listener);
    thinking = now;
    if (isStopped()) {
      now.stop();
    }
    return now.await();
  }

  final long runningNanos() {
    return System.nanoTime() - runningSince;
  }

  /** Whether nobody has watched for a while. */
  final boolean isAbandoned() {
    return unwatchedNanos() > PATIENCE;
  }

  /** Whether nobody watches: more than a reload takes, though they may come back. */
  final boolean isUnwatched() {
    return unwatchedNanos() > MOMENT;
  }

  private long unwatchedNanos() {
    if (feed.isWatched()) {
      watchedAt = System.nanoTime();
    }
    return System.nanoTime() - watchedAt;
  }

  /** Whether it ended long enough ago that nobody comes back to read the end. */
  final boolean isForgotten() {
    return endedAt != 0 && System.nanoTime() - endedAt > 4 * PATIENCE;
  }

  /** Its place in the queue: 0 when it runs. */
  final int place() {
    return place;
  }

  /** Its place in the queue, 1 for the next; told when it changes. */
  final void setPlace(int place) {
    if (place != this.place) {
      this.place = place;
      feed.publish("queued", "queued", Json.write(Map.of("place", place)));
    }
  }
}
