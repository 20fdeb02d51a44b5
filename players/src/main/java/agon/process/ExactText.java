package agon.process;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bytes as one line of text that tells them exactly and yet reads well: characters in UTF-8 stand
 * for themselves, what does not print is {@code \}{@code u000d}, bytes that are no UTF-8 are {@code
 * \xff}.
 */
final class ExactText {
  private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

  private ExactText() {}

  static String text(byte[] bytes, int from, int to) {
    try {
      return text(
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes, from, to - from))
              .toString());
    } catch (CharacterCodingException e) {
      StringBuilder text = new StringBuilder();
      for (int i = from; i < to; i++) {
        text.append(
            bytes[i] < 0
                ? String.format(Locale.ROOT, "\\x%02x", bytes[i] & 0xff)
                : text(Character.toString(bytes[i])));
      }
      return text.toString();
    }
  }

  static String text(String said) {
    StringBuilder escaped = new StringBuilder(said.length());
    for (int i = 0; i < said.length(); i++) {
      char c = said.charAt(i);
      if (c == '\\' || Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
        escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        escaped.append(c);
      }
    }
    return escaped.toString();
  }

  /** What was said; bytes that are no UTF-8 come out as whoever reads them sees them. */
  static String read(String text) {
    String bare = text.replaceAll("(\\\\x[0-9a-f]{2})+", "\uFFFD");
    return ESCAPE
        .matcher(bare)
        .replaceAll(
            m -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(m.group(1), 16))));
  }
}
