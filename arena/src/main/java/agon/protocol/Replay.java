package agon.protocol;

import agon.game.BadInput;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Plays the other end of a conversation from its {@link Transcript}: gives the answers that were
 * given then, and insists on the same questions in the same order.
 */
public final class Replay implements Peer {
  private static final Pattern LINE = Pattern.compile("\\d+\\.\\d+ ([<>#]) (.*)");
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

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
                rest.add(new Spoken(spoken.group(1).charAt(0), unescape(spoken.group(2))));
              }
            });
  }

  private static String unescape(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(
            m -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(m.group(1), 16))));
  }

  @Override
  public void send(String line) {
    Spoken expected = rest.poll();
    if (expected == null || expected.sign != '>' || !expected.text.equals(line)) {
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
    return next.text;
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
