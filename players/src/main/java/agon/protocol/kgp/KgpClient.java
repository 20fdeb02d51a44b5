package agon.protocol.kgp;

import agon.game.BadInput;
import agon.process.Conversation;
import agon.protocol.net.Connection;
import agon.protocol.net.Inbox;
import agon.protocol.net.Wire;
import agon.search.Limits;
import java.net.Socket;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * One of our players on a server of the Kalah Game Protocol. Several states may wait at once: each
 * gets a quick move at once and a good one after some thought, in the order they came.
 */
public final class KgpClient {
  /** What to do on a server, as the protocol names it. */
  public enum Mode {
    FREEPLAY,
    /** Shows the server that we have the rules right. */
    VERIFY
  }

  private final String name;
  private final Mode mode;
  private final KgpThinker thinker;
  private final Consumer<String> log;
  private long lastId = -1;
  private final AtomicInteger solved = new AtomicInteger();
  private final AtomicInteger mistakes = new AtomicInteger();

  /**
   * @param players makes our player for a board
   * @param limits how long to think about a state
   * @param log hears what the server says to people
   */
  public KgpClient(
      String name, Mode mode, KgpThinker.Maker players, Limits limits, Consumer<String> log) {
    this.name = name;
    this.mode = mode;
    this.log = log;
    thinker = new KgpThinker(players, limits, log);
  }

  /**
   * Plays until the server says goodbye.
   *
   * @return false if it hung up without, or is none
   */
  public boolean play(Socket socket, Conversation transcript) throws InterruptedException {
    Inbox<String> inbox = Inbox.ofServer();
    try (Connection<String> connection = Connection.ofLines(Wire.of(socket), "\r\n", transcript)) {
      connection.open(inbox, () -> {});
      thinker.start((ref, command) -> answer(connection, ref, command));
      for (String line = inbox.take(); line != null; line = inbox.take()) {
        Optional<KgpCommand> command = KgpCommand.read(line);
        if (command.isEmpty()) {
          continue;
        }
        if (command.get().name().equals("goodbye")) {
          return true;
        }
        if (!hear(connection, command.get())) {
          return false;
        }
      }
      return false;
    } finally {
      thinker.close();
    }
  }

  /** How many states or problems have been answered. */
  public int answered() {
    return thinker.answered() + solved.get();
  }

  /** How many errors the server has found. */
  public int mistakes() {
    return mistakes.get();
  }

  private void solve(Connection<String> connection, KgpCommand command) {
    try {
      KgpBoard board = KgpBoard.read(command.argument(0));
      String number = command.argument(1);
      int pit = number.matches("\\d{1,2}") ? Integer.parseInt(number) : -1;
      if (pit < 0 || pit >= board.pits() || board.south().get(pit) == 0) {
        throw new BadInput("there is nothing to sow in pit " + BadInput.quote(number));
      }
      KgpProblem problem = new KgpProblem(board, pit, board.sown(pit), board.repeats(pit));
      answer(connection, command.id(), problem.solution());
      solved.incrementAndGet();
    } catch (BadInput e) {
      log.accept("a problem we do not understand: " + e.sentence());
    }
  }

  private synchronized void answer(
      Connection<String> connection, OptionalLong ref, String command) {
    lastId += 2;
    connection.say(lastId + (ref.isPresent() ? "@" + ref.getAsLong() : "") + " " + command);
  }

  private boolean hear(Connection<String> connection, KgpCommand command) {
    switch (command.name()) {
      case "kgp" -> {
        if (!command.argument(0).equals("1")) {
          connection.say("error " + KgpCommand.quote("protocol not supported"));
          log.accept("the server speaks another version of the protocol");
          return false;
        }
        connection.say("set info:name " + KgpCommand.quote(name));
        connection.say("mode " + mode.name().toLowerCase(Locale.ROOT));
      }
      case "ping" -> answer(connection, command.id(), "pong");
      case "state" -> thinker.think(command.id(), command.argument(0));
      case "problem" -> solve(connection, command);
      case "stop" -> thinker.stop(command.ref());
      case "set" -> thinker.set(command.argument(0), command.argument(1));
      case "error" -> {
        mistakes.incrementAndGet();
        log.accept("server: " + command.argument(0));
      }
      default -> {} // ok, and whatever a newer server may say
    }
    return true;
  }
}
