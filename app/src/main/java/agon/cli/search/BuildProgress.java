package agon.cli.search;

import agon.cli.terminal.Progress;
import agon.endgame.Database;
import agon.endgame.Databases;
import agon.endgame.Values;

/** Builds a database and says how far it is. */
public final class BuildProgress {
  private BuildProgress() {}

  /** One of at least this size: the one that is there, or a new one. */
  public static Values build(Database database, int most) {
    try (Progress progress = new Progress()) {
      double all = database.bytes(most);
      return Databases.of(
              database,
              most,
              size -> {
                progress.report(
                    database.bytes(size - 1) / all,
                    "%s: %d of %d %s".formatted(database.name(), size, most, database.unit()));
                return true;
              })
          .orElseThrow();
    }
  }
}
