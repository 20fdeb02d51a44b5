package agon.store;

import agon.game.BadInput;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/**
 * Brings the tables of a database up to date with Flyway. A database that is up to date is
 * recognised by one query, without loading Flyway: that saves most of the time it takes to open.
 */
final class Migrations {
  /** The number of the last migration in {@value #FOLDER}. */
  static final int LATEST = 2;

  static final String FOLDER = "agon/store/migrations";
  static final String HISTORY = "agon_schema";

  private final DataSource source;
  private final String name;
  private final String tablesQuery;
  private final String bytewise;

  /**
   * @param tablesQuery one row for every table there is, its name
   * @param bytewise what makes a text column compare byte by byte
   */
  Migrations(DataSource source, String name, String tablesQuery, String bytewise) {
    this.source = source;
    this.name = name;
    this.tablesQuery = tablesQuery;
    this.bytewise = bytewise;
  }

  /** Whether all is done; a database that is none of ours, or of a newer Agon, is refused. */
  boolean isUpToDate() throws SQLException {
    int version = version();
    if (version > LATEST) {
      throw new BadInput(
          "%s was written by a newer Agon (its tables are of version %d, this one knows %d): use that one"
              .formatted(name, version, LATEST));
    }
    return version == LATEST;
  }

  /** The version of the tables; 0 if there are none. */
  private int version() throws SQLException {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      boolean ours = false;
      String foreign = "";
      try (ResultSet tables = statement.executeQuery(tablesQuery)) {
        while (tables.next()) {
          ours |= tables.getString(1).equals(HISTORY);
          foreign = tables.getString(1);
        }
      }
      if (!ours && !foreign.isEmpty()) {
        throw new BadInput(
            "%s is a database of something else (it has a table %s), Agon needs one of its own"
                .formatted(name, BadInput.quote(foreign)));
      }
      return ours ? lastMigration(statement) : 0;
    }
  }

  private static int lastMigration(Statement statement) throws SQLException {
    try (ResultSet last =
        statement.executeQuery(
            "select max(cast(version as integer)) from " + HISTORY + " where success")) {
      return last.next() ? last.getInt(1) : 0;
    }
  }

  void run() {
    try {
      Flyway.configure(Migrations.class.getClassLoader())
          .dataSource(source)
          .locations("classpath:" + FOLDER)
          .table(HISTORY)
          .placeholders(Map.of("bytewise", bytewise))
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreFailure(
          "the tables of %s could not be made: %s".formatted(name, SqlDatabase.reason(e)), e);
    }
  }
}
