package agon.protocol.gtp;

import agon.game.BadInput;
import agon.search.Limits;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What the engine has been told about time, and what it has used since. */
final class GtpClock {
  /** What the way to the controller's clock may cost. */
  private static final long MARGIN = 60_000_000;

  private static final long SECOND = 1_000_000_000L;
  private static final double MOST_SECONDS = 1e6;

  /**
   * @param stones how many stones the time is for; 0 for all the rest of the game
   */
  private record Left(long nanos, int stones) {}

  private final Duration untimed;
  private boolean timed;
  private long period;
  private int periodStones;
  private final @Nullable Left[] left = new Left[2];

  /**
   * @param untimed for a move when nobody speaks of time
   */
  GtpClock(Duration untimed) {
    this.untimed = untimed;
  }

  /** Takes {@code time_settings} in. */
  void settings(List<String> words) {
    if (words.size() != 3) {
      throw new BadInput("time_settings is followed by three numbers");
    }
    long main = nanos(words.get(0));
    period = nanos(words.get(1));
    periodStones = stones(words.get(2));
    // A period without stones is the protocol's way to say that there is no limit.
    timed = period == 0 || periodStones > 0;
    Arrays.fill(left, main == 0 && periodStones > 0 ? wholePeriod() : new Left(main, 0));
  }

  /** Takes {@code time_left} in, but for the colour. */
  void left(int player, List<String> words) {
    if (words.size() != 2) {
      throw new BadInput("time_left is followed by a colour, a time and a number of stones");
    }
    left[player] = new Left(nanos(words.get(0)), stones(words.get(1)));
    timed = true;
  }

  private Left wholePeriod() {
    return new Left(period, periodStones);
  }

  Limits forMove(int player) {
    Left now = left[player];
    if (!timed || now == null) {
      return Limits.time(untimed);
    }
    boolean hasPeriod = now.stones == 0 && periodStones > 0;
    if (hasPeriod && now.nanos < period / periodStones) {
      now = new Left(now.nanos + period, periodStones); // what is left runs out during this move
    }
    Duration time = Duration.ofNanos(Math.max(1_000_000, now.nanos - margin(now.nanos)));
    return now.stones == 1
        ? Limits.time(time)
        : Limits.clock(
            new Limits.GameClock(
                time,
                Duration.ZERO,
                now.stones > 0 ? OptionalInt.of(now.stones) : OptionalInt.empty()));
  }

  private static long margin(long nanos) {
    return Math.min(MARGIN, nanos / 4);
  }

  /** A move has been made, for controllers that do not tell what is left. */
  void used(int player, long nanos) {
    Left before = left[player];
    if (!timed || before == null) {
      return;
    }
    if (before.stones > 0) {
      left[player] =
          before.stones == 1 ? wholePeriod() : new Left(before.nanos - nanos, before.stones - 1);
    } else if (nanos < before.nanos || periodStones == 0) {
      left[player] = new Left(Math.max(0, before.nanos - nanos), 0);
    } else {
      left[player] = wholePeriod();
    }
  }

  private static long nanos(String text) {
    if (!text.matches("\\d{1,12}(\\.\\d{0,9})?")) {
      throw new BadInput("a time is a number of seconds, not " + BadInput.quote(text));
    }
    return (long) (Math.min(Double.parseDouble(text), MOST_SECONDS) * SECOND);
  }

  private static int stones(String text) {
    if (!text.matches("\\d{1,6}")) {
      throw new BadInput("a number of stones is a whole number, not " + BadInput.quote(text));
    }
    return Integer.parseInt(text);
  }
}
