package agon.cli.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/** One JSON object on one line, written field by field. */
public final class JsonLine {
  private final StringJoiner fields = new StringJoiner(",", "{", "}");

  public JsonLine with(String name, String value) {
    return raw(name, quoted(value));
  }

  public JsonLine with(String name, long value) {
    return raw(name, Long.toString(value));
  }

  public JsonLine with(String name, double value) {
    return raw(name, String.format(Locale.ROOT, "%.4f", value));
  }

  public JsonLine with(String name, boolean value) {
    return raw(name, Boolean.toString(value));
  }

  public JsonLine with(String name, long[] values) {
    StringJoiner list = new StringJoiner(",", "[", "]");
    for (long value : values) {
      list.add(Long.toString(value));
    }
    return raw(name, list.toString());
  }

  /** Left out where there is none. */
  public JsonLine with(String name, Optional<String> value) {
    return value.isPresent() ? with(name, value.get()) : this;
  }

  public JsonLine with(String name, List<String> values) {
    StringJoiner list = new StringJoiner(",", "[", "]");
    values.forEach(value -> list.add(quoted(value)));
    return raw(name, list.toString());
  }

  private JsonLine raw(String name, String value) {
    fields.add(quoted(name) + ":" + value);
    return this;
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  /** At once, so that whoever reads along sees it. */
  public void print(PrintWriter out) {
    out.println(this);
    out.flush();
  }

  @Override
  public String toString() {
    return fields.toString();
  }
}
