package agon.protocol.kgp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of the protocol: {@code [id][@ref] name arguments}.
 *
 * @param id of this line
 * @param ref the id of the line it answers
 * @param arguments without quotation marks: some quote every word, some none
 */
record KgpCommand(OptionalLong id, OptionalLong ref, String name, List<String> arguments) {
  private static final Pattern LINE =
      Pattern.compile(
          "\\s*(?:(\\d{1,18})?(?:@(\\d{1,18}))?\\s+)?([A-Za-z][A-Za-z0-9]*)(?:\\s(.*))?");

  /** Empty if the line is none. */
  static Optional<KgpCommand> read(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        new KgpCommand(
            number(parts.group(1)),
            number(parts.group(2)),
            parts.group(3),
            arguments(parts.group(4))));
  }

  private static OptionalLong number(String digits) {
    return digits == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(digits));
  }

  private static List<String> arguments(String text) {
    List<String> arguments = new ArrayList<>();
    if (text == null) {
      return arguments;
    }
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (c == '"') {
        StringBuilder quoted = new StringBuilder();
        at = unquote(text, at + 1, quoted);
        arguments.add(quoted.toString());
      } else {
        int end = at;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
          end++;
        }
        arguments.add(text.substring(at, end));
        at = end;
      }
    }
    return arguments;
  }

  /** Reads up to the closing quotation mark, or what there is; answers where to go on. */
  private static int unquote(String text, int from, StringBuilder into) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '"') {
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        at++;
      }
      into.append(text.charAt(at++));
    }
    return at + 1;
  }

  /** The argument at an index, or nothing. */
  String argument(int index) {
    return index < arguments.size() ? arguments.get(index) : "";
  }

  /** A text as an argument. */
  static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
