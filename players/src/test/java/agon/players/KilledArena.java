package agon.players;

import agon.games.Games;
import agon.match.FixtureResult;
import agon.match.LocalCrew;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.StoredLedger;
import agon.match.StoredStandings;
import agon.match.Tournament;
import agon.record.GameRecord;
import agon.store.Lease;
import agon.store.Store;
import java.util.concurrent.CountDownLatch;

/**
 * An arena to be killed: takes a tournament up by its id and names each game on standard output
 * once it is kept. After as many games as it was allowed it waits for its end, so that it cannot
 * finish before whoever kills it gets to it.
 */
final class KilledArena implements RunListener {
  private static final int CONCURRENCY = 3;

  private final CountDownLatch never = new CountDownLatch(1);
  private int left;

  private KilledArena(int allowed) {
    left = allowed;
  }

  public static void main(String[] args) {
    try (Store store = Store.open(args[0], Games.CATALOG)) {
      play(store, Long.parseLong(args[1]), new KilledArena(Integer.parseInt(args[2])));
    }
  }

  static void play(Store store, long id, RunListener listener) {
    Tournament tournament =
        StoredStandings.definition(store.tournament(id).orElseThrow(), Games.CATALOG);
    Runner runner =
        new Runner(
            tournament,
            new StoredLedger(store, id),
            tournament.stopRule(),
            listener,
            new LocalCrew(Protocols.PLAYERS, CONCURRENCY));
    try (Lease lease = store.lease(id, runner::stop)) {
      runner.run();
      lease.requireHeld();
    }
  }

  @Override
  public void gameFinished(FixtureResult result, GameRecord record) {
    boolean isLast;
    synchronized (this) {
      System.out.println(result.fixture().number());
      System.out.flush();
      isLast = --left <= 0;
    }
    if (isLast) {
      waitToBeKilled();
    }
  }

  private void waitToBeKilled() {
    try {
      never.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
