package agon.mancala;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * How the seeds lie when a game of Kalah begins: equal in all pits, or as numbers say, in the order
 * of a position's text. FairKalah (Neller and Pham) begins with one or two seeds moved, so that
 * best play is a draw.
 */
final class KalahSetup {
  static final String EQUAL = "equal";
  static final String ALLOWED =
      "equal or a number for each place, such as 4 4 5 4 3 4 0 4 4 4 4 4 4 0";

  private KalahSetup() {}

  /** One blank between numbers without leading zeros. */
  static String canonical(String text) {
    if (text.equalsIgnoreCase(EQUAL)) {
      return EQUAL;
    }
    if (!text.matches("\\d{1,3}(\\s+\\d{1,3}){3,25}")) {
      throw new IllegalArgumentException();
    }
    return Arrays.stream(text.split("\\s+", -1))
        .map(number -> Integer.toString(Integer.parseInt(number)))
        .collect(Collectors.joining(" "));
  }

  /**
   * @param text a canonical one
   * @param equal the places of the equal start
   */
  static int[] places(String text, int[] equal) {
    if (text.equals(EQUAL)) {
      return equal;
    }
    int[] places = Arrays.stream(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    if (places.length != equal.length) {
      throw new BadInput(
          "setup names %d places of the board's %d (South's pits and store, North's pits and store)"
              .formatted(places.length, equal.length));
    }
    int seeds = Arrays.stream(equal).sum();
    if (Arrays.stream(places).sum() != seeds) {
      throw new BadInput(
          "setup has %s, the board has %d"
              .formatted(PositionText.count(Arrays.stream(places).sum(), "seed"), seeds));
    }
    if (Arrays.equals(places, equal)) {
      throw new BadInput("this set-up is the usual one: setup=equal");
    }
    int half = places.length / 2;
    if (isEmpty(places, 0, half - 1) || isEmpty(places, half, 2 * half - 1)) {
      throw new BadInput("at the start both sides have seeds in their pits");
    }
    return places;
  }

  private static boolean isEmpty(int[] places, int from, int to) {
    return Arrays.stream(places, from, to).sum() == 0;
  }
}
