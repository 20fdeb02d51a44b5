package agon.store;

import java.nio.file.Path;
import java.util.Map;

/** Where a user's games are kept when nobody says otherwise. */
public final class DataFolder {
  private DataFolder() {}

  /** {@code $AGON_DATA}, {@code $XDG_DATA_HOME/agon} or {@code ~/.local/share/agon}. */
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
