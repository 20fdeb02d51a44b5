package agon.cli.options;

import agon.games.Games;
import agon.store.Store;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which database: {@code --db}, else {@code $AGON_DB}, else the user's own. */
public final class DatabaseOption {
  @Option(
      names = "--db",
      paramLabel = "LOCATION",
      description =
          "a file or jdbc:postgresql://host/name?user=… (default: $$AGON_DB, else games.db in"
              + " $$AGON_DATA, $$XDG_DATA_HOME/agon or ~/.local/share/agon)")
  private @Nullable String location;

  public Store open() {
    return named()
        .map(name -> Store.open(name, Games.CATALOG))
        .orElseGet(() -> Store.standard(Games.CATALOG));
  }

  /** How another command says the same: nothing, or {@code --db} with a blank before it. */
  public String again() {
    // A URL may hold a password.
    return location == null ? "" : " --db " + (location.contains("://") ? "URL" : location);
  }

  /** The one somebody asked for; empty for the user's own. */
  public Optional<String> named() {
    return Optional.ofNullable(location != null ? location : System.getenv("AGON_DB"))
        .filter(name -> !name.isBlank());
  }
}
