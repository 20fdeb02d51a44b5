package agon.web;

import agon.arena.StoredTournaments;
import agon.store.StoredTournament;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tournaments as they are watched. Another process may be the one that plays, so the database is
 * asked again and again; once for all who watch, and only while somebody does or games come in.
 */
final class TournamentFeeds {
  private static final Duration PAUSE = Duration.ofMillis(400);

  /** After so long without anything new nobody waits any more; who still watches comes back. */
  private static final long PATIENCE_ROUNDS = 1500;

  private static final int RECENT = 30;

  private final LazyStore store;
  private final LiveTournaments live;
  private final Map<Long, Feed> feeds = new ConcurrentHashMap<>();

  TournamentFeeds(LazyStore store, LiveTournaments live) {
    this.store = store;
    this.live = live;
  }

  TournamentView view(long id) {
    return view(find(id));
  }

  private StoredTournament find(long id) {
    return store
        .get()
        .tournament(id)
        .orElseThrow(
            () -> new Refusal(Refusal.NOT_FOUND, "there is no tournament %d".formatted(id)));
  }

  private TournamentView view(StoredTournament stored) {
    List<LibraryRoutes.SummaryView> games =
        store.get().results(stored.id()).stream().map(LibraryRoutes.SummaryView::of).toList();
    return TournamentView.of(
        stored,
        live.isRunning(stored.id()),
        StoredTournaments.standings(store.get(), stored),
        games.subList(Math.max(0, games.size() - RECENT), games.size()).reversed());
  }

  /** What happens in a tournament from now on, the present first. */
  Feed feed(long id) {
    find(id);
    return feeds.computeIfAbsent(
        id,
        wanted -> {
          Feed feed = new Feed(System.currentTimeMillis());
          Thread.ofVirtual().name("feed-" + wanted).start(() -> publish(wanted, feed));
          return feed;
        });
  }

  private void publish(long id, Feed feed) {
    String shown = "";
    String boards = "";
    try {
      for (long quiet = 0; quiet < PATIENCE_ROUNDS; quiet++) {
        StoredTournament stored = find(id);
        String now = stored.played() + " " + stored.status() + " " + live.isRunning(id);
        if (!now.equals(shown)) {
          feed.publish("state", "state", Json.write(view(stored)));
          shown = now;
          quiet = 0;
        }
        String onBoards = Json.write(live.boards(id));
        if (!onBoards.equals(boards)) {
          feed.publish("boards", "boards", onBoards);
          boards = onBoards;
          quiet = 0;
        }
        if (stored.status() != StoredTournament.Status.RUNNING && !live.isRunning(id)) {
          return;
        }
        Thread.sleep(PAUSE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      feeds.remove(id);
      feed.close();
    }
  }
}
