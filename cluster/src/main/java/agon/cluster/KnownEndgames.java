package agon.cluster;

import agon.cluster.grid.Declined;
import agon.endgame.Databases;
import agon.endgame.Tabulated;
import agon.game.Game;
import agon.match.Tournament;
import java.util.TreeMap;

/**
 * How large the endgame databases are that the games of a tournament are played with. Where games
 * are to be the same on every machine, these must be.
 */
final class KnownEndgames {
  private KnownEndgames() {}

  /** Such as {@code kalah6=12}; empty where it does not matter. */
  static String of(Tournament tournament) {
    TreeMap<String, Integer> sizes = new TreeMap<>();
    if (tournament.time().isRepeatable()) {
      for (Game game : tournament.boards()) {
        if (game instanceof Tabulated tabulated) {
          tabulated
              .database()
              .ifPresent(database -> sizes.put(database.name(), Databases.of(database).size()));
        }
      }
    }
    return sizes.isEmpty() ? "" : sizes.toString();
  }

  static void require(String theirs, Tournament tournament) {
    String ours = of(tournament);
    if (!ours.equals(theirs)) {
      throw new Declined(
          "has the endgame databases %s, and the run was begun with %s; ./agon database makes them"
              .formatted(ours, theirs));
    }
  }
}
