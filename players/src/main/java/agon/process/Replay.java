package agon.process;

import agon.game.BadInput;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Plays the other end of a conversation from its {@link Conversation}: gives the answers that were
 * given then, and insists on the same questions in the same order.
 *
 * <p>This makes a test of a log: give the protocol's host a replay instead of a program, play the
 * game of the log, and see that it goes the same way.
 *
 * <pre>
 * Replay replay = new Replay(Files.readString(log));
 * GomocupHost host = new GomocupHost(game, Launch.of("true"));
 * host.greet(replay);
 * host.begin(replay, position, side, limits, seed);
 * int move = host.ask(replay, position, limits); // the move that was made then
 * </pre>
 */
public final class Replay implements Peer {
  private static final Pattern LINE = Pattern.compile("\\d+\\.\\d+ ([<>#]) (.*)");

  private record Spoken(char sign, String text) {}

  private final Deque<Spoken> rest = new ArrayDeque<>();

  public Replay(String transcript) {
    transcript
        .lines()
        .forEach(
            line -> {
              Matcher spoken = LINE.matcher(line);
              if (!spoken.matches()) {
                throw new BadInput(
                    "a line of a transcript is written '0.012345 > text', not "
                        + BadInput.quote(line));
              }
              if (!spoken.group(1).equals("#")) {
                rest.add(new Spoken(spoken.group(1).charAt(0), spoken.group(2)));
              }
            });
  }

  @Override
  public void send(String line) {
    Spoken expected = rest.poll();
    if (expected == null || expected.sign != '>' || !ExactText.read(expected.text).equals(line)) {
      throw new BadInput(
          "the transcript has %s where we say %s now"
              .formatted(describe(expected), BadInput.quote(line)));
    }
  }

  @Override
  public String receive() {
    Spoken next = rest.poll();
    if (next == null || next.sign != '<') {
      throw new BadInput("the transcript has " + describe(next) + " where we wait for an answer");
    }
    // Where a reader cuts lines, a carriage return is part of the line end.
    return ExactText.read(next.text).replaceFirst("\\r$", "");
  }

  /** No time passes in a recording. */
  @Override
  public <T> T within(Duration limit, Duration grace, Supplier<T> exchange) {
    return exchange.get();
  }

  /** Whether everything has been said again. */
  public boolean isOver() {
    return rest.isEmpty();
  }

  private static String describe(@Nullable Spoken spoken) {
    return spoken == null
        ? "nothing more"
        : (spoken.sign == '>' ? "us saying " : "an answer ") + BadInput.quote(spoken.text);
  }
}
