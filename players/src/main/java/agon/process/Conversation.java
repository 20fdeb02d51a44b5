package agon.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

/** Listens to a conversation, line by line. */
@FunctionalInterface
public interface Conversation extends AutoCloseable {
  /** Who speaks: we, the other end, or the one who watches both. */
  enum Voice {
    WE('>'),
    THEY('<'),
    NOTE('#');

    private final char sign;

    Voice(char sign) {
      this.sign = sign;
    }

    /** What stands before its lines. */
    public char sign() {
      return sign;
    }
  }

  /** Nobody listens. */
  Conversation NONE =
      new Conversation() {
        @Override
        public void line(Voice voice, long nanos, String text) {}

        @Override
        public boolean isDeaf() {
          return true;
        }
      };

  /**
   * Hears a line.
   *
   * @param nanos since the conversation began
   * @param text the bytes of the line as {@link ExactText} text; a line feed at its end goes
   *     without saying
   */
  void line(Voice voice, long nanos, String text);

  /** The conversation is over. */
  @Override
  default void close() {}

  /** Whether nobody listens, so that there is no need to speak clearly. */
  default boolean isDeaf() {
    return false;
  }

  /**
   * Writes lines {@code 0.012345 > text}, which {@link Replay} can read. The text is {@link
   * ExactText}, so what was said is there to the byte.
   */
  static Conversation to(Appendable out) {
    return (voice, nanos, text) -> {
      try {
        out.append(String.format(Locale.ROOT, "%.6f %c ", nanos / 1e9, voice.sign))
            .append(text)
            .append('\n');
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
