package agon.protocol.agi;

import agon.game.BadInput;
import agon.search.Limits;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The {@code go} command, written and read.
 *
 * @param untilTold whether to keep the answer until {@code stop} or {@code ponderhit}
 * @param limits from {@code ponderhit} on, if this is pondering
 */
record GoLine(Limits limits, boolean untilTold, boolean ponder) {
  static String write(Limits limits) {
    StringBuilder line = new StringBuilder("go");
    limits.moveTime().ifPresent(time -> line.append(" movetime ").append(millis(time)));
    limits
        .clock()
        .ifPresent(
            clock -> {
              line.append(" clock ").append(millis(clock.left()));
              if (!clock.increment().isZero()) {
                line.append(" increment ").append(millis(clock.increment()));
              }
              clock.movesToGo().ifPresent(moves -> line.append(" movestogo ").append(moves));
            });
    limits.depth().ifPresent(depth -> line.append(" depth ").append(depth));
    limits.nodes().ifPresent(nodes -> line.append(" nodes ").append(nodes));
    return line.toString();
  }

  private static long millis(Duration time) {
    return Math.max(0, time.toMillis());
  }

  /** Reads what follows {@code go}. */
  static GoLine read(List<String> words) {
    Limits limits = Limits.NONE;
    @Nullable Duration left = null;
    Duration increment = Duration.ZERO;
    OptionalInt movesToGo = OptionalInt.empty();
    boolean infinite = false;
    boolean ponder = false;
    Iterator<String> rest = words.iterator();
    boolean more = true;
    while (more && rest.hasNext()) {
      String word = rest.next();
      switch (word) {
        case "movetime" -> limits = limits.andTime(Duration.ofMillis(number(word, rest, 0)));
        case "depth" -> limits = limits.andDepth((int) Math.min(number(word, rest, 1), 1 << 20));
        case "nodes" -> limits = limits.andNodes(number(word, rest, 1));
        case "clock" -> left = Duration.ofMillis(number(word, rest, 0));
        case "increment" -> increment = Duration.ofMillis(number(word, rest, 0));
        case "movestogo" ->
            movesToGo = OptionalInt.of((int) Math.min(number(word, rest, 1), 1 << 20));
        case "infinite" -> infinite = true;
        case "ponder" -> ponder = true;
        case "legal" -> more = false; // we know the rules
        default ->
            throw new BadInput(
                "go is followed by movetime, clock, increment, movestogo, depth, nodes, infinite, "
                    + "ponder or legal, not "
                    + BadInput.quote(word));
      }
    }
    if (left != null) {
      Limits.GameClock clock = new Limits.GameClock(left, increment, movesToGo);
      limits =
          new Limits(
              limits.depth(), limits.nodes(), limits.moveTime(), Limits.clock(clock).clock());
    }
    return new GoLine(limits, infinite || ponder || limits.equals(Limits.NONE), ponder);
  }

  private static long number(String name, Iterator<String> rest, long least) {
    String text = rest.hasNext() ? rest.next() : "";
    if (!text.matches("\\d{1,15}") || Long.parseLong(text) < least) {
      throw new BadInput(
          "%s is followed by a whole number from %d on, not %s"
              .formatted(name, least, BadInput.quote(text)));
    }
    return Long.parseLong(text);
  }
}
