package agon.statistics;

import java.util.Locale;

/** Numbers as people say them. */
final class Words {
  private static final double NEARLY_SURE = 0.9995;

  /** What rounding may take from even chances. */
  private static final double ROUNDING = 1e-9;

  private Words() {}

  /** With a real minus sign, and never a negative zero. */
  static String plain(double value, int decimals) {
    String digits = String.format(Locale.ROOT, "%." + decimals + "f", Math.abs(value));
    return value < 0 && !isZero(digits) ? "−" + digits : digits;
  }

  /** One decimal, and a plus sign before what is positive. */
  static String signed(double value) {
    String text = plain(value, 1);
    return value > 0 && !isZero(text) ? "+" + text : text;
  }

  /** As few decimals as needed: {@code 0}, {@code −1.75}. */
  static String shortest(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e9
        ? plain(value, 0)
        : (value < 0 ? "−" : "") + Math.abs(value);
  }

  /** For example {@code 94.5 % likely stronger}. */
  static String superiority(double likelihood) {
    String who = likelihood < 0.5 - ROUNDING ? "weaker" : "stronger";
    double sure = Math.max(likelihood, 1 - likelihood);
    return sure >= NEARLY_SURE
        ? "more than 99.9 % likely " + who
        : plain(100 * sure, 1) + " % likely " + who;
  }

  private static boolean isZero(String digits) {
    return digits.chars().allMatch(c -> c == '0' || c == '.');
  }
}
