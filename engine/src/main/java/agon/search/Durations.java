package agon.search;

import agon.game.BadInput;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as people write them: {@code 10s}, {@code 500ms}, {@code 1.5s}, {@code 2m}. */
public final class Durations {
  private static final Pattern TIME = Pattern.compile("(\\d{1,7}(?:\\.\\d{1,3})?)\\s*(ms|s|m|h)?");

  private Durations() {}

  /** A number alone is in seconds. */
  public static Duration parse(String text) {
    Matcher time = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (time.matches()) {
      String unit = time.group(2) == null ? "s" : time.group(2);
      double millis =
          Double.parseDouble(time.group(1))
              * switch (unit) {
                case "ms" -> 1;
                case "s" -> 1000;
                case "m" -> 60_000;
                default -> 3_600_000;
              };
      if (millis >= 1) {
        return Duration.ofMillis(Math.round(millis));
      }
    }
    throw new BadInput("a time is written 10s, 500ms or 2m, not " + BadInput.quote(text));
  }

  /** The shortest text that {@link #parse} reads back: {@code 1.5s}, {@code 2m}. */
  public static String text(Duration time) {
    long millis = time.toMillis();
    if (millis >= 60_000 && millis % 60_000 == 0) {
      return millis / 60_000 + "m";
    }
    if (millis < 1000) {
      return millis + "ms";
    }
    String seconds = String.format(Locale.ROOT, "%d.%03d", millis / 1000, millis % 1000);
    return seconds.replaceFirst("\\.?0+$", "") + "s";
  }
}
