package agon.cli.network;

import agon.cli.terminal.Exit;
import agon.games.Games;
import agon.players.Protocols;
import agon.protocol.kgp.KgpClient;
import agon.search.Limits;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon connect kgp}. */
@Command(
    name = "kgp",
    mixinStandardHelpOptions = true,
    description =
        "A client of the Kalah Game Protocol 1.0.1 over TCP: answers every state at once with a"
            + " quick move, then with a better one (1 s), until the server says goodbye.")
final class ConnectKgp implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ConnectOptions options;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "what the server calls us (default ${DEFAULT-VALUE})")
  private String name = "Agon";

  @Option(
      names = "--verify",
      description = "solve the server's problems instead of playing, until it hangs up or Ctrl-C")
  private boolean verify;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ConnectKgp() {}

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Limits limits = options.limits(Duration.ofSeconds(1));
    options.warmPlayer(Games.CATALOG.game("kalah"), limits).close();
    KgpClient client =
        new KgpClient(
            name,
            verify ? KgpClient.Mode.VERIFY : KgpClient.Mode.FREEPLAY,
            game -> Protocols.PLAYERS.create(options.engine(), game),
            limits,
            line -> {
              out.println("  " + line);
              out.flush();
            });
    boolean goodbye = client.play(options.dial(), options.transcript());
    out.println(
        "%s after %d answers"
            .formatted(
                goodbye ? "the server said goodbye" : "the server hung up", client.answered()));
    out.flush();
    return goodbye ? Exit.OK : Exit.FAILED;
  }
}
