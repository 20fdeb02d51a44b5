package agon.store;

import java.util.List;
import java.util.StringJoiner;
import org.jdbi.v3.core.Handle;

/**
 * A {@link GameFilter} in SQL, for the tables that have its columns: game and tally. Names have
 * become numbers, so there is nothing to bind and nothing to escape.
 *
 * <p>Columns are written with a plus sign, which keeps both databases from using an index on them.
 * That is on purpose: lists are in the order of ids and end after a page, so walking the ids finds
 * the page at once where many games match, and looks at all the short rows where few do. An index
 * would collect and sort a hundred thousand rows to show the last twenty.
 */
final class Conditions {
  private final StringJoiner sql = new StringJoiner(" and ", "(", ")").setEmptyValue("1 = 1");

  /** The condition, ready to follow a {@code where}. */
  static String of(Handle handle, GameFilter filter, Names rulesets, Names players) {
    Conditions conditions = new Conditions();
    filter.game().ifPresent(line -> conditions.in("ruleset_id", rulesets.exactly(handle, line)));
    filter.family().ifPresent(name -> conditions.in("ruleset_id", rulesets.named(handle, name)));
    filter
        .player()
        .ifPresent(
            name -> {
              String ids = list(players.named(handle, name));
              conditions.sql.add("(+first_id in (%s) or +second_id in (%s))".formatted(ids, ids));
            });
    // The filter has made sure that this is one of four.
    filter.result().ifPresent(result -> conditions.sql.add("result = '" + result + "'"));
    filter.tournament().ifPresent(id -> conditions.sql.add("+tournament_id = " + id));
    filter.opening().ifPresent(line -> conditions.sql.add(begins(line)));
    return conditions.sql.toString();
  }

  /**
   * A query for rows that count the games that fit. The tally has them summed up and is short, but
   * knows nothing of openings: for those every game counts itself.
   */
  static String counts(Handle handle, GameFilter filter, Names rulesets, Names players) {
    String columns =
        "select tournament_id, ruleset_id, first_id, second_id, result, reason, plies, ";
    String source = filter.opening().isPresent() ? "1 as games from game" : "games from tally";
    return columns + source + " where " + of(handle, filter, rulesets, players);
  }

  /** Lines that begin so; a brace comes right after the last letter of the code. */
  static String begins(String line) {
    return "line >= '%s' and line < '%s{'".formatted(line, line);
  }

  private void in(String column, List<Long> ids) {
    sql.add("+" + column + " in (" + list(ids) + ")");
  }

  /** No id is 0, so that is what an empty list finds: nothing. */
  private static String list(List<Long> ids) {
    StringJoiner list = new StringJoiner(", ").setEmptyValue("0");
    ids.forEach(id -> list.add(Long.toString(id)));
    return list.toString();
  }
}
