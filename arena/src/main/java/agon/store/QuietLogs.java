package agon.store;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * Libraries that tell the terminal about their inner life are asked not to. Whatever goes wrong
 * reaches us as an exception as well, and we say it in our own words.
 */
final class QuietLogs {
  // Held here, since a logger nobody holds is forgotten together with its level.
  private static final List<Logger> LOGGERS =
      Stream.of("org.flywaydb", "org.jdbi", "com.zaxxer.hikari", "org.postgresql", "org.sqlite")
          .map(Logger::getLogger)
          .toList();

  private QuietLogs() {}

  static void keep() {
    LOGGERS.forEach(logger -> logger.setLevel(Level.OFF));
  }
}
