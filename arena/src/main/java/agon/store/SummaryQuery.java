package agon.store;

import agon.game.Outcome;
import agon.record.Ending;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jdbi.v3.core.statement.StatementContext;

/** Reads games without their moves. */
final class SummaryQuery {
  private SummaryQuery() {}

  /**
   * @param chosen a query for rows of the table game: names are looked up only for those
   */
  static String of(String chosen, String order) {
    return select("", "", chosen, order);
  }

  /** With the texts of the games too. */
  static String withTexts(String chosen, String order) {
    return select(
        ", started_ms, seed, start_text, comment, tags, moves, notes",
        " join game_text t on t.game_id = g.id",
        chosen,
        order);
  }

  private static String select(String columns, String tables, String chosen, String order) {
    return "select g.id, tournament_id, slot, r.line as game, f.line as first_line,"
        + " s.line as second_line, result, reason, detail, margin, plies, opening_plies,"
        + " time_control, first_used_ms, second_used_ms, ended_ms"
        + columns
        + " from ("
        + chosen
        + ") g join ruleset r on r.id = ruleset_id"
        + " join player f on f.id = first_id join player s on s.id = second_id"
        + tables
        + " order by "
        + order;
  }

  static GameSummary row(ResultSet row, StatementContext context) throws SQLException {
    OptionalLong tournament = number(row, "tournament_id");
    OptionalLong margin = number(row, "margin");
    return new GameSummary(
        row.getLong("id"),
        tournament.isPresent()
            ? Optional.of(new Slot(tournament.getAsLong(), row.getInt("slot")))
            : Optional.empty(),
        row.getString("game"),
        row.getString("first_line"),
        row.getString("second_line"),
        outcome(row.getString("result")),
        new Ending(reason(row.getString("reason")), row.getString("detail")),
        margin.isPresent() ? OptionalInt.of((int) margin.getAsLong()) : OptionalInt.empty(),
        row.getInt("plies"),
        row.getInt("opening_plies"),
        row.getString("time_control"),
        Duration.ofMillis(row.getLong("first_used_ms")),
        Duration.ofMillis(row.getLong("second_used_ms")),
        instant(row, "ended_ms"));
  }

  static Optional<Instant> instant(ResultSet row, String column) throws SQLException {
    OptionalLong millis = number(row, column);
    return millis.isPresent()
        ? Optional.of(Instant.ofEpochMilli(millis.getAsLong()))
        : Optional.empty();
  }

  static OptionalLong number(ResultSet row, String column) throws SQLException {
    long number = row.getLong(column);
    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(number);
  }

  private static Optional<Outcome> outcome(String text) {
    return Arrays.stream(Outcome.values()).filter(one -> one.text().equals(text)).findAny();
  }

  private static Ending.Reason reason(String text) {
    return Arrays.stream(Ending.Reason.values())
        .filter(reason -> reason.text().equals(text))
        .findAny()
        .orElseThrow(() -> new IllegalStateException("no game ends for the reason " + text));
  }
}
