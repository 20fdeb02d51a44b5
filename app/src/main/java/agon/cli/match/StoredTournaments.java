package agon.cli.match;

import agon.game.BadInput;
import agon.games.Games;
import agon.match.Standings;
import agon.match.StoredStandings;
import agon.match.Tournament;
import agon.store.Store;
import agon.store.StoredTournament;

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
    return StoredStandings.definition(stored, Games.CATALOG);
  }

  /** The table as it stands. */
  static Standings standings(Store store, StoredTournament stored) {
    return StoredStandings.of(store, stored, Games.CATALOG);
  }
}
