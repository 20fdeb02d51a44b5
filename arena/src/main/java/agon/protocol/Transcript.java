package agon.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Listens to a conversation, line by line. */
@FunctionalInterface
public interface Transcript {
  /** Who speaks: we, the other end, or the one who watches both. */
  enum Voice {
    WE('>'),
    THEY('<'),
    NOTE('#');

    final char sign;

    Voice(char sign) {
      this.sign = sign;
    }
  }

  /** Nobody listens. */
  Transcript NONE = (voice, nanos, text) -> {};

  /**
   * Hears a line.
   *
   * @param nanos since the conversation began
   */
  void line(Voice voice, long nanos, String text);

  /**
   * Writes lines {@code 0.012345 > text}, which {@link Replay} can read. Every character that does
   * not print is escaped, so what was said is there to the byte.
   */
  static Transcript to(Appendable out) {
    return (voice, nanos, text) -> {
      try {
        out.append(String.format(Locale.ROOT, "%.6f %c ", nanos / 1e9, voice.sign))
            .append(escape(text))
            .append('\n');
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  private static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' || Character.isISOControl(c)) {
        escaped.append(String.format("\\u%04x", (int) c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
