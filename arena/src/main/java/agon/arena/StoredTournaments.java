package agon.cli;

import agon.arena.Result;
import agon.arena.Schedule;
import agon.arena.Standings;
import agon.arena.StoredLedger;
import agon.arena.Tournament;
import agon.arena.TournamentFile;
import agon.game.BadInput;
import agon.games.Games;
import agon.store.Store;
import agon.store.StoredTournament;
import java.util.List;

/** Tournaments as they lie in the store. */
final class StoredTournaments {
  private StoredTournaments() {}

  static StoredTournament find(Store store, long id) {
    return store
        .tournament(id)
        .orElseThrow(
            () ->
                new BadInput(
                    "there is no tournament %d; tournament list shows those there are"
                        .formatted(id)));
  }

  static Tournament definition(StoredTournament stored) {
    return TournamentFile.read(stored.tournament().definition(), Games.CATALOG);
  }

  /** The table as it stands. */
  static Standings standings(Store store, StoredTournament stored) {
    Tournament tournament = definition(stored);
    List<Result> played =
        new Schedule(tournament).results(new StoredLedger(store, stored.id()).finished());
    return new Standings(tournament, tournament.stopRule().counting(played));
  }
}
