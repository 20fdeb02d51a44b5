package agon.web.tournament;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.match.Entrant;
import agon.match.LocalCrew;
import agon.match.Runner;
import agon.match.Schedule;
import agon.match.Standings;
import agon.match.StoredLedger;
import agon.match.StoredStandings;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.report.HtmlReport;
import agon.report.ReportedTournament;
import agon.store.Lease;
import agon.store.Store;
import agon.store.StoredTournament;
import agon.store.TournamentEntry;
import agon.web.database.Archive;
import agon.web.house.Guests;
import agon.web.house.House;
import agon.web.house.Opponents;
import agon.web.http.Feed;
import agon.web.http.Json;
import agon.web.http.Refusal;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Tournaments on the page: those in the database, and the one that is being played here. A
 * tournament that another program plays into the same database is looked at every second while
 * somebody watches.
 */
public final class Tournaments implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Tournaments.class.getName());
  private static final Duration LOOK = Duration.ofSeconds(1);

  /** One tournament somebody watches or plays. */
  private static final class Watched {
    final Feed feed = new Feed(1);
    @Nullable String shown;
    @Nullable Runner runner;
    int looksAlone;

    /** Whether nobody has watched or played for a few looks. */
    boolean isForgotten() {
      looksAlone = runner == null && !feed.isWatched() ? looksAlone + 1 : 0;
      return looksAlone > 5;
    }
  }

  private final Archive archive;
  private final Opponents opponents;
  private final House house;
  private final Guests guests;
  private final int concurrency;
  private final Map<Long, Watched> watched = new HashMap<>();
  private boolean closed;

  public Tournaments(Archive archive, House house, Guests guests, int concurrency) {
    this.archive = archive;
    this.house = house;
    this.guests = guests;
    this.opponents = house.opponents();
    this.concurrency = concurrency;
    lookSoon();
  }

  /** Not on the alarm clock's own thread: a large table takes a while. */
  private void lookSoon() {
    house.soon(LOOK, () -> Thread.startVirtualThread(this::look));
  }

  List<TournamentView.Entry> list() {
    return archive.store().tournaments().stream()
        .map(stored -> TournamentView.Entry.of(stored, isLive(stored.id())))
        .toList();
  }

  TournamentView view(long id) {
    StoredTournament stored = find(id);
    Standings standings = StoredStandings.of(archive.store(), stored, Games.CATALOG);
    return TournamentView.of(stored, standings, isLive(id));
  }

  RatingPath ratings(long id) {
    return RatingPath.of(StoredStandings.of(archive.store(), find(id), Games.CATALOG));
  }

  private StoredTournament find(long id) {
    return archive
        .store()
        .tournament(id)
        .orElseThrow(() -> new Refusal(Refusal.NOT_FOUND, "there is no tournament " + id));
  }

  /** All of it as one page of HTML that stands alone. */
  String report(long id) {
    StoredTournament stored = find(id);
    return HtmlReport.html(
        ReportedTournament.of(
            archive.store(), stored, StoredStandings.of(archive.store(), stored, Games.CATALOG)));
  }

  /** What happens in a tournament, beginning with the table as it stands. */
  Feed feed(long id) {
    find(id);
    Watched watch = watch(id);
    tell(id, watch);
    return watch.feed;
  }

  private synchronized Watched watch(long id) {
    return watched.computeIfAbsent(id, key -> new Watched());
  }

  private synchronized boolean isLive(long id) {
    Watched watch = watched.get(id);
    return watch != null && watch.runner != null;
  }

  /**
   * Starts a tournament of players of the house and of the owner's file; of several asked for at
   * once, the first.
   */
  synchronized long start(String definition) {
    Tournament asked = TournamentFile.read(definition, Games.CATALOG);
    requirePlayers(asked);
    requireIdle();
    Tournament tournament = asked.but().entrants(withWhatRan(asked)).build();
    long id =
        archive
            .store()
            .addTournament(
                new TournamentEntry(
                    tournament.name(),
                    TournamentFile.write(tournament),
                    tournament.seed(),
                    new Schedule(tournament).expectedGames()));
    play(id, tournament);
    return id;
  }

  private List<Entrant> withWhatRan(Tournament tournament) {
    return tournament.entrants().stream()
        .map(e -> new Entrant(e.name(), e.line(), guests.ran(e.line())))
        .toList();
  }

  /** Goes on with one that was broken off. */
  synchronized void resume(long id) {
    StoredTournament stored = find(id);
    if (stored.status() == StoredTournament.Status.FINISHED) {
      throw new Refusal(Refusal.CONFLICT, "tournament %d is finished".formatted(id));
    }
    Tournament tournament = StoredStandings.definition(stored, Games.CATALOG);
    requirePlayers(tournament);
    requireIdle();
    play(id, tournament);
  }

  /** Ends a tournament that is being played here, after the games in progress. */
  synchronized void stop(long id) {
    Watched watch = watched.get(id);
    if (watch == null || watch.runner == null) {
      throw new Refusal(Refusal.CONFLICT, "tournament %d is not played here".formatted(id));
    }
    watch.runner.stop();
  }

  private void requirePlayers(Tournament tournament) {
    for (Game board : tournament.boards()) {
      for (Entrant entrant : tournament.entrants()) {
        if (!guests.has(entrant.line(), board)) {
          opponents.requirePlayer(entrant.line(), board);
        }
      }
    }
  }

  private void requireIdle() {
    if (watched.values().stream().anyMatch(watch -> watch.runner != null)) {
      throw new Refusal(
          Refusal.CONFLICT, "a tournament is being played; stop it or wait until it is finished");
    }
  }

  private void play(long id, Tournament tournament) {
    Watched watch = watch(id);
    Store store = archive.store();
    Runner runner =
        new Runner(
            tournament,
            new StoredLedger(store, id),
            tournament.stopRule(),
            new LiveTournament(tournament, watch.feed),
            new LocalCrew(guests.players(), concurrency));
    Lease lease = lease(store, id, runner);
    store.setStatus(id, StoredTournament.Status.RUNNING);
    watch.runner = runner;
    Thread.ofPlatform()
        .daemon()
        .name("tournament-" + id)
        .start(() -> run(id, watch, runner, tournament, lease));
  }

  private static Lease lease(Store store, long id, Runner runner) {
    try {
      return store.lease(id, runner::stop);
    } catch (BadInput e) {
      throw new Refusal(Refusal.CONFLICT, e.sentence());
    }
  }

  private void run(long id, Watched watch, Runner runner, Tournament tournament, Lease held) {
    try (Lease lease = held) {
      Standings standings = new Standings(tournament, runner.run());
      lease.requireHeld();
      StoredStandings.keep(archive.store(), id, standings, !runner.isStopped());
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "tournament " + id + " broke down", e);
    } finally {
      synchronized (this) {
        watch.runner = null;
      }
      tell(id, watch);
    }
  }

  /** Tells the table where it has changed. */
  private void tell(long id, Watched watch) {
    String now = Json.write(view(id));
    synchronized (watch) {
      if (!now.equals(watch.shown)) {
        watch.shown = now;
        watch.feed.publish("table", "table", now);
      }
    }
  }

  /** Once a second: whatever somebody watches is looked at, the rest is forgotten. */
  private void look() {
    Map<Long, Watched> now;
    synchronized (this) {
      if (closed) {
        return;
      }
      watched.values().removeIf(Watched::isForgotten);
      now = Map.copyOf(watched);
    }
    for (Map.Entry<Long, Watched> entry : now.entrySet()) {
      if (entry.getValue().feed.isWatched()) {
        try {
          tell(entry.getKey(), entry.getValue());
        } catch (RuntimeException e) {
          LOG.log(Level.WARNING, "while looking at tournament " + entry.getKey(), e);
        }
      }
    }
    lookSoon();
  }

  @Override
  public synchronized void close() {
    closed = true;
    watched
        .values()
        .forEach(
            watch -> {
              if (watch.runner != null) {
                watch.runner.stop();
              }
            });
  }
}
