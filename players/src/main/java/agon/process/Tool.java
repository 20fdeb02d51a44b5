package agon.process;

import agon.player.PlayerFault;
import agon.record.Ending;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program that is run to its end, such as a compiler, on the terms of programs outside. */
public final class Tool {
  private static final int MOST_LINES = 2000;

  /**
   * What came of it.
   *
   * @param lines all it said, error output included; only the first of very many
   * @param exit empty if it was ended because it took too long
   */
  public record Outcome(List<String> lines, Optional<Integer> exit) {
    public boolean isGood() {
      return exit.isPresent() && exit.get() == 0;
    }
  }

  private Tool() {}

  /** The full path of a program on the search path, if it is installed. */
  public static Optional<String> find(String name) {
    return Programs.onSearchPath(name);
  }

  /**
   * Runs a program and waits for it.
   *
   * @param command the program with its full path, and its arguments
   */
  public static Outcome run(Terms terms, List<String> command, Duration limit) {
    List<String> words =
        new ArrayList<>(
            List.of(find("sh").orElse("/bin/sh"), "-c", "exec \"$@\" 2>&1 </dev/null", "sh"));
    words.addAll(command);
    List<String> lines = new ArrayList<>();
    boolean late = false;
    try (ChildProcess child = new ChildProcess(terms.launch(command.getFirst(), words))) {
      try {
        child.within(
            limit,
            Duration.ZERO,
            () -> {
              while (true) {
                String line = child.receive();
                if (lines.size() < MOST_LINES) {
                  lines.add(line);
                }
              }
            });
      } catch (PlayerFault e) {
        late = e.ending().reason() == Ending.Reason.TIME;
      }
      return new Outcome(
          List.copyOf(lines), late ? Optional.empty() : child.exitWithin(Duration.ofSeconds(2)));
    }
  }
}
