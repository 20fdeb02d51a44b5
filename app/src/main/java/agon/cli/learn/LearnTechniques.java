package agon.cli.learn;

import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Progress;
import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LearnFolder;
import agon.learn.Techniques;
import agon.model.Weights;
import agon.search.TimeControl;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon learn techniques}. */
@Command(
    name = "techniques",
    mixinStandardHelpOptions = true,
    description =
        "Finds by games which techniques of the search suit a game and its weights: measures the"
            + " numbers they need, tries each, and keeps what wins; stopped, it goes on where it"
            + " was.")
final class LearnTechniques implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", converter = GameConverter.class)
  private Game game;

  @Option(
      names = "--name",
      defaultValue = "mine",
      description =
          "the weights it is found for and kept in (mine unless told otherwise); where there are"
              + " none of the name, those that come with the game")
  private String name;

  @Option(
      names = "--gate",
      paramLabel = "TIME",
      defaultValue = "20ms",
      description = "time of a move in the games that decide: 20ms (default), nodes=1000")
  private String gate;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description = "for each technique at the most (default 400)")
  private int games;

  @Option(names = "--threads", paramLabel = "N", description = "default: all cores")
  private @Nullable Integer threads;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
  private long seed;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnTechniques() {}

  @Override
  public Integer call() {
    if (games < 2) {
      throw new BadInput("--games is 2 or more, not " + games);
    }
    PrintWriter out = spec.commandLine().getOut();
    Weights found;
    try (Progress progress = new Progress()) {
      found =
          new Techniques(
                  game,
                  name,
                  TimeControl.parse(gate),
                  games,
                  threads == null ? Runtime.getRuntime().availableProcessors() : threads,
                  seed,
                  LearnFolder.standard(),
                  LearnCommand.listener(progress, out))
              .run();
    }
    out.printf("engine(weights=%s) searches with %s%n", name, found.search());
    out.flush();
    return Exit.OK;
  }
}
