package agon.cluster.ignite;

import agon.cluster.grid.Declined;
import agon.game.BadInput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;

/**
 * What a machine answers, as bytes: one that says what follows, then the answer or a sentence. So
 * nothing but bytes ever has to be made an object of on the other side.
 */
final class Reply {
  private static final byte RIGHT = 0;
  private static final byte DECLINED = 1;
  private static final byte BAD_INPUT = 2;
  private static final byte FAILED = 3;

  private Reply() {}

  static byte[] of(byte[] value) {
    return with(RIGHT, value);
  }

  static byte[] of(Throwable problem) {
    Throwable cause =
        problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem;
    return switch (cause) {
      case Declined declined -> with(DECLINED, String.valueOf(declined.getMessage()));
      case BadInput bad -> with(BAD_INPUT, bad.sentence());
      case CancellationException cancelled -> with(DECLINED, "cancelled");
      default -> with(FAILED, cause.toString());
    };
  }

  private static byte[] with(byte kind, String text) {
    return with(kind, text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] with(byte kind, byte[] rest) {
    byte[] all = new byte[rest.length + 1];
    all[0] = kind;
    System.arraycopy(rest, 0, all, 1, rest.length);
    return all;
  }

  static boolean isDeclined(byte[] answer) {
    return answer[0] == DECLINED;
  }

  /** Why it was declined, if it was. */
  static Optional<String> declined(byte[] answer) {
    return isDeclined(answer) ? Optional.of(text(answer)) : Optional.empty();
  }

  /** The answer, or the problem thrown. */
  static byte[] value(byte[] answer) {
    return switch (answer[0]) {
      case RIGHT -> Arrays.copyOfRange(answer, 1, answer.length);
      case DECLINED -> throw new Declined(text(answer));
      case BAD_INPUT -> throw new BadInput(text(answer));
      default -> throw new IllegalStateException(text(answer));
    };
  }

  private static String text(byte[] answer) {
    return new String(answer, 1, answer.length - 1, StandardCharsets.UTF_8);
  }
}
