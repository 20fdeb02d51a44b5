package agon.match;

import agon.game.BadInput;
import java.util.Locale;

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

  /** Reads {@code 1-0.5}, {@code 3-1}, {@code bologna}. */
  public static Points parse(String text) {
    return switch (text.strip().toLowerCase(Locale.ROOT)) {
      case "1-0.5", "1-1/2" -> ONE_HALF;
      case "3-1" -> THREE_ONE;
      case "bologna" -> BOLOGNA;
      default ->
          throw new BadInput("points are 1-0.5, 3-1 or bologna, not " + BadInput.quote(text));
    };
  }

  public String text() {
    return equals(BOLOGNA) ? "bologna" : equals(THREE_ONE) ? "3-1" : "1-0.5";
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
  public double of(Result result, int side) {
    return switch (result.halfPoints(side)) {
      case 0 -> 0;
      case 1 -> draw;
      default -> result.isFault() ? winFault : side == 0 ? winFirst : winSecond;
    };
  }
}
