package agon.cli.network;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Screen;
import agon.game.Game;
import agon.games.Games;
import agon.process.Patience;
import agon.protocol.dipole.DipoleHosting;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon serve dipole}. */
@Command(
    name = "dipole",
    mixinStandardHelpOptions = true,
    description =
        "The server of the UniCal course: its clients play here unchanged, at port 8901, 1 s a"
            + " move, the first to connect being White.")
final class ServeDipole implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServeOptions options;
  @Mixin private DatabaseOption database;
  @Mixin private Screen screen;

  @Option(
      names = "--moves",
      paramLabel = "N",
      description = "moves of each side after which more men win (default ${DEFAULT-VALUE})")
  private int moves = 60;

  @Option(
      names = "--warm-up",
      paramLabel = "TIME",
      description = "from the second client to the first move (default ${DEFAULT-VALUE})")
  private String warmUp = "15s";

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ServeDipole() {}

  @Override
  public Integer call() {
    Game game = Games.CATALOG.game("unical(limit=" + moves + ")");
    DipoleHosting hosting =
        new DipoleHosting(game, DipoleHosting.warmUp(warmUp), Patience.STANDARD);
    return new ServeRun(database, screen, options.log(), spec.commandLine().getOut())
        .run(hosting, options.plan(game, DipoleHosting.PORT, "1s"));
  }
}
