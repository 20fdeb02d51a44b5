package agon.record;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Why a game ended.
 *
 * @param detail for people: "1.204 s used of 1 s"; may be empty
 */
public record Ending(Reason reason, String detail) {
  /** Each is written as its {@link #text()}. */
  public enum Reason {
    /** A win, loss or draw by the rules of the game. */
    RULES("by the rules"),
    RESIGNATION("resignation"),
    AGREEMENT("draw agreed"),
    TIME("out of time"),
    ILLEGAL_MOVE("illegal move"),
    /** A player crashed, hung up or spoke nonsense. */
    FAILURE("player failed"),
    ADJUDICATION("adjudicated"),
    UNFINISHED("unfinished");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  public static final Ending BY_THE_RULES = new Ending(Reason.RULES, "");
  public static final Ending UNFINISHED = new Ending(Reason.UNFINISHED, "");

  /** {@code out of time: 1.204 s used of 1 s}. */
  public String text() {
    return detail.isEmpty() ? reason.text() : reason.text() + ": " + detail;
  }

  static Ending parse(String text) {
    for (Reason reason : Reason.values()) {
      if (text.equals(reason.text())) {
        return new Ending(reason, "");
      }
      if (text.startsWith(reason.text() + ": ")) {
        return new Ending(reason, text.substring(reason.text().length() + 2));
      }
    }
    throw new BadInput(
        "Ended is one of "
            + Arrays.stream(Reason.values()).map(Reason::text).collect(Collectors.joining(", "))
            + ", not "
            + BadInput.quote(text));
  }
}
