package agon.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** Counts of games. */
final class TallyTable {
  private TallyTable() {}

  /** Every line of the table, with names. */
  static List<TallyLine> lines(Handle handle, String condition) {
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

  static long count(Handle handle, String condition) {
    return handle
        .createQuery("select coalesce(sum(games), 0) from tally where " + condition)
        .mapTo(Long.class)
        .one();
  }

  static Overview overview(Handle handle, String condition) {
    String chosen = " from tally where " + condition;
    String bySide =
        "select first_id as player_id, result, games, plies"
            + chosen
            + " union all select second_id, case result when '1-0' then '0-1'"
            + " when '0-1' then '1-0' else result end, games, plies"
            + chosen;
    return new Overview(
        summed(
            handle,
            "select line as name, result, games, plies from ruleset join (select *"
                + chosen
                + ") t on ruleset_id = id"),
        summed(
            handle,
            "select line as name, result, games, plies from player join ("
                + bySide
                + ") t on player_id = id"),
        summed(handle, "select reason as name, result, games, plies" + chosen));
  }

  /**
   * @param counted rows with a name, a result seen from it, and numbers of games and plies
   */
  private static List<Overview.Line> summed(Handle handle, String counted) {
    return handle
        .createQuery(
            """
            select name,
              sum(case result when '1-0' then games else 0 end) as wins,
              sum(case result when '1/2-1/2' then games else 0 end) as draws,
              sum(case result when '0-1' then games else 0 end) as losses,
              sum(case result when '*' then games else 0 end) as unfinished,
              sum(plies) as plies
            from (%s) c group by name order by sum(games) desc, name
            """
                .formatted(counted))
        .map(
            (row, context) ->
                new Overview.Line(
                    row.getString("name"),
                    row.getLong("wins"),
                    row.getLong("draws"),
                    row.getLong("losses"),
                    row.getLong("unfinished"),
                    row.getLong("plies")))
        .list();
  }
}
