package agon.cli.network;

import agon.cli.options.GameConverter;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.players.Protocols;
import agon.protocol.tuc.TucClient;
import agon.protocol.tuc.TucCodes;
import agon.protocol.tuc.TucShape;
import agon.search.Limits;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon connect tuc}. */
@Command(
    name = "tuc",
    mixinStandardHelpOptions = true,
    description =
        "A client for the Othello and HexThello server of the course at the Technical University of"
            + " Crete (we take 5 s a move; it has no clock).")
final class ConnectTuc implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ConnectOptions options;

  @Option(
      names = "--size",
      paramLabel = "N",
      description =
          "rows and columns of the server's board (default: 10, or the hexagon of radius 7,"
              + " whichever it sends); blocked squares and who starts it tells itself")
  private @Nullable Integer size;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "the server's game, such as crete or hexthello, in place of --size",
      converter = GameConverter.class)
  private @Nullable Game game;

  @Option(
      names = "--code",
      paramLabel = "N",
      description = "the server's first code: 101 (default), or 1 for older ones")
  private int code = 101;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "what the server calls us, 8 letters at most (default ${DEFAULT-VALUE})")
  private String name = "Agon";

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ConnectTuc() {}

  private Optional<TucShape> shape() {
    if (game != null && size != null) {
      throw new BadInput("--game says the size already, so not --size too");
    }
    return game != null
        ? Optional.of(TucShape.of(game))
        : Optional.ofNullable(size).map(n -> new TucShape(n, false));
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Limits limits = options.limits(Duration.ofSeconds(5));
    Optional<TucShape> shape = shape();
    Game warm =
        game != null
            ? game
            : Games.CATALOG.game(
                "crete(size=%d,blocked=none)".formatted(shape.orElse(TucShape.SQUARES).size()));
    options.warmPlayer(warm, Limits.time(Duration.ofMillis(500))).close();
    try (TucClient client =
        new TucClient(
            new TucCodes(code),
            shape,
            name,
            options.engine(),
            Protocols.PLAYERS::create,
            limits,
            line -> {
              out.println("  " + line);
              out.flush();
            })) {
      boolean quit = client.play(options.dial(), options.transcript());
      out.println(quit ? "the server told us to quit" : "the server hung up");
      out.flush();
      return quit ? Exit.OK : Exit.FAILED;
    }
  }
}
