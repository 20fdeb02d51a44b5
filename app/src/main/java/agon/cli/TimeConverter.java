package agon.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time as people write it: {@code 10s}, {@code 500ms}, {@code 1.5s}, {@code 2m}. */
final class TimeConverter implements ITypeConverter<Duration> {
  private static final Pattern TIME = Pattern.compile("(\\d{1,7}(?:\\.\\d{1,3})?)\\s*(ms|s|m|h)?");

  @Override
  public Duration convert(String text) {
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
    throw new TypeConversionException("a time is written 10s, 500ms or 2m, not '" + text + "'");
  }
}
