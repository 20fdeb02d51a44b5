package agon.store;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.game.Position;
import agon.record.GameRecord;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * A whole game as it lies in the tables. Making a record of it plays it through, which is better
 * done after the database has been let go.
 */
record GameRow(
    GameSummary summary,
    OptionalLong seed,
    Optional<Instant> started,
    Optional<String> startText,
    String comment,
    String tags,
    String moves,
    String notes) {

  static GameRow row(ResultSet row, StatementContext context) throws SQLException {
    return new GameRow(
        SummaryQuery.row(row, context),
        SummaryQuery.number(row, "seed"),
        SummaryQuery.instant(row, "started_ms"),
        Optional.ofNullable(row.getString("start_text")),
        row.getString("comment"),
        row.getString("tags"),
        row.getString("moves"),
        row.getString("notes"));
  }

  StoredGame game(Catalog catalog) {
    try {
      return new StoredGame(
          summary.slot(), record(catalog), summary.openingPlies(), seed, started, summary.ended());
    } catch (BadInput e) {
      throw new BadInput(
          "game %d of the database cannot be replayed: %s".formatted(summary.id(), e.sentence()));
    }
  }

  private GameRecord record(Catalog catalog) {
    Game game = catalog.game(summary.game());
    Position position = startText.isPresent() ? game.position(startText.get()) : game.start();
    List<Integer> played = PlayedOut.read(game, position, moves);
    return new GameRecord(
        game,
        startText,
        summary.first(),
        summary.second(),
        summary.time(),
        Notes.readTags(tags),
        comment,
        Notes.read(played, notes),
        summary.outcome(),
        summary.ending());
  }
}
