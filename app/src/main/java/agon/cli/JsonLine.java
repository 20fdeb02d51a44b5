package agon.cli;

import java.util.List;
import java.util.StringJoiner;

/** One JSON object on one line, for programs that listen. */
final class JsonLine {
  private final StringJoiner fields = new StringJoiner(",", "{", "}");

  JsonLine put(String name, long value) {
    fields.add(quote(name) + ":" + value);
    return this;
  }

  JsonLine put(String name, double value) {
    fields.add(quote(name) + ":" + (Double.isFinite(value) ? Double.toString(value) : "null"));
    return this;
  }

  JsonLine put(String name, String value) {
    fields.add(quote(name) + ":" + quote(value));
    return this;
  }

  JsonLine put(String name, List<String> values) {
    StringJoiner list = new StringJoiner(",", "[", "]");
    values.forEach(value -> list.add(quote(value)));
    fields.add(quote(name) + ":" + list);
    return this;
  }

  private static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                default -> {
                  if (c < ' ') {
                    quoted.append(String.format("\\u%04x", c));
                  } else {
                    quoted.append((char) c);
                  }
                }
              }
            });
    return quoted.append('"').toString();
  }

  @Override
  public String toString() {
    return fields.toString();
  }
}
