package agon.protocol.gtp;

import agon.search.Limits;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * The controller's lines about time. The protocol knows a time for the game, then a time for every
 * so many stones, in whole seconds.
 */
final class TimeLines {
  private static final int MILLIS = 1000;

  private TimeLines() {}

  /** How the game is timed; empty if it is not. */
  static Optional<String> settings(Limits limits) {
    if (limits.moveTime().isPresent()) {
      long seconds = limits.moveTime().get().toSeconds();
      // As much for the game as for a stone: there are engines that heed only the first number.
      return Optional.of("time_settings %d %d 1".formatted(seconds, Math.max(1, seconds)));
    }
    return limits
        .clock()
        .map(
            clock -> {
              long left = clock.left().toSeconds();
              int stones = clock.movesToGo().orElse(0);
              return "time_settings %d %d %d".formatted(left, stones > 0 ? left : 0, stones);
            });
  }

  /** What is left for the next move; empty if that is not limited. */
  static Optional<String> left(Limits limits, String colour) {
    Optional<Duration> clock = limits.clock().map(Limits.GameClock::left);
    if (limits.moveTime().isPresent()) {
      Duration move = limits.moveTime().get();
      Duration least = clock.filter(left -> left.compareTo(move) < 0).orElse(move);
      return Optional.of("time_left %s %s 1".formatted(colour, seconds(least)));
    }
    return limits
        .clock()
        .map(
            c ->
                "time_left %s %s %d".formatted(colour, seconds(c.left()), c.movesToGo().orElse(0)));
  }

  /** Whole as they should be, but not so that little would become nothing or too much. */
  private static String seconds(Duration time) {
    long millis = Math.max(0, time.toMillis());
    return millis >= MILLIS
        ? Long.toString(millis / MILLIS)
        : String.format(Locale.ROOT, "%.2f", millis / (double) MILLIS);
  }
}
