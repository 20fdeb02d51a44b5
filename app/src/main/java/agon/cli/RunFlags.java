package agon.cli;

import agon.arena.Openings;
import agon.game.BadInput;
import agon.search.TimeControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a match or tournament is run and shown, on the command line. */
final class RunFlags {
  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "for each move: 1s (default); for the game: 1m+1s; or nodes=10000, which can be repeated exactly; or depth=6")
  private String time = "1s";

  @Option(
      names = "--openings",
      paramLabel = "OPENINGS",
      description = "none, 'random(plies=4)', 'all(plies=2)' or a file with a line of moves each")
  private @Nullable String openings;

  @Option(names = "--seed", paramLabel = "N", description = "decides openings and all chance")
  private @Nullable Integer seed;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      description = "games at once (default: as many as there are cores for)")
  private @Nullable Integer concurrency;

  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  TimeControl time() {
    return TimeControl.parse(time);
  }

  Openings openings(String otherwise) {
    String text = openings == null ? otherwise : openings;
    Path file = Path.of(text);
    if (openings == null || !Files.isRegularFile(file)) {
      return Openings.parse(text);
    }
    try {
      return Openings.of(Files.readAllLines(file));
    } catch (IOException e) {
      throw new BadInput("cannot read " + file + ": " + e.getMessage());
    }
  }

  int seed() {
    return seed == null ? ThreadLocalRandom.current().nextInt(1, 1_000_000) : seed;
  }

  /** As wished, or as many as there are cores for. */
  int concurrency(int standard) {
    if (concurrency != null && concurrency < 1) {
      throw new BadInput("--concurrency is 1 or more, not " + concurrency);
    }
    return concurrency == null ? standard : concurrency;
  }

  boolean json() {
    return json;
  }
}
