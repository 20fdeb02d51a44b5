package agon.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** Sums over {@link Conditions#counts}. */
final class TallyTable {
  private TallyTable() {}

  /** Every line of the table, with names. */
  static List<TallyLine> lines(Handle handle, String counts) {
    return handle
        .createQuery(
            "select tournament_id, r.line as game, f.line as first_line, s.line as second_line,"
                + " result, reason, games, plies from ("
                + counts
                + ") c"
                + " join ruleset r on r.id = ruleset_id"
                + " join player f on f.id = first_id join player s on s.id = second_id"
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

  static long count(Handle handle, String counts) {
    return handle
        .createQuery("select coalesce(sum(games), 0) from (" + counts + ") c")
        .mapTo(Long.class)
        .one();
  }

  static Overview overview(Handle handle, String counts) {
    String chosen = ", games, plies from (" + counts + ") c";
    // Each game once for each of its players, with the result as that player sees it.
    String seen =
        "select first_id as subject, result"
            + chosen
            + " union all select second_id, case result when '1-0' then '0-1'"
            + " when '0-1' then '1-0' else result end"
            + chosen;
    return new Overview(
        named(handle, "ruleset", summed("select ruleset_id as subject, result" + chosen)),
        named(handle, "player", summed(seen)),
        sorted(
            handle,
            "select subject as name, s.* from (%s) s",
            summed("select reason as subject, result" + chosen)));
  }

  /** Names are looked up last, for sums rather than for everything summed up. */
  private static List<Overview.Line> named(Handle handle, String table, String sums) {
    return sorted(
        handle, "select line as name, s.* from (%s) s join " + table + " on id = subject", sums);
  }

  /**
   * A query that sums up by subject.
   *
   * @param counted a query for rows with a subject, a result, and numbers of games and plies
   */
  private static String summed(String counted) {
    return """
    select subject, sum(games) as games,
      sum(case result when '1-0' then games else 0 end) as wins,
      sum(case result when '1/2-1/2' then games else 0 end) as draws,
      sum(case result when '0-1' then games else 0 end) as losses,
      sum(case result when '*' then games else 0 end) as unfinished,
      sum(plies) as plies
    from (%s) c group by subject
    """
        .formatted(counted);
  }

  private static List<Overview.Line> sorted(Handle handle, String select, String sums) {
    return handle
        .createQuery(select.formatted(sums) + " order by games desc, name")
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
