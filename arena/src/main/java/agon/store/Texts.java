package agon.store;

import java.util.ArrayList;
import java.util.List;

/** Text as a database column can hold it. */
final class Texts {
  private Texts() {}

  /**
   * The text without what no database takes: the character NUL and halves of surrogate pairs, which
   * only a broken player's output contains, become U+FFFD.
   */
  static String storable(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    text.codePoints()
        .map(
            c ->
                c == 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)
                    ? 0xFFFD
                    : c)
        .forEach(safe::appendCodePoint);
    return safe.toString();
  }

  /** Fields as one line, separated by tabs; empty ones at the end are left out. */
  static String line(String... fields) {
    int length = fields.length;
    while (length > 0 && fields[length - 1].isEmpty()) {
      length--;
    }
    List<String> escaped = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      escaped.add(escape(fields[i]));
    }
    return String.join("\t", escaped);
  }

  /** What {@link #line} was given. */
  static String[] fields(String line, int count) {
    String[] found = line.split("\t", -1);
    String[] fields = new String[count];
    for (int i = 0; i < count; i++) {
      fields[i] = i < found.length ? unescape(found[i]) : "";
    }
    return fields;
  }

  private static String escape(String text) {
    return storable(text)
        .replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  private static String unescape(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        char escaped = text.charAt(++i);
        plain.append(
            switch (escaped) {
              case 't' -> '\t';
              case 'n' -> '\n';
              case 'r' -> '\r';
              default -> escaped;
            });
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }
}
