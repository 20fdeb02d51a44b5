package agon.cli.network;

import agon.cli.terminal.Exit;
import agon.game.Game;
import agon.games.Games;
import agon.player.Player;
import agon.process.Conversation;
import agon.protocol.dipole.DipoleClient;
import agon.search.Limits;
import java.io.PrintWriter;
import java.net.Socket;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon connect dipole}. */
@Command(
    name = "dipole",
    mixinStandardHelpOptions = true,
    description = "A client for the server of the UniCal course (1 s a move).")
final class ConnectDipole implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ConnectOptions options;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "connect so many times, a game each (default ${DEFAULT-VALUE})")
  private int games = 1;

  @Option(
      names = "--moves",
      paramLabel = "N",
      description = "the server's limit of moves for each side (default ${DEFAULT-VALUE})")
  private int moves = 60;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ConnectDipole() {}

  @Override
  public Integer call() throws InterruptedException {
    Game game = Games.CATALOG.game("unical(limit=" + moves + ")");
    Limits limits = options.limits(Duration.ofSeconds(1));
    PrintWriter out = spec.commandLine().getOut();
    Conversation transcript = options.transcript();
    Map<DipoleClient.Result, Integer> results = new EnumMap<>(DipoleClient.Result.class);
    boolean complete = true;
    try (Player player = options.warmPlayer(game, limits)) {
      for (int i = 0; i < games; i++) {
        Socket socket = i == 0 ? options.dial() : options.dialAgain();
        DipoleClient client =
            new DipoleClient(
                game,
                player,
                limits,
                line -> {
                  out.println("  " + line);
                  out.flush();
                });
        Optional<DipoleClient.Result> result = client.play(socket, transcript);
        out.println(
            "game %d: %s".formatted(i + 1, result.map(Enum::name).orElse("the server hung up")));
        out.flush();
        complete &= result.isPresent();
        result.ifPresent(how -> results.merge(how, 1, Integer::sum));
      }
    }
    out.println(
        "%d won, %d drawn, %d lost"
            .formatted(
                results.getOrDefault(DipoleClient.Result.VICTORY, 0),
                results.getOrDefault(DipoleClient.Result.TIE, 0),
                results.getOrDefault(DipoleClient.Result.DEFEAT, 0)));
    out.flush();
    return complete ? Exit.OK : Exit.FAILED;
  }
}
