package agon.cli.network;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Screen;
import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.process.Patience;
import agon.protocol.kgp.KgpHosting;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon serve kgp}. */
@Command(
    name = "kgp",
    mixinStandardHelpOptions = true,
    description =
        "A server of the Kalah Game Protocol 1.0.1 over TCP, at port 2671, freeplay, 5 s a move.")
final class ServeKgp implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ServeOptions options;
  @Mixin private DatabaseOption database;
  @Mixin private Screen screen;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "the board: kalah (default), 'kalah(pits=8,seeds=8)' …")
  private String line = "kalah";

  @Option(
      names = "--websocket",
      paramLabel = "PORT",
      description = "lets clients in by WebSocket too, at /socket of this port (default: no)")
  private @Nullable Integer webPort;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ServeKgp() {}

  @Override
  public Integer call() {
    Game game = Games.CATALOG.game(line);
    return new ServeRun(database, screen, options.log(), spec.commandLine().getOut())
        .run(hosting(game), options.plan(game, KgpHosting.PORT, "5s"));
  }

  private KgpHosting hosting(Game game) {
    if (webPort != null && (webPort < 0 || webPort > 65_535)) {
      throw new BadInput("--websocket is a port from 0 to 65535, not " + webPort);
    }
    return new KgpHosting(
        game, Patience.STANDARD, webPort == null ? OptionalInt.empty() : OptionalInt.of(webPort));
  }
}
