package agon.search;

import agon.game.BadInput;
import agon.game.Parameter;
import java.math.BigDecimal;

/**
 * A number of the search that games decide about: declared once, set like any option ({@code
 * engine(lmr.base=0.4)}), and found by a tuner in {@link EngineOptions#TUNABLES}.
 *
 * @param standard its value unless the game or the user says otherwise
 * @param step a change that might be noticed in games
 */
public record Tunable(
    String name, double standard, double least, double most, double step, String meaning) {

  /** As an option, which says {@link EngineOptions#AUTO} unless it is set. */
  Parameter parameter() {
    return Parameter.text(
        name,
        EngineOptions.AUTO,
        "auto or %s–%s".formatted(text(least), text(most)),
        meaning + " (%s)".formatted(text(standard)),
        this::read);
  }

  private String read(String text) {
    if (text.equals(EngineOptions.AUTO)) {
      return text;
    }
    if (!text.matches("-?\\d{1,7}(\\.\\d{1,6})?")) {
      throw new IllegalArgumentException();
    }
    double value = Double.parseDouble(text);
    if (value < least || value > most) {
      throw new IllegalArgumentException();
    }
    return text(value);
  }

  /** A change of options that gives it this value, or the nearest that it may have. */
  public String setTo(double value) {
    if (Double.isNaN(value)) {
      throw new BadInput(name + " is a number");
    }
    return name + "=" + text(Math.clamp(value, least, most));
  }

  private static String text(double value) {
    return BigDecimal.valueOf(Math.round(value * 1e6), 6).stripTrailingZeros().toPlainString();
  }
}
