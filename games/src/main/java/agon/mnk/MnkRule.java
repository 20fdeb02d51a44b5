package agon.mnk;

import static agon.game.Position.FIRST;

import agon.game.BadInput;
import agon.game.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which lines win, and whether some moves are forbidden. */
enum MnkRule {
  /** k or more in a row win. */
  FREE,

  /** Exactly k in a row win. */
  EXACT,

  /**
   * Exactly k in a row win unless a stone of the other side stands at either end; the edge of the
   * board closes nothing.
   */
  CARO,

  /** X wins with exactly five and has {@link Renju forbidden points}, O with five or more. */
  RENJU;

  private static final int RENJU_K = 5;

  /** What a game line may say; {@link #EXACT} is a parameter of its own, older than the others. */
  static final List<String> CHOICES =
      Arrays.stream(values()).filter(rule -> rule != EXACT).map(MnkRule::text).toList();

  static MnkRule of(Settings settings) {
    MnkRule rule = valueOf(settings.text("rule").toUpperCase(Locale.ROOT));
    if (settings.flag("exact")) {
      if (rule != FREE) {
        throw new BadInput(
            "exact=true goes with rule=free; rule=%s says itself which lines win"
                .formatted(rule.text()));
      }
      return EXACT;
    }
    if (rule == RENJU && settings.number("k") != RENJU_K) {
      throw new BadInput("renju is played with k=5, not k=" + settings.number("k"));
    }
    return rule;
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a line of more than k does not win for a side. */
  boolean exact(int player) {
    return this == EXACT || this == CARO || (this == RENJU && player == FIRST);
  }
}
