package agon.cli.network;

import agon.cli.options.ConversationFile;
import agon.cli.options.TimeConverter;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.protocol.net.Connection;
import agon.search.Limits;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What all clients have in common on the command line. */
final class ConnectOptions {
  /** Kept back from the server's time for the way there and back and a busy machine. */
  private static final Duration LEAST_MARGIN = Duration.ofMillis(30);

  private static final Duration MOST_MARGIN = Duration.ofMillis(500);

  private static final Duration RETRY = Duration.ofSeconds(10);

  @Parameters(index = "0", paramLabel = "HOST", description = "where the server is")
  private String host;

  @Parameters(index = "1", paramLabel = "PORT", description = "the port it listens at")
  private int port;

  @Option(
      names = "--engine",
      paramLabel = "PLAYER",
      description = "who plays: engine (default), 'engine(threads=2)', greedy, group19 …")
  private String engine = "engine";

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "what the server gives for a move; a little of it is kept back")
  private @Nullable Duration time;

  @Option(names = "--log", paramLabel = "FILE", description = "writes all that is said into a file")
  private @Nullable Path log;

  @SuppressWarnings("NullAway") // picocli fills the parameters in
  ConnectOptions() {}

  String engine() {
    return engine;
  }

  Conversation transcript() {
    return log == null ? Conversation.NONE : ConversationFile.open(log);
  }

  Limits limits(Duration usual) {
    Duration whole = time == null ? usual : time;
    Duration margin = whole.multipliedBy(15).dividedBy(100);
    margin = margin.compareTo(LEAST_MARGIN) < 0 ? LEAST_MARGIN : margin;
    margin = margin.compareTo(MOST_MARGIN) > 0 ? MOST_MARGIN : margin;
    Duration rest = whole.minus(margin);
    return Limits.time(rest.compareTo(margin) < 0 ? whole.dividedBy(2) : rest);
  }

  /** The player, after it has thought once: the first move must not wait for the compiler. */
  Player warmPlayer(Game game, Limits limits) {
    Player player = Protocols.PLAYERS.create(engine, game);
    Position start = game.start();
    player.newGame(start, start.turn(), limits, 1);
    player.choose(start, limits);
    return player;
  }

  /** Reaches the server. */
  Socket dial() {
    if (port < 1 || port > 65_535) {
      throw new BadInput("a port is a number from 1 to 65535, not " + port);
    }
    return Connection.dial(host, port);
  }

  /** Reaches the server again, which may need a moment to be ready for another game. */
  Socket dialAgain() throws InterruptedException {
    long deadline = System.nanoTime() + RETRY.toNanos();
    while (true) {
      try {
        return dial();
      } catch (BadInput e) {
        if (System.nanoTime() - deadline > 0) {
          throw e;
        }
        Thread.sleep(200);
      }
    }
  }
}
