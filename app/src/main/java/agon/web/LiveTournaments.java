package agon.web;

import agon.arena.Result;
import agon.arena.RunListener;
import agon.arena.Runner;
import agon.arena.Slot;
import agon.arena.Standings;
import agon.arena.StoredLedger;
import agon.arena.StoredTournaments;
import agon.arena.Tournament;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.games.Games;
import agon.player.Players;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Tournaments this server plays, and what is on their boards right now. Only players of the house
 * take part: nothing that a page sends can start a program.
 */
final class LiveTournaments implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(LiveTournaments.class.getName());
  private static final Players PLAYERS = Games.PLAYERS;

  private static final int FAREWELL_SECONDS = 3;

  /** More at once would only wait for each other. */
  private static final int MOST_RUNNING = 2;

  /**
   * A board as it is being played on.
   *
   * @param number of the game in its tournament, from 0
   */
  record Board(
      int number,
      String game,
      String first,
      String second,
      List<String> sides,
      Picture picture,
      List<String> last,
      int ply) {}

  private static final class Running implements RunListener {
    private final Tournament tournament;
    private final Map<Integer, Board> boards = new ConcurrentSkipListMap<>();
    private volatile Optional<Runner> runner = Optional.empty();
    private final CountDownLatch ended = new CountDownLatch(1);

    Running(Tournament tournament) {
      this.tournament = tournament;
    }

    @Override
    public void moved(Slot slot, Position before, RecordedMove move) {
      Game game = tournament.boards().get(slot.board());
      Position after = before.copy();
      after.play(move.move());
      boards.put(
          slot.number(),
          new Board(
              slot.number(),
              game.line(),
              tournament.entrants().get(slot.first()).name(),
              tournament.entrants().get(slot.second()).name(),
              List.of(game.sides().first(), game.sides().second()),
              game.picture(after),
              game.clicks(before, move.move()),
              after.ply()));
    }

    @Override
    public void gameFinished(Result result, GameRecord record) {
      boards.remove(result.slot().number());
    }
  }

  private final LazyStore store;
  private final Map<Long, Running> running = new ConcurrentHashMap<>();

  LiveTournaments(LazyStore store) {
    this.store = store;
  }

  /** Begins to play and returns the tournament's id. */
  synchronized long start(Tournament tournament) {
    if (running.size() >= MOST_RUNNING) {
      throw new Refusal(
          Refusal.TOO_MANY,
          "%d tournaments are being played already; wait for one to end or stop it"
              .formatted(running.size()));
    }
    int concurrency = Runner.check(tournament, PLAYERS);
    long id = StoredTournaments.add(store.get(), tournament);
    Running entry = new Running(tournament);
    running.put(id, entry);
    Runner runner =
        new Runner(
            tournament,
            PLAYERS,
            new StoredLedger(store.get(), id),
            tournament.stopRule(),
            entry,
            concurrency);
    entry.runner = Optional.of(runner);
    Thread.ofPlatform().daemon().name("tournament-" + id).start(() -> play(id, tournament, runner));
    return id;
  }

  private void play(long id, Tournament tournament, Runner runner) {
    try {
      List<Result> results = runner.run();
      StoredTournaments.end(
          store.get(), id, new Standings(tournament, results), !runner.isStopped());
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "tournament " + id + " broke off", e);
    } finally {
      Running entry = running.remove(id);
      if (entry != null) {
        entry.ended.countDown();
      }
    }
  }

  /** Ends a tournament after the games in progress. */
  void stop(long id) {
    Running entry = running.get(id);
    if (entry == null) {
      throw new Refusal(Refusal.CONFLICT, "tournament %d is not being played here".formatted(id));
    }
    entry.runner.ifPresent(Runner::stop);
  }

  boolean isRunning(long id) {
    return running.containsKey(id);
  }

  /** What is on the boards now, in the order of the games. */
  Collection<Board> boards(long id) {
    Running entry = running.get(id);
    return entry == null ? List.of() : List.copyOf(entry.boards.values());
  }

  /** Lets the games in progress end, but not for long: what is not finished can be resumed. */
  @Override
  public void close() {
    List<Running> entries = List.copyOf(running.values());
    entries.forEach(entry -> entry.runner.ifPresent(Runner::stop));
    try {
      for (Running entry : entries) {
        boolean _ = entry.ended.await(FAREWELL_SECONDS, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
