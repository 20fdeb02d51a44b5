package agon.course;

import agon.game.Catalog;
import agon.match.Entrant;
import agon.match.Fixture;
import agon.match.Schedule;
import agon.match.StoredStandings;
import agon.match.Tournament;
import agon.store.GameSummary;
import agon.store.Slot;
import agon.store.Store;
import agon.store.StoredGame;
import agon.store.StoredTournament;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Games of an earlier run that count again: the same two programs on the same board within the same
 * time. So a new submission plays only the games it is missing, and nobody else plays again.
 */
final class Carried {
  /** What makes two games the same game; the turn tells several of them apart. */
  private record Key(String board, String time, String first, String second, int turn) {}

  private Carried() {}

  /**
   * Fills the slots of a tournament whose games have been played before.
   *
   * @return how many
   */
  static int into(Store store, long id, Tournament tournament, Catalog catalog) {
    Map<Key, Long> known = new HashMap<>();
    for (StoredTournament earlier : store.tournaments()) {
      if (earlier.id() != id) {
        collect(store, earlier, catalog, known);
      }
    }
    List<StoredGame> carried = new ArrayList<>();
    Map<Key, Integer> turns = new HashMap<>();
    for (Fixture fixture : new Schedule(tournament).round(0, List.of(), 0)) {
      Long game = known.get(key(tournament, fixture, turns));
      if (game != null) {
        carried.add(store.game(game).orElseThrow().in(new Slot(id, fixture.number())));
      }
    }
    store.addGames(carried);
    return carried.size();
  }

  private static void collect(
      Store store, StoredTournament earlier, Catalog catalog, Map<Key, Long> known) {
    Tournament tournament = StoredStandings.definition(earlier, catalog);
    Map<Integer, Long> games = new HashMap<>();
    for (GameSummary game : store.results(earlier.id())) {
      game.slot().ifPresent(slot -> games.put(slot.number(), game.id()));
    }
    Map<Key, Integer> turns = new HashMap<>();
    for (Fixture fixture : new Schedule(tournament).round(0, List.of(), 0)) {
      Key key = key(tournament, fixture, turns);
      Long game = games.get(fixture.number());
      if (game != null) {
        known.putIfAbsent(key, game);
      }
    }
  }

  private static Key key(Tournament tournament, Fixture fixture, Map<Key, Integer> turns) {
    Key first =
        new Key(
            tournament.boards().get(fixture.board()).line(),
            tournament.time().text(),
            who(tournament.entrants().get(fixture.first())),
            who(tournament.entrants().get(fixture.second())),
            0);
    int turn = turns.merge(first, 1, Integer::sum);
    return new Key(first.board, first.time, first.first, first.second, turn);
  }

  private static String who(Entrant entrant) {
    return entrant.name() + " " + entrant.ran();
  }
}
