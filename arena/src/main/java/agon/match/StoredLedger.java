package agon.match;

import agon.store.Added;
import agon.store.Slot;
import agon.store.Store;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the games of a tournament in the store, where they outlive the program. */
public final class StoredLedger implements Ledger {
  private final Store store;
  private final long tournament;

  /**
   * Games are kept under a tournament of the store.
   *
   * @param tournament its id
   */
  public StoredLedger(Store store, long tournament) {
    this.store = store;
    this.tournament = tournament;
  }

  @Override
  public Map<Integer, GameResult> finished() {
    Map<Integer, GameResult> finished = new HashMap<>();
    for (agon.store.GameSummary game : store.results(tournament)) {
      finished.put(
          game.slot().orElseThrow().number(),
          new GameResult(
              game.outcome().orElseThrow(),
              game.ending(),
              game.plies() - game.openingPlies(),
              game.firstUsed().toNanos(),
              game.secondUsed().toNanos()));
    }
    return finished;
  }

  @Override
  public GameResult keep(Fixture fixture, Played played) {
    Added added = store.addGame(played.game().in(new Slot(tournament, fixture.number())));
    @Nullable GameResult kept = added.isNew() ? null : finished().get(fixture.number());
    return kept == null ? played.result() : kept;
  }
}
