package agon.cli.learn;

import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.game.Game;
import agon.learn.LearnFolder;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code agon learn export}. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = "Writes weights to a file, to keep or to ship.")
final class LearnExport implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "GAME", converter = GameConverter.class)
  private Game game;

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      description = "a name that learn list shows, or standard for what comes with the game")
  private String name;

  @Parameters(index = "2", paramLabel = "FILE")
  private Path file;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  LearnExport() {}

  @Override
  public Integer call() {
    LearnFolder.write(file, LearnShow.find(game, name));
    return Exit.OK;
  }
}
