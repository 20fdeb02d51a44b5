package agon.store;

import agon.games.Games;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A store on an empty database, open for each test. */
abstract class StoreFixture {
  static final TournamentEntry CUP = new TournamentEntry("Cup", "games = 4\n", -7, 4);

  String location = "";
  Store store = unopened();

  @SuppressWarnings("NullAway") // opened before each test
  private static Store unopened() {
    return null;
  }

  /** Where an empty database is. */
  abstract String emptyDatabase();

  @BeforeEach
  void open() {
    location = emptyDatabase();
    store = Store.open(location, Games.CATALOG);
  }

  @AfterEach
  void close() {
    store.close();
  }

  void reopen() {
    store.close();
    store = Store.open(location, Games.CATALOG);
  }
}
