package agon.cli.learn;

import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.game.Game;
import agon.learn.LearnFolder;
import agon.learn.Levelling;
import agon.model.LinearModel;
import agon.model.Weights;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agon learn level}. */
@Command(
    name = "level",
    mixinStandardHelpOptions = true,
    description =
        "Makes searches of an even and of an odd number of plies agree on average: sets what"
            + " weights add for being to move.")
final class LearnLevel implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", converter = GameConverter.class)
  private Game game;

  @Parameters(
      index = "1",
      paramLabel = "FILE",
      description = "weights, as learn export writes them")
  private Path file;

  @Parameters(index = "2", paramLabel = "INTO", description = "the file to write")
  private Path into;

  @Option(names = "--games", defaultValue = "300", description = "to play for it, ${DEFAULT-VALUE}")
  private int games;

  @Option(names = "--depth", defaultValue = "4", description = "plies, ${DEFAULT-VALUE} (and 5)")
  private int depth;

  @Option(names = "--seed", defaultValue = "1")
  private long seed;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnLevel() {}

  @Override
  public Integer call() {
    if (!game.marginCounts()) {
      throw new BadInput("in %s only winning counts, there is nothing to level".formatted(game));
    }
    if (games < 1 || depth < 1) {
      throw new BadInput("--games and --depth are 1 or more");
    }
    Weights weights = LearnFolder.read(file);
    if (!(weights.model() instanceof LinearModel)) {
      throw new BadInput(
          "only sums of weights are made level, these are a " + weights.model().kind());
    }
    String how = "learn level --games %d --depth %d --seed %d".formatted(games, depth, seed);
    LearnFolder.write(
        into, new Levelling(game, depth).level(weights, games, seed).with("level", how));
    return Exit.OK;
  }
}
