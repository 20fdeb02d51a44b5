package agon.cli.network;

import agon.game.BadInput;
import agon.game.Game;
import agon.player.Player;
import agon.players.Protocols;
import agon.search.TimeControl;
import agon.serve.ServerPlan;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What all servers have in common on the command line. */
final class ServeOptions {
  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "the address to listen at (default 127.0.0.1: this machine only)")
  private String host = "127.0.0.1";

  @Option(names = "--port", paramLabel = "N", description = "the port (default: the course's own)")
  private @Nullable Integer port;

  @Option(
      names = "--clients",
      paramLabel = "N",
      description = "how many may be connected at a time (default ${DEFAULT-VALUE})")
  private int clients = 64;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "stop after so many games (default: never)")
  private int games;

  @Option(
      names = "--at-once",
      paramLabel = "N",
      description =
          "games played at a time (default: all; with --opponent as many as there are cores)")
  private @Nullable Integer atOnce;

  @Option(
      names = "--opponent",
      paramLabel = "PLAYER",
      description =
          "everybody plays this one: engine, 'level(n=4)' … (default: clients play each other)")
  private @Nullable String opponent;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "what a client has: 1s a move, 5m+0 a game … (default: as in the course)")
  private @Nullable String time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "decides what our players leave to chance (default ${DEFAULT-VALUE})")
  private long seed = 1;

  @Option(
      names = "--log",
      paramLabel = "FOLDER",
      description = "writes all that is said into a file for each client")
  private @Nullable Path log;

  Optional<Path> log() {
    return Optional.ofNullable(log);
  }

  ServerPlan plan(Game game, int usualPort, String usualTime) {
    return new ServerPlan(
        host,
        port == null ? usualPort : port,
        clients,
        games,
        atOnce == null ? usualAtOnce(game) : atOnce,
        Optional.ofNullable(opponent),
        TimeControl.parse(time == null ? usualTime : time),
        seed);
  }

  private int usualAtOnce(Game game) {
    if (clients < 1) {
      throw new BadInput("--clients is 1 or more, not " + clients);
    }
    if (opponent == null) {
      return Math.max(1, clients / 2);
    }
    try (Player player = Protocols.PLAYERS.create(opponent, game)) {
      return Math.max(1, Runtime.getRuntime().availableProcessors() / player.threads());
    }
  }
}
