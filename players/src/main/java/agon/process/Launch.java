package agon.process;

import agon.game.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A program outside the house, ready to be started. Immutable.
 *
 * @param player its name in the log
 * @param command the program with its full path, and its arguments
 * @param terms all else: where it runs, what it may use, how long to wait for it, who listens
 */
public record Launch(String player, List<String> command, Terms terms) {
  public Launch {
    command = List.copyOf(command);
    if (terms.sandboxed()) {
      Sandbox.require();
    }
  }

  /**
   * Reads {@code PROGRAM ARGUMENTS…}; words with blanks are quoted. Since the program runs in a
   * folder of its own, arguments that name a file here are handed over with its full path.
   */
  public static Launch of(String line) {
    return Terms.STANDARD.launch(line, line);
  }

  /** The words of a line, with paths that count from a folder. */
  static List<String> command(String line, Path base) {
    List<String> words = CommandWords.split(line);
    if (words.isEmpty()) {
      throw new BadInput(
          "the program to start is missing, such as agi:./player or agi:python3 x.py");
    }
    List<String> command = new ArrayList<>();
    command.add(Programs.find(words.getFirst(), base));
    words.stream().skip(1).map(word -> Programs.argument(word, base)).forEach(command::add);
    return command;
  }

  /** The same program on other terms: {@code launch.on(terms -> terms.withMemory(…))}. */
  public Launch on(UnaryOperator<Terms> change) {
    return new Launch(player, command, change.apply(terms));
  }

  /** A conversation for another start of it. */
  Conversation begin() {
    return terms.recorder().begin(player);
  }
}
