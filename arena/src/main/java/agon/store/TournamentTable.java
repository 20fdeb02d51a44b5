package agon.store;

import agon.game.BadInput;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Tournaments and how far they are. */
final class TournamentTable {
  private static final String SELECT =
      """
      select id, name, definition, seed, status, games, created_ms, updated_ms,
        (select coalesce(sum(tally.games), 0) from tally where tournament_id = tournament.id) as played,
        host, pid, started_ms, heard_ms
      from tournament left join lease on lease.tournament_id = tournament.id
      """;

  private TournamentTable() {}

  static long add(Handle handle, TournamentEntry tournament) {
    long id = Names.next(handle, "tournament");
    handle
        .createUpdate(
            """
            insert into tournament (id, name, definition, seed, status, games, created_ms, updated_ms)
            values (:id, :name, :definition, :seed, :status, :games, :now, :now)
            """)
        .bind("id", id)
        .bind("name", Texts.storable(tournament.name()))
        .bind("definition", Texts.storable(tournament.definition()))
        .bind("seed", tournament.seed())
        .bind("status", StoredTournament.Status.RUNNING.text())
        .bind("games", tournament.games())
        .bind("now", System.currentTimeMillis())
        .execute();
    return id;
  }

  static Optional<StoredTournament> find(Handle handle, long id) {
    return handle
        .createQuery(SELECT + " where id = :id")
        .bind("id", id)
        .map(TournamentTable::row)
        .findOne();
  }

  /** The newest first. */
  static List<StoredTournament> all(Handle handle) {
    return handle.createQuery(SELECT + " order by id desc").map(TournamentTable::row).list();
  }

  static void setStatus(Handle handle, long id, StoredTournament.Status status) {
    handle
        .createUpdate("update tournament set status = :status where id = :id")
        .bind("status", status.text())
        .bind("id", id)
        .execute();
    touch(handle, id);
  }

  /** Notes that something happened in a tournament, which must be there. */
  static void touch(Handle handle, long id) {
    int changed =
        handle
            .createUpdate("update tournament set updated_ms = :now where id = :id")
            .bind("now", System.currentTimeMillis())
            .bind("id", id)
            .execute();
    if (changed == 0) {
      throw new BadInput("there is no tournament " + id);
    }
  }

  private static StoredTournament row(ResultSet row, StatementContext context) throws SQLException {
    return new StoredTournament(
        row.getLong("id"),
        new TournamentEntry(
            row.getString("name"),
            row.getString("definition"),
            row.getLong("seed"),
            row.getInt("games")),
        status(row),
        row.getInt("played"),
        Instant.ofEpochMilli(row.getLong("created_ms")),
        Instant.ofEpochMilli(row.getLong("updated_ms")));
  }

  /** One that is said to be running is that only while somebody holds it. */
  private static StoredTournament.Status status(ResultSet row) throws SQLException {
    StoredTournament.Status said = StoredTournament.Status.of(row.getString("status"));
    if (said != StoredTournament.Status.RUNNING) {
      return said;
    }
    String host = row.getString("host");
    boolean isHeld =
        host != null
            && LeaseTable.isHeld(
                new Holder(host, row.getLong("pid"), row.getLong("started_ms")),
                row.getLong("heard_ms"),
                System.currentTimeMillis());
    return isHeld ? said : StoredTournament.Status.INTERRUPTED;
  }
}
