package agon.cli.learn;

import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LevelFit;
import agon.player.Handicap;
import agon.player.LevelPlayer;
import java.io.PrintWriter;
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
        "Finds by games how far each level is to be held back: level 1 loses to greedy, and all"
            + " steps from there to the engine are as wide as each other.")
final class LearnLevels implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", converter = GameConverter.class)
  private Game game;

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
    if (games < 2 || threads < 1) {
      throw new BadInput("--games is 2 or more, --threads 1 or more");
    }
    PrintWriter out = spec.commandLine().getOut();
    LevelFit.Ladder ladder =
        new LevelFit(game, games, threads, seed)
            .fit(
                (who, points) -> {
                  out.printf("  %s: %.0f %%%n", who, 100 * points);
                  out.flush();
                });
    for (int level = 1; level < LevelPlayer.HIGHEST; level++) {
      int strength = ladder.strengths().get(level - 1);
      Handicap handicap = Handicap.ofStrength(strength);
      out.printf(
          "level %d: strength %d, %,d nodes a move, %.1f %% slips%n",
          level, strength, handicap.nodes(), handicap.slip() / 10.0);
    }
    out.printf("Each level should score %.0f %% against the one below.%n", 100 * ladder.step());
    return Exit.OK;
  }
}
