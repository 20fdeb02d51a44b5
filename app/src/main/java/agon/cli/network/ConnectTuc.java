package agon.cli.network;

import agon.cli.terminal.Exit;
import agon.games.Games;
import agon.players.Protocols;
import agon.protocol.tuc.TucClient;
import agon.protocol.tuc.TucCodes;
import agon.search.Limits;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
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
        "A client for the Othello server of the course at the Technical University of Crete (we"
            + " take 5 s a move; it has no clock).")
final class ConnectTuc implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ConnectOptions options;

  @Option(
      names = "--size",
      paramLabel = "N",
      description =
          "the server's board (default ${DEFAULT-VALUE}); blocked squares and who starts it tells"
              + " itself")
  private int size = 10;

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

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Limits limits = options.limits(Duration.ofSeconds(5));
    options
        .warmPlayer(
            Games.CATALOG.game("crete(size=%d,blocked=none)".formatted(size)),
            Limits.time(Duration.ofMillis(500)))
        .close();
    try (TucClient client =
        new TucClient(
            new TucCodes(code),
            size,
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
