package agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.games.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store in a file. */
class SqliteStoreTest extends StoreContract {
  private static final AtomicInteger FILES = new AtomicInteger();

  @TempDir private static Path folder = Path.of("");

  @Override
  String emptyDatabase() {
    return folder.resolve("games " + FILES.incrementAndGet() + ".db").toString();
  }

  private static void assertRefused(String location, String... parts) {
    assertThatThrownBy(() -> Store.open(location, Games.CATALOG).close())
        .isInstanceOf(BadInput.class)
        .message()
        .doesNotContain("\n")
        .contains(parts);
  }

  private static void sql(Path file, String statement) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement sql = connection.createStatement()) {
      sql.execute(statement);
    }
  }

  @Test
  void whatIsNoDatabaseIsRefusedAndLeftAlone() throws Exception {
    Path text = folder.resolve("notes.txt");
    Files.writeString(text, "Buy milk, and a longer database than this one would be.\n".repeat(40));
    String before = Files.readString(text);
    assertRefused(text.toString(), "notes.txt is not a database");
    assertThat(Files.readString(text)).isEqualTo(before);
    assertRefused(folder.toString(), "is a folder");
    assertRefused(folder.resolve("no/such/games.db").toString(), "there is no folder");
    assertRefused("jdbc:mysql://host/games", "jdbc:postgresql://host/name", "mysql");
    assertRefused("", "a database is a file");
  }

  @Test
  void aDatabaseOfAnotherProgramIsRefusedAndLeftAlone() throws Exception {
    Path file = folder.resolve("bookmarks.db");
    sql(file, "create table bookmark (url text)");
    assertRefused(file.toString(), "is a database of something else", "'bookmark'");
    sql(file, "insert into bookmark values ('still here')");
  }

  @Test
  void aDatabaseOfANewerAgonIsRefused() throws Exception {
    Path file = folder.resolve("newer.db");
    Store.open(file.toString(), Games.CATALOG).close();
    sql(
        file,
        "insert into agon_schema (installed_rank, version, description, type, script, checksum,"
            + " installed_by, installed_on, execution_time, success)"
            + " values (99, '99', 'future', 'SQL', 'V99__future.sql', 1, 'x', '2030-01-01', 1, 1)");
    assertRefused(file.toString(), "newer Agon", "99");
  }

  @Test
  void theNewestMigrationIsTheOneTheStoreAsksFor() throws Exception {
    Path migrations =
        Path.of(Store.class.getResource("/" + Migrations.FOLDER + "/V1__games.sql").toURI());
    try (Stream<Path> files = Files.list(migrations.resolveSibling(""))) {
      assertThat(files.map(file -> file.getFileName().toString().replaceAll("^V(\\d+)__.*", "$1")))
          .contains(Integer.toString(Migrations.LATEST))
          .doesNotContain(Integer.toString(Migrations.LATEST + 1));
    }
  }

  @Test
  void nothingIsLeftBesideTheFile() throws Exception {
    Path own = Files.createDirectory(folder.resolve("own"));
    try (Store store = Store.open("jdbc:sqlite:" + own.resolve("games.db"), Games.CATALOG)) {
      store.addGame(StoredGame.of(RandomGames.record("tictactoe", "a", "b", 1)));
    }
    try (Stream<Path> files = Files.list(own)) {
      assertThat(files).containsExactly(own.resolve("games.db"));
    }
  }

  @Test
  void theStandardPlaceFollowsTheEnvironment() {
    assertThat(DataFolder.of(Map.of(), "/home/ann"))
        .isEqualTo(Path.of("/home/ann/.local/share/agon"));
    assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "/data"), "/home/ann"))
        .isEqualTo(Path.of("/data/agon"));
    assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "/data", "AGON_DATA", "/agon"), "/"))
        .isEqualTo(Path.of("/agon"));
  }

  @Test
  void aPasswordIsNeverShown() {
    assertThat(
            Location.parse("jdbc:postgresql://ann:secret@host:1/games?user=ann&password=secret")
                .name())
        .isEqualTo("jdbc:postgresql://host:1/games");
  }
}
