package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.search.Limits;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What the manager has told about time and effort. */
final class GomocupLimits {
  private static final int UNLIMITED = Integer.MAX_VALUE;

  /** What piskvork's own template for engines assumes before it is told. */
  private static final int USUAL_TURN = 30_000;

  /** What a move needs to get through the pipe and to the manager's clock. */
  private static final int PIPE = 30;

  /** Long enough for a sensible move, short enough for "at once". */
  private static final int AT_ONCE = 20;

  private int turn = USUAL_TURN;
  private int match;
  private int left = UNLIMITED;
  private OptionalInt depth = OptionalInt.empty();
  private Optional<Long> nodes = Optional.empty();

  /** Takes one INFO in; false if its key is about something else. */
  boolean take(String key, String value) {
    switch (key.toLowerCase(Locale.ROOT)) {
      case "timeout_turn" -> turn = number(key, value);
      case "timeout_match" -> {
        match = number(key, value);
        restart(); // whoever never tells time_left has at least told this
      }
      case "time_left" -> left = number(key, value);
      case "max_depth" -> {
        int most = number(key, value);
        depth = most > 0 ? OptionalInt.of(most) : OptionalInt.empty();
      }
      case "max_node" -> {
        long most = number(key, value);
        nodes = most > 0 ? Optional.of(most) : Optional.empty();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /** A whole number, cut to what an int holds: some managers have larger ones. */
  static int number(String key, String value) {
    if (!value.matches("[+-]?\\d{1,18}")) {
      throw new BadInput("INFO %s is a whole number, not %s".formatted(key, BadInput.quote(value)));
    }
    return Math.clamp(Long.parseLong(value), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** What the next move has. */
  Limits forMove() {
    Limits limits = Limits.time(Duration.ofMillis(turn <= 0 ? AT_ONCE : less(turn)));
    if (left != UNLIMITED) {
      Duration rest = Duration.ofMillis(less(Math.max(left, 1)));
      Limits.GameClock clock = new Limits.GameClock(rest, Duration.ZERO, OptionalInt.empty());
      limits = new Limits(limits.depth(), limits.nodes(), limits.moveTime(), Optional.of(clock));
    }
    limits = depth.isPresent() ? limits.andDepth(depth.getAsInt()) : limits;
    return nodes.isPresent() ? limits.andNodes(nodes.get()) : limits;
  }

  /** A new game has its whole time again. */
  void restart() {
    left = match > 0 ? match : UNLIMITED;
  }

  private static int less(int millis) {
    return millis - Math.min(PIPE, millis / 4);
  }
}
