package agon.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.games.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The store on a server. */
@Tag("slow")
class PostgresStoreTest extends StoreContract {
  @Override
  String emptyDatabase() {
    return Postgres.emptySchema();
  }

  private static void assertRefused(String location, String... parts) {
    assertThatThrownBy(() -> Store.open(location, Games.CATALOG).close())
        .isInstanceOf(BadInput.class)
        .message()
        .doesNotContain("\n", "secret")
        .contains(parts);
  }

  @Test
  void aServerOrADatabaseThatIsNotThereIsToldInOneSentence() {
    assertRefused(
        "jdbc:postgresql://localhost:1/games?user=ann&password=secret",
        "cannot reach jdbc:postgresql://localhost:1/games");
    assertRefused(
        "jdbc:postgresql://localhost:" + Postgres.port() + "/nothing?user=postgres",
        "cannot reach",
        "\"nothing\" does not exist");
    assertRefused("jdbc:postgresql:/x:y:z", "jdbc:postgresql://host/name");
  }

  @Test
  void aSchemaOfAnotherProgramIsRefused() {
    String location = Postgres.emptySchema();
    String schema = location.replaceFirst(".*currentSchema=", "");
    Postgres.sql("create table " + schema + ".invoice (id integer)");
    assertRefused(location, "is a database of something else", "'invoice'");
  }
}
