package agon.search;

import agon.game.BadInput;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much both sides may think in one game, written as people write it: {@code 1s} for each move,
 * {@code 1m+1s} for the game and more after every move, {@code 40/5m} anew every 40 moves, {@code
 * nodes=10000}, {@code depth=6}; several joined by blanks all hold.
 *
 * @param move for each move
 * @param clock for the whole game, or for each period
 * @param increment added after every move
 * @param period moves after which the clock is filled up again
 */
public record TimeControl(
    Optional<Duration> move,
    Optional<Duration> clock,
    Duration increment,
    OptionalInt period,
    OptionalLong nodes,
    OptionalInt depth) {

  private static final Pattern CLOCK = Pattern.compile("(?:(\\d{1,4})/)?([^+/]+)(?:\\+([^+/]+))?");

  /** As long as they like. */
  public static final TimeControl NONE =
      new TimeControl(
          Optional.empty(),
          Optional.empty(),
          Duration.ZERO,
          OptionalInt.empty(),
          OptionalLong.empty(),
          OptionalInt.empty());

  public static TimeControl perMove(Duration time) {
    return new TimeControl(
        Optional.of(time),
        Optional.empty(),
        Duration.ZERO,
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalInt.empty());
  }

  public static TimeControl parse(String text) {
    TimeControl control = NONE;
    for (String word : text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      control = control.and(word);
    }
    return control;
  }

  private TimeControl and(String word) {
    if (word.equals("none")) {
      return this;
    }
    if (word.startsWith("nodes=")) {
      return new TimeControl(move, clock, increment, period, OptionalLong.of(count(word)), depth);
    }
    if (word.startsWith("depth=")) {
      int most = (int) Math.min(count(word), 1000);
      return new TimeControl(move, clock, increment, period, nodes, OptionalInt.of(most));
    }
    Matcher parts = CLOCK.matcher(word);
    if (!parts.matches()) {
      throw new BadInput(
          "time is written 1s, 1m+1s, 40/5m, nodes=10000 or depth=6, not " + BadInput.quote(word));
    }
    String more = parts.group(3);
    String every = parts.group(1);
    Duration time = Durations.parse(parts.group(2));
    if (more == null && every == null) {
      return new TimeControl(Optional.of(time), clock, increment, period, nodes, depth);
    }
    return new TimeControl(
        move,
        Optional.of(time),
        more == null || more.equals("0") ? Duration.ZERO : Durations.parse(more),
        every == null ? OptionalInt.empty() : OptionalInt.of(Math.max(1, Integer.parseInt(every))),
        nodes,
        depth);
  }

  private static long count(String word) {
    String number = word.substring(word.indexOf('=') + 1);
    if (!number.matches("[1-9]\\d{0,14}")) {
      throw new BadInput(
          "%s is a number from 1 up, not %s"
              .formatted(word.substring(0, word.indexOf('=')), BadInput.quote(number)));
    }
    return Long.parseLong(number);
  }

  /**
   * What is allowed for a move with so much left on the clock, which only counts if there is one.
   */
  public Limits limits(Duration left, int movesMade) {
    OptionalInt toGo =
        period.isPresent()
            ? OptionalInt.of(period.getAsInt() - movesMade % period.getAsInt())
            : OptionalInt.empty();
    return new Limits(
        depth, nodes, move, clock.map(c -> new Limits.GameClock(left, increment, toGo)));
  }

  /** Whether a game can be repeated move for move: nothing depends on how fast the machine is. */
  public boolean isRepeatable() {
    return move.isEmpty() && clock.isEmpty() && (nodes.isPresent() || depth.isPresent());
  }

  public String text() {
    StringJoiner text = new StringJoiner(" ");
    text.setEmptyValue("none");
    clock.ifPresent(
        c ->
            text.add(
                (period.isPresent() ? period.getAsInt() + "/" : "")
                    + Durations.text(c)
                    + (increment.isZero()
                        ? period.isPresent() ? "" : "+0"
                        : "+" + Durations.text(increment))));
    move.ifPresent(m -> text.add(Durations.text(m)));
    nodes.ifPresent(n -> text.add("nodes=" + n));
    depth.ifPresent(d -> text.add("depth=" + d));
    return text.toString();
  }
}
