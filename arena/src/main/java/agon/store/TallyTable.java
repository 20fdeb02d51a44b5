package agon.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** Counts of games. */
final class TallyTable {
  private TallyTable() {}

  static List<TallyLine> of(Handle handle, String condition) {
    return handle
        .createQuery(
            "select tournament_id, r.line as game, f.line as first_line, s.line as second_line,"
                + " result, reason, games, plies from tally"
                + " join ruleset r on r.id = ruleset_id"
                + " join player f on f.id = first_id join player s on s.id = second_id"
                + " where "
                + condition
                + " order by tournament_id, ruleset_id, first_id, second_id, result, reason")
        .map(
            (row, context) ->
                new TallyLine(
                    row.getLong("tournament_id"),
                    row.getString("game"),
                    row.getString("first_line"),
                    row.getString("second_line"),
                    row.getString("result"),
                    row.getString("reason"),
                    row.getLong("games"),
                    row.getLong("plies")))
        .list();
  }
}
