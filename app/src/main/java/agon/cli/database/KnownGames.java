package agon.cli.database;

import agon.process.Checksum;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import agon.store.GameFilter;
import agon.store.Store;
import java.util.HashSet;
import java.util.Set;

/**
 * The games that a database holds already, so that to import a file twice does no harm. A record is
 * known with its date and seed or without: older files have none.
 */
final class KnownGames {
  private final Set<String> keys = new HashSet<>();

  KnownGames(Store store) {
    store.forEachGame(
        GameFilter.ALL,
        (game, id) -> {
          keys.add(key(game.record()));
          keys.add(key(game.exported()));
        });
  }

  boolean has(GameRecord record) {
    return keys.contains(key(record));
  }

  private static String key(GameRecord record) {
    return Checksum.of(RecordWriter.write(record));
  }
}
