package agon.arena;

import agon.game.BadInput;
import agon.games.Games;
import agon.store.Store;
import agon.store.StoredRating;
import agon.store.StoredTournament;
import agon.store.TournamentEntry;
import java.time.Instant;
import java.util.List;

/** Tournaments as they lie in the store. */
public final class StoredTournaments {
  private StoredTournaments() {}

  /** Or one sentence for whoever asked for a tournament that is not there. */
  public static StoredTournament find(Store store, long id) {
    return store
        .tournament(id)
        .orElseThrow(
            () ->
                new BadInput(
                    "there is no tournament %d; tournament list shows those there are"
                        .formatted(id)));
  }

  public static Tournament definition(StoredTournament stored) {
    return TournamentFile.read(stored.tournament().definition(), Games.CATALOG);
  }

  /** The table as it stands. */
  public static Standings standings(Store store, StoredTournament stored) {
    Tournament tournament = definition(stored);
    List<Result> played =
        new Schedule(tournament).results(new StoredLedger(store, stored.id()).finished());
    return new Standings(tournament, tournament.stopRule().counting(played));
  }

  /** Stores a tournament that is about to be played, and returns its id. */
  public static long add(Store store, Tournament tournament) {
    return store.addTournament(
        new TournamentEntry(
            tournament.name(),
            TournamentFile.write(tournament),
            tournament.seed(),
            new Schedule(tournament).expectedGames()));
  }

  /** Stores how it ended: the ratings, and whether all was played or somebody stopped it. */
  public static void end(Store store, long id, Standings standings, boolean finished) {
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
