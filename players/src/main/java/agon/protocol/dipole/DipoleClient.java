package agon.protocol.dipole;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.process.Conversation;
import agon.protocol.net.Connection;
import agon.protocol.net.Inbox;
import agon.protocol.net.Wire;
import agon.search.Limits;
import java.net.Socket;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** One of our players on the course's server, for one game: the server hangs up after it. */
public final class DipoleClient {
  /** How a game ended for us. */
  public enum Result {
    VICTORY,
    DEFEAT,
    TIE
  }

  private final DipoleWire wire;
  private final Player player;
  private final Limits limits;
  private final Consumer<String> log;
  private final Position position;
  private int side;

  /**
   * @param limits for every move; less than the server gives, for the way there and back
   * @param log hears what the server says to people
   */
  public DipoleClient(Game game, Player player, Limits limits, Consumer<String> log) {
    wire = new DipoleWire(game);
    this.player = player;
    this.limits = limits;
    this.log = log;
    position = game.start();
  }

  /**
   * Plays a game.
   *
   * @return empty if the server hung up before it said how the game ended
   */
  public Optional<Result> play(Socket socket, Conversation transcript) throws InterruptedException {
    Inbox<String> inbox = Inbox.ofServer();
    try (Connection<String> connection = Connection.ofLines(Wire.of(socket), "\n", transcript)) {
      connection.open(inbox, () -> {});
      Optional<Result> result = Optional.empty();
      while (result.isEmpty()) {
        String line = inbox.take();
        if (line == null) {
          break;
        }
        result = hear(connection, line.strip());
      }
      player.gameOver(position);
      return result;
    }
  }

  private Optional<Result> hear(Connection<String> connection, String line) {
    String[] words = (line + " ").split(" ", 2);
    String rest = words[1].strip();
    switch (words[0].toUpperCase(Locale.ROOT)) {
      case "WELCOME" -> {
        side = rest.toUpperCase(Locale.ROOT).startsWith("B") ? Position.SECOND : Position.FIRST;
        log.accept("we are " + wire.game().sides().name(side));
        player.newGame(position, side, limits, System.nanoTime());
      }
      case "MESSAGE" -> log.accept("server: " + rest);
      case "TIMEOUT" -> log.accept("server: we are out of time");
      case "YOUR_TURN" -> {
        int move = choose();
        connection.say("MOVE " + wire.text(position, move));
        position.play(move);
      }
      case "OPPONENT_MOVE" -> position.play(theirs(rest));
      case "VICTORY" -> {
        return Optional.of(Result.VICTORY);
      }
      case "DEFEAT" -> {
        return Optional.of(Result.DEFEAT);
      }
      case "TIE" -> {
        return Optional.of(Result.TIE);
      }
      default -> {} // VALID_MOVE, and whatever a newer server may say
    }
    return Optional.empty();
  }

  /** A pass needs no thought; players of ours do not expect to be asked for one. */
  private int choose() {
    if (position.isOver() || position.turn() != side) {
      throw new BadInput("the server wants a move in a position where we have none");
    }
    int[] moves = new int[wire.game().maxMoves()];
    return position.moves(moves) == 1 ? moves[0] : player.choose(position, limits);
  }

  private int theirs(String text) {
    try {
      return wire.move(position, text);
    } catch (BadInput e) {
      throw new BadInput("the server and we disagree about the rules: " + e.sentence());
    }
  }
}
