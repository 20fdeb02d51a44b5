package agon.match;

import agon.game.Catalog;
import agon.store.Store;
import agon.store.StoredRating;
import agon.store.StoredTournament;
import java.time.Instant;
import java.util.List;

/** Tournaments as they lie in the store, read as tournaments again. */
public final class StoredStandings {
  private StoredStandings() {}

  public static Tournament definition(StoredTournament stored, Catalog catalog) {
    return TournamentFile.read(stored.tournament().definition(), catalog);
  }

  /** The table as it stands. */
  public static Standings of(Store store, StoredTournament stored, Catalog catalog) {
    Tournament tournament = definition(stored, catalog);
    List<FixtureResult> played =
        new Schedule(tournament).results(new StoredLedger(store, stored.id()).finished());
    return new Standings(tournament, tournament.stopRule().counting(played));
  }

  /** Keeps how a run ended: the ratings it came to, and whether anything is left to play. */
  public static void keep(Store store, long id, Standings standings, boolean finished) {
    store.addRatings(id, ratings(standings));
    store.setStatus(
        id, finished ? StoredTournament.Status.FINISHED : StoredTournament.Status.STOPPED);
  }

  private static List<StoredRating> ratings(Standings standings) {
    Instant now = Instant.now();
    return standings.ratings().list().stream()
        .map(
            rating ->
                new StoredRating(
                    standings.tournament().entrants().get(rating.player()).name(),
                    now,
                    (int) rating.games(),
                    rating.elo().estimate(),
                    rating.elo().error()))
        .toList();
  }
}
