package agon.web.database;

import agon.games.Games;
import agon.record.GameRecord;
import agon.store.Store;
import agon.store.StoredGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The database of games and tournaments; opened when somebody first asks for it. */
public final class Archive implements AutoCloseable {
  private final Optional<String> database;
  private final Path data;
  private @Nullable Store store;

  /**
   * @param database where it is, if not in the folder for data
   */
  public Archive(Optional<String> database, Path data) {
    this.database = database;
    this.data = data;
  }

  public synchronized Store store() {
    Store opened = store;
    if (opened == null) {
      opened = Store.open(database.orElseGet(() -> file(data)), Games.CATALOG);
      store = opened;
    }
    return opened;
  }

  /** Adds a game that was played here and has just ended. */
  public void add(GameRecord record) {
    store()
        .addGame(
            new StoredGame(
                Optional.empty(),
                record,
                0,
                OptionalLong.empty(),
                Optional.empty(),
                Optional.of(Instant.now())));
  }

  private static String file(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return folder.resolve("games.db").toString();
  }

  @Override
  public synchronized void close() {
    if (store != null) {
      store.close();
    }
  }
}
