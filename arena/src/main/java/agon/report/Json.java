package agon.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** JSON that may stand in a script element: nothing in it can end that element. */
final class Json {
  private Json() {}

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain = c >= ' ' && c < 0x7F && "\"\\<>&'".indexOf(c) < 0;
      if (plain || (c > 0xA0 && Character.isLetter(c))) {
        quoted.append(c);
      } else {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      }
    }
    return quoted.append('"').toString();
  }

  /** A list of texts. */
  static String texts(Iterable<String> texts) {
    StringBuilder list = new StringBuilder("[");
    for (String text : texts) {
      list.append(list.length() == 1 ? "" : ",").append(quoted(text));
    }
    return list.append(']').toString();
  }

  /** A list of what is JSON already. */
  static String list(List<String> values) {
    return values.stream().collect(Collectors.joining(",", "[", "]"));
  }
}
