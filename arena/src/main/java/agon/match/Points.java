package agon.match;

import agon.game.BadInput;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a result is worth in the table.
 *
 * @param winFirst for winning with the first move
 * @param winFault for a win by the other's error, whoever moved first
 */
public record Points(double winFirst, double winSecond, double winFault, double draw) {
  /** One for a win, half for a draw. */
  public static final Points ONE_HALF = new Points(1, 1, 1, 0.5);

  public static final Points THREE_ONE = new Points(3, 3, 3, 1);

  /** Bologna: it is harder to win as second, and nobody earns more by the other's error. */
  public static final Points BOLOGNA = new Points(2, 3, 2, 1);

  private static final Pattern OWN =
      Pattern.compile("first (\\S+) second (\\S+) fault (\\S+) draw (\\S+)");

  /** Reads {@code 1-0.5}, {@code 3-1}, {@code bologna}, {@code first 2 second 3 fault 2 draw 1}. */
  public static Points parse(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    Matcher own = OWN.matcher(plain);
    if (own.matches()) {
      try {
        return new Points(number(own, 1), number(own, 2), number(own, 3), number(own, 4));
      } catch (NumberFormatException e) {
        throw new BadInput("points are numbers, not " + BadInput.quote(text));
      }
    }
    return switch (plain) {
      case "1-0.5", "1-1/2" -> ONE_HALF;
      case "3-1" -> THREE_ONE;
      case "bologna" -> BOLOGNA;
      default ->
          throw new BadInput(
              "points are 1-0.5, 3-1, bologna, or such as 'first 2 second 3 fault 2 draw 1', not "
                  + BadInput.quote(text));
    };
  }

  private static double number(Matcher own, int group) {
    return Double.parseDouble(own.group(group));
  }

  public String text() {
    if (equals(ONE_HALF)) {
      return "1-0.5";
    }
    return equals(BOLOGNA)
        ? "bologna"
        : equals(THREE_ONE)
            ? "3-1"
            : "first %s second %s fault %s draw %s"
                .formatted(number(winFirst), number(winSecond), number(winFault), number(draw));
  }

  /** For people: "1 for a win, 0.5 for a draw". */
  public String said() {
    String draws = ", %s for a draw".formatted(number(draw));
    return winFirst == winSecond && winFirst == winFault
        ? number(winFirst) + " for a win" + draws
        : "%s for a win with the first move, %s with the second, %s by the other's fault%s"
            .formatted(number(winFirst), number(winSecond), number(winFault), draws);
  }

  private static String number(double points) {
    return Double.toString(points).replaceFirst("\\.0$", "");
  }

  /** For an entrant on this side of a game. */
  public double of(FixtureResult result, int side) {
    return switch (result.halfPoints(side)) {
      case 0 -> 0;
      case 1 -> draw;
      default -> result.isFault() ? winFault : side == 0 ? winFirst : winSecond;
    };
  }
}
