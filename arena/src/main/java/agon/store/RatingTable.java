package agon.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Ratings over time. */
final class RatingTable {
  private static final String INSERT =
      """
      insert into rating (tournament_id, player_id, at_ms, games, elo, error)
      values (:tournament, :player, :at, :games, :elo, :error)
      on conflict (tournament_id, at_ms, player_id)
      do update set games = excluded.games, elo = excluded.elo, error = excluded.error
      """;
  private static final String SELECT =
      """
      select player.line as line, at_ms, games, elo, error
      from rating join player on player.id = rating.player_id
      where tournament_id = :tournament
      order by at_ms, elo desc, player.id
      """;

  private RatingTable() {}

  static void add(Handle handle, Names players, long tournament, List<StoredRating> ratings) {
    TournamentTable.touch(handle, tournament);
    for (StoredRating rating : ratings) {
      handle
          .createUpdate(INSERT)
          .bind("tournament", tournament)
          .bind("player", players.id(handle, rating.player()))
          .bind("at", rating.when().toEpochMilli())
          .bind("games", rating.games())
          .bind("elo", rating.elo())
          .bind("error", rating.error())
          .execute();
    }
  }

  static List<StoredRating> of(Handle handle, long tournament) {
    return handle
        .createQuery(SELECT)
        .bind("tournament", tournament)
        .map(
            (row, context) ->
                new StoredRating(
                    row.getString("line"),
                    Instant.ofEpochMilli(row.getLong("at_ms")),
                    row.getInt("games"),
                    row.getDouble("elo"),
                    row.getDouble("error")))
        .list();
  }
}
