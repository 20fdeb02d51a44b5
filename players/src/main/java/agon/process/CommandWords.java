package agon.process;

import agon.game.BadInput;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command line cut into words: at blanks, but not inside single or double quotes. */
final class CommandWords {
  private CommandWords() {}

  static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    @Nullable StringBuilder word = null;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote == 0 && Character.isWhitespace(c)) {
        if (word != null) {
          words.add(word.toString());
        }
        word = null;
        continue;
      }
      word = word == null ? new StringBuilder() : word;
      if (quote == 0 && (c == '\'' || c == '"')) {
        quote = c;
      } else if (c == quote) {
        quote = 0;
      } else {
        word.append(c);
      }
    }
    if (quote != 0) {
      throw new BadInput("the closing " + quote + " is missing in " + BadInput.quote(line));
    }
    if (word != null) {
      words.add(word.toString());
    }
    return words;
  }
}
