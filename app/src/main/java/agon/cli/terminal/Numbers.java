package agon.cli.terminal;

import java.util.Locale;

/** Numbers as people like to read them. */
public final class Numbers {
  private Numbers() {}

  /** {@code 3,005,288}. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** {@code 610 M}, {@code 12.3 k}: three significant digits. */
  public static String rough(double number) {
    String[] units = {"", " k", " M", " G", " T"};
    int unit = 0;
    double scaled = number;
    while (scaled >= 999.5 && unit < units.length - 1) {
      scaled /= 1000;
      unit++;
    }
    int decimals = unit == 0 || scaled >= 99.95 ? 0 : scaled >= 9.995 ? 1 : 2;
    return String.format(Locale.ROOT, "%." + decimals + "f", scaled) + units[unit];
  }

  /** {@code 0.42 s}, {@code 3:07 min}, {@code 2:10:00 h}. */
  public static String seconds(double seconds) {
    if (seconds < 59.95) {
      return String.format(Locale.ROOT, seconds < 9.995 ? "%.2f s" : "%.1f s", seconds);
    }
    long whole = Math.round(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d h", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
