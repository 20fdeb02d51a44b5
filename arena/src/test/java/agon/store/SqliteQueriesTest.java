package agon.store;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Questions to a file. */
class SqliteQueriesTest extends QueriesContract {
  @TempDir private Path folder = Path.of("");

  @Override
  String emptyDatabase() {
    return folder.resolve("games.db").toString();
  }
}
