package agon.cli.learn;

import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LevelFit;
import agon.player.LevelPlayer;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon learn levels}. */
@Command(
    name = "levels",
    mixinStandardHelpOptions = true,
    description =
        "Finds by games how far each level is to be held back: level 1 loses to greedy, each of"
            + " the others scores as wanted against the one below.")
final class LearnLevels implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", converter = GameConverter.class)
  private Game game;

  @Option(
      names = "--score",
      defaultValue = "0.72",
      description = "of a level against the one below, ${DEFAULT-VALUE}")
  private double score;

  @Option(names = "--games", defaultValue = "60", description = "a question, ${DEFAULT-VALUE}")
  private int games;

  @Option(names = "--threads", defaultValue = "1")
  private int threads;

  @Option(names = "--seed", defaultValue = "1")
  private long seed;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnLevels() {}

  @Override
  public Integer call() {
    if (games < 2 || threads < 1 || !(score > 0.5 && score < 1)) {
      throw new BadInput("--games is 2 or more, --threads 1 or more, --score between 0.5 and 1");
    }
    PrintWriter out = spec.commandLine().getOut();
    LevelFit fit = new LevelFit(game, score, games, threads, seed);
    int below = -1;
    for (int level = 1; level < LevelPlayer.HIGHEST; level++) {
      Optional<LevelFit.Found> above =
          fit.above(
              below,
              tried -> {
                out.printf("  %d: %.0f %%%n", tried.strength(), 100 * tried.score());
                out.flush();
              });
      if (above.isEmpty()) {
        out.println("nothing is stronger than that: the levels above would be the same");
        return Exit.OK;
      }
      LevelFit.Found found = above.get();
      out.printf(
          "level %d: strength %d, %.0f %% against %s%n",
          level,
          found.strength(),
          100 * found.score(),
          level == 1 ? "greedy" : "level " + (level - 1));
      out.flush();
      below = found.strength();
    }
    return Exit.OK;
  }
}
