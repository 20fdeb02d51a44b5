package agon.cli.network;

import agon.cli.options.DatabaseOption;
import agon.cli.options.GameConverter;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.process.Patience;
import agon.protocol.tuc.TucCodes;
import agon.protocol.tuc.TucHosting;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
        "The Othello and HexThello server of the course at the Technical University of Crete, with"
            + " a clock (30 s a move): its clients play here unchanged, the first to connect being"
            + " White.")
final class ServeTuc implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServeOptions options;
  @Mixin private DatabaseOption database;
  @Mixin private Screen screen;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description =
          "hexthello, or a board of othello, in place of --size, --blocked and --first (default:"
              + " the course's 10x10 of 2010)",
      converter = GameConverter.class)
  private @Nullable Game board;

  @Option(names = "--size", paramLabel = "N", description = "rows and columns (default 10)")
  private @Nullable Integer size;

  @Option(
      names = "--blocked",
      paramLabel = "SQUARES",
      description = "squares nobody can play on, or none (default 'c3 h3 c8 h8')")
  private @Nullable String blocked;

  @Option(
      names = "--first",
      paramLabel = "COLOUR",
      description = "who starts: white (default) or black")
  private @Nullable String first;

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

  private Game game() {
    if (board == null) {
      return Games.CATALOG.game(
          "crete(size=%d,blocked=%s,first=%s)"
              .formatted(
                  Objects.requireNonNullElse(size, 10),
                  Objects.requireNonNullElse(blocked, "c3 h3 c8 h8"),
                  Objects.requireNonNullElse(first, "white")));
    }
    if (size != null || blocked != null || first != null) {
      throw new BadInput(
          "--game says all about the board, so not --size, --blocked or --first too");
    }
    return board;
  }

  @Override
  public Integer call() {
    Game game = game();
    TucCodes codes = new TucCodes(code);
    return new ServeRun(database, screen, options.log(), spec.commandLine().getOut())
        .run(
            new TucHosting(game, codes, quitAfter, Patience.STANDARD),
            options.plan(game, codes.port(), "30s"));
  }
}
