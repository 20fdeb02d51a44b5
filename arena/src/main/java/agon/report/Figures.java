package agon.report;

import agon.statistics.Interval;
import java.util.Locale;

/** Numbers in tables, as people like to read them. */
public final class Figures {
  private Figures() {}

  /** {@code 54.2 %}. */
  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  /** {@code 12}, {@code 12.5}. */
  public static String points(double points) {
    return points == Math.rint(points)
        ? Long.toString((long) points)
        : String.format(Locale.ROOT, "%.1f", points);
  }

  /** {@code 0.02 ms}, {@code 87 ms}. */
  public static String millis(long nanos) {
    double millis = nanos / 1e6;
    return String.format(Locale.ROOT, millis < 10 ? "%.2f ms" : "%.0f ms", millis);
  }

  /** Three digits in the unit that fits: {@code 3.21 µs}, {@code 87.4 ms}, {@code 1.02 s}. */
  public static String time(long nanos) {
    return nanos < 999_500
        ? threeDigits(nanos / 1e3) + " µs"
        : nanos < 999_500_000 ? threeDigits(nanos / 1e6) + " ms" : threeDigits(nanos / 1e9) + " s";
  }

  private static String threeDigits(double value) {
    int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** {@code 12,345}. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** {@code 1 game}, {@code 12,345 games}. */
  public static String count(long number, String thing) {
    return grouped(number) + " " + thing + (number == 1 ? "" : "s");
  }

  /** {@code +24.6 ± 30.3}; whole numbers where the error leaves no sense in tenths. */
  public static String elo(Interval elo) {
    if (elo.error() < 100) {
      return elo.text();
    }
    long estimate = Math.round(elo.estimate());
    return signed(estimate) + " ± " + Math.round(elo.error());
  }

  /** How likely something is: {@code 94.5 %}, {@code more than 99.9 %}. */
  static String sure(double likelihood) {
    return likelihood >= 0.9995 ? "more than 99.9 %" : percent(likelihood);
  }

  /** With a plus sign, or a real minus sign. */
  public static String signed(long number) {
    return number > 0 ? "+" + number : minus(Long.toString(number));
  }

  /** With a real minus sign, and as few decimals as it has. */
  static String plain(double value) {
    String text = String.format(Locale.ROOT, "%.4f", value).replaceFirst("\\.?0+$", "");
    return minus(text.equals("-0") ? "0" : text);
  }

  private static String minus(String number) {
    return number.replace('-', '−');
  }
}
