package agon.store;

import java.nio.file.Path;
import java.util.Map;

/**
 * Where the user's own things are kept, games and names of players: {@code $AGON_DATA}, else {@code
 * $XDG_DATA_HOME/agon}, else {@code ~/.local/share/agon}.
 */
public final class DataFolder {
  private DataFolder() {}

  /** The folder for whoever runs this program; it need not be there yet. */
  public static Path standard() {
    return of(System.getenv(), System.getProperty("user.home", "."));
  }

  static Path of(Map<String, String> environment, String home) {
    String own = environment.getOrDefault("AGON_DATA", "");
    String shared = environment.getOrDefault("XDG_DATA_HOME", "");
    return !own.isBlank()
        ? Path.of(own)
        : !shared.isBlank() ? Path.of(shared, "agon") : Path.of(home, ".local", "share", "agon");
  }
}
