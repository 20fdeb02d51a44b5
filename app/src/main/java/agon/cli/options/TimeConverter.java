package agon.cli.options;

import agon.game.BadInput;
import agon.search.Durations;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time as people write it: {@code 10s}, {@code 500ms}, {@code 1.5s}, {@code 2m}. */
public final class TimeConverter implements ITypeConverter<Duration> {
  @Override
  public Duration convert(String text) {
    try {
      return Durations.parse(text);
    } catch (BadInput e) {
      throw (TypeConversionException) new TypeConversionException(e.sentence()).initCause(e);
    }
  }
}
