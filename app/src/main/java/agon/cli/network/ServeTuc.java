package agon.cli.network;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Screen;
import agon.game.Game;
import agon.games.Games;
import agon.process.Patience;
import agon.protocol.tuc.TucCodes;
import agon.protocol.tuc.TucHosting;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon serve tuc}. */
@Command(
    name = "tuc",
    mixinStandardHelpOptions = true,
    description =
        "The Othello server of the course at the Technical University of Crete, with a clock (30 s"
            + " a move): its clients play here unchanged, the first to connect being White.")
final class ServeTuc implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServeOptions options;
  @Mixin private DatabaseOption database;
  @Mixin private Screen screen;

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "rows and columns (default ${DEFAULT-VALUE})")
  private int size = 10;

  @Option(
      names = "--blocked",
      paramLabel = "SQUARES",
      description = "squares nobody can play on, or none (default '${DEFAULT-VALUE}')")
  private String blocked = "c3 h3 c8 h8";

  @Option(
      names = "--first",
      paramLabel = "COLOUR",
      description = "who starts: white (default) or black")
  private String first = "white";

  @Option(
      names = "--code",
      paramLabel = "N",
      description = "the first code: 101 (default), or 1 for older clients")
  private int code = 101;

  @Option(
      names = "--quit-after",
      paramLabel = "N",
      description = "tell a client to quit after so many games (default: when it likes)")
  private int quitAfter;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ServeTuc() {}

  @Override
  public Integer call() {
    Game game =
        Games.CATALOG.game("crete(size=%d,blocked=%s,first=%s)".formatted(size, blocked, first));
    TucCodes codes = new TucCodes(code);
    return new ServeRun(database, screen, options.log(), spec.commandLine().getOut())
        .run(
            new TucHosting(game, codes, quitAfter, Patience.STANDARD),
            options.plan(game, codes.port(), "30s"));
  }
}
