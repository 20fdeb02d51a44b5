package agon.cli;

import agon.games.Games;
import agon.store.Store;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which database: {@code --db}, else {@code $AGON_DB}, else the user's own. */
final class DatabaseOption {
  @Option(
      names = "--db",
      paramLabel = "LOCATION",
      description =
          "a file or jdbc:postgresql://host/name?user=… (default: $$AGON_DB, else games.db in"
              + " $$AGON_DATA, $$XDG_DATA_HOME/agon or ~/.local/share/agon)")
  private @Nullable String location;

  Store open() {
    String named = location != null ? location : System.getenv("AGON_DB");
    return named == null || named.isBlank()
        ? Store.standard(Games.CATALOG)
        : Store.open(named, Games.CATALOG);
  }
}
