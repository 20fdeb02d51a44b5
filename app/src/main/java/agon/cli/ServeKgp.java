package agon.cli;

import agon.game.Game;
import agon.games.Games;
import agon.protocol.Patience;
import agon.protocol.kgp.KgpHosting;
import java.util.concurrent.Callable;
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

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ServeKgp() {}

  @Override
  public Integer call() {
    Game game = Games.CATALOG.game(line);
    return new ServeRun(database, screen, options.log(), spec.commandLine().getOut())
        .run(new KgpHosting(game, Patience.STANDARD), options.plan(game, KgpHosting.PORT, "5s"));
  }
}
