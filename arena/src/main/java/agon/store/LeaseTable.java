package agon.store;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Who plays which tournament. One transaction each, and the database has one writer at a time. */
final class LeaseTable {
  /** Who has been silent for so long has lost its lease. Clocks of machines differ by less. */
  static final Duration SILENCE = Duration.ofSeconds(30);

  private record Row(String token, Holder holder, long heardMillis) {}

  private LeaseTable() {}

  /**
   * Takes a lease that nobody holds, or whose holder is gone or silent.
   *
   * @return who holds it, if that is somebody else
   */
  static Optional<Holder> take(
      Handle handle, long tournament, String token, Holder holder, long nowMillis) {
    TournamentTable.touch(handle, tournament);
    Optional<Row> held = find(handle, tournament);
    if (held.isPresent()) {
      Row row = held.get();
      if (isHeld(row.holder(), row.heardMillis(), nowMillis)) {
        return Optional.of(row.holder());
      }
    }
    delete(handle, tournament);
    handle
        .createUpdate(
            """
            insert into lease (tournament_id, token, host, pid, started_ms, heard_ms)
            values (:tournament, :token, :host, :pid, :started, :now)
            """)
        .bind("tournament", tournament)
        .bind("token", token)
        .bind("host", Texts.storable(holder.host()))
        .bind("pid", holder.pid())
        .bind("started", holder.startedMillis())
        .bind("now", nowMillis)
        .execute();
    return Optional.empty();
  }

  /** Whether its holder is neither gone nor silent. */
  static boolean isHeld(Holder holder, long heardMillis, long nowMillis) {
    return nowMillis - heardMillis <= SILENCE.toMillis() && !holder.isGone();
  }

  /** Says that the holder is still there; false if the lease is somebody else's by now. */
  static boolean renew(Handle handle, long tournament, String token, long nowMillis) {
    return handle
            .createUpdate(
                "update lease set heard_ms = :now where tournament_id = :tournament and token ="
                    + " :token")
            .bind("now", nowMillis)
            .bind("tournament", tournament)
            .bind("token", token)
            .execute()
        == 1;
  }

  static void giveBack(Handle handle, long tournament, String token) {
    if (find(handle, tournament).filter(row -> row.token().equals(token)).isPresent()) {
      delete(handle, tournament);
    }
  }

  private static void delete(Handle handle, long tournament) {
    handle
        .createUpdate("delete from lease where tournament_id = :tournament")
        .bind("tournament", tournament)
        .execute();
  }

  private static Optional<Row> find(Handle handle, long tournament) {
    return handle
        .createQuery(
            "select token, host, pid, started_ms, heard_ms from lease where tournament_id ="
                + " :tournament")
        .bind("tournament", tournament)
        .map(
            (row, context) ->
                new Row(
                    row.getString("token"),
                    new Holder(
                        row.getString("host"), row.getLong("pid"), row.getLong("started_ms")),
                    row.getLong("heard_ms")))
        .findOne();
  }
}
