package agon.protocol.tuc;

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
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One of our players on the course's server, for as many games as it likes. */
public final class TucClient implements AutoCloseable {
  /** The server's own programs keep no more of a name. */
  private static final int LONGEST_NAME = 8;

  private final TucCodes codes;
  private final Optional<TucShape> told;
  private final String name;
  private final BiFunction<String, Game, Player> players;
  private final String engine;
  private final Limits limits;
  private final Consumer<String> log;
  private @Nullable TucBoard board;
  private @Nullable Player player;
  private @Nullable Position position;
  private boolean isWhite = true;
  private boolean begun;

  /**
   * @param shape of the board: positions come without their length. Unless told, it is one of the
   *     course's two boards, which the beginning of a position tells apart
   * @param players makes our player for the board that the server plays on
   * @param limits for every move
   * @param log hears how games went
   */
  public TucClient(
      TucCodes codes,
      Optional<TucShape> shape,
      String name,
      String engine,
      BiFunction<String, Game, Player> players,
      Limits limits,
      Consumer<String> log) {
    this.codes = codes;
    told = shape;
    this.name = name;
    this.engine = engine;
    this.players = players;
    this.limits = limits;
    this.log = log;
  }

  /** Ends the conversation, wherever it is. */
  private static final class HungUp extends Exception {}

  /**
   * Plays until the server says QUIT.
   *
   * @return false if it hung up without
   */
  public boolean play(Socket socket, Conversation transcript) throws InterruptedException {
    Inbox<Byte> inbox = Inbox.ofServer();
    try (Connection<Byte> connection = Connection.ofBytes(Wire.of(socket), transcript)) {
      connection.open(inbox, () -> {});
      boolean more = true;
      while (more) {
        more = hear(connection, inbox);
      }
      return true;
    } catch (HungUp e) {
      return false;
    } finally {
      finish();
    }
  }

  private static byte next(Inbox<Byte> inbox) throws HungUp, InterruptedException {
    Byte next = inbox.take();
    if (next == null) {
      throw new HungUp();
    }
    return next;
  }

  private boolean hear(Connection<Byte> connection, Inbox<Byte> inbox)
      throws HungUp, InterruptedException {
    byte code = next(inbox);
    if (code == codes.requestName()) {
      introduce(connection);
    } else if (code == codes.newPosition()) {
      newPosition(inbox);
    } else if (code == codes.colour(true) || code == codes.colour(false)) {
      finish(); // colours for the next game come before its position, and ours was with the old
      isWhite = code == codes.colour(true);
    } else if (code == codes.prepareToReceiveMove()) {
      theirs(next(inbox), next(inbox));
    } else if (code == codes.requestMove()) {
      ours(connection);
    } else if (code == codes.quit()) {
      return false;
    } else {
      throw new BadInput(
          "the server said %d; its codes go from %d to %d; is the board %s?"
              .formatted(
                  code,
                  codes.newPosition(),
                  codes.quit(),
                  told.orElse(board == null ? TucShape.SQUARES : board.shape()).text()));
    }
    return true;
  }

  private void introduce(Connection<Byte> connection) {
    byte[] letters = name.getBytes(StandardCharsets.US_ASCII);
    letters = Arrays.copyOf(letters, Math.min(letters.length, LONGEST_NAME));
    byte[] message = new byte[letters.length + 1];
    message[0] = (byte) letters.length;
    System.arraycopy(letters, 0, message, 1, letters.length);
    connection.send(message, name);
  }

  private void newPosition(Inbox<Byte> inbox) throws HungUp, InterruptedException {
    byte[] first = new byte[TucShape.HEXAGON.outsideFirst()];
    fill(first, 0, inbox);
    TucShape shape = shape(first);
    byte[] bytes = Arrays.copyOf(first, shape.length());
    fill(bytes, first.length, inbox);
    finish();
    Game game = TucBoard.game(bytes, shape);
    if (board == null || player == null || !board.game().line().equals(game.line())) {
      close();
      board = new TucBoard(game);
      player = players.apply(engine, game);
    }
    position = board.position(bytes);
    begun = false;
  }

  private static void fill(byte[] bytes, int from, Inbox<Byte> inbox)
      throws HungUp, InterruptedException {
    for (int i = from; i < bytes.length; i++) {
      bytes[i] = next(inbox);
    }
  }

  /** The shape we were told, or the one a position begins like. */
  private TucShape shape(byte[] first) {
    TucShape shape =
        told.orElse(isOutside(first, first.length) ? TucShape.HEXAGON : TucShape.SQUARES);
    if (!shape.isHexagon() && isOutside(first, first.length)) {
      throw new BadInput("the server's board begins like a hexagon; for that say --game hexthello");
    }
    if (!isOutside(first, Math.min(shape.outsideFirst(), first.length))) {
      throw new BadInput(
          "the server does not play on %s: its first row has cells where that has none; for a board"
                  .formatted(shape.text())
              + " of squares say --size N");
    }
    return shape;
  }

  private static boolean isOutside(byte[] cells, int count) {
    boolean outside = true;
    for (int i = 0; i < count; i++) {
      outside &= cells[i] == TucBoard.OUTSIDE;
    }
    return outside;
  }

  private TucBoard board() {
    if (board == null) {
      throw new BadInput("the server asks for moves before it has sent a position");
    }
    return board;
  }

  private Position position() {
    if (position == null) {
      throw new BadInput("the server asks for moves before it has sent a position");
    }
    return position;
  }

  private void theirs(byte row, byte column) {
    if (position().isOver() && row == TucCodes.PASS) {
      return; // some servers go on until both have passed
    }
    try {
      position().play(board().move(position(), row, column));
    } catch (BadInput e) {
      throw new BadInput("the server and we disagree about the rules: " + e.sentence());
    }
  }

  private void ours(Connection<Byte> connection) {
    Position now = position();
    if (now.isOver()) {
      // Servers ask once more where both sides can only pass.
      connection.send(new byte[] {TucCodes.PASS, 0}, "pass");
      return;
    }
    if (board().isWhite(now.turn()) != isWhite) {
      throw new BadInput("the server asks us for a move of the other side");
    }
    int move = choose(now);
    byte[] message = board().bytes(now, move);
    connection.send(message, message[0] + " " + message[1]);
    now.play(move);
  }

  /** A single move needs no thought; players of ours do not expect to be asked for a pass. */
  private int choose(Position now) {
    Player mine = player;
    if (mine == null) {
      throw new BadInput("the server asks for moves before it has sent a position");
    }
    if (!begun) {
      mine.newGame(now, now.turn(), limits, System.nanoTime());
      begun = true;
    }
    int[] moves = new int[board().game().maxMoves()];
    return now.moves(moves) == 1 ? moves[0] : mine.choose(now, limits);
  }

  /** Says how a game went that is over by the rules; the server does not. */
  private void finish() {
    Position end = position;
    if (end == null || board == null || !begun) {
      return;
    }
    begun = false;
    if (player != null) {
      player.gameOver(end);
    }
    log.accept(outcome(end, board));
  }

  /** Half of all games end with a move of the other side, which the server keeps to itself. */
  private String outcome(Position end, TucBoard where) {
    String us = isWhite ? "White" : "Black";
    if (end.isOver()) {
      return "game over, we were %s: %s".formatted(us, result(ours(end, where)));
    }
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    int[] moves = new int[where.game().maxMoves()];
    int count = where.isWhite(end.turn()) == isWhite ? 0 : end.moves(moves);
    for (int i = 0; i < count; i++) {
      end.play(moves[i]);
      boolean over = end.isOver();
      int margin = ours(end, where);
      end.undo();
      if (!over) {
        count = 0;
      }
      least = Math.min(least, margin);
      most = Math.max(most, margin);
    }
    if (count == 0) {
      return "a game was broken off, we were " + us;
    }
    String known = least == most ? result(least) : result(least) + " or " + result(most);
    return "game over with the other side's last move, we were %s: %s".formatted(us, known);
  }

  private int ours(Position end, TucBoard where) {
    return where.isWhite(Position.FIRST) == isWhite ? end.margin() : -end.margin();
  }

  private static String result(int ours) {
    return ours == 0 ? "drawn" : (ours > 0 ? "won by " : "lost by ") + Math.abs(ours);
  }

  @Override
  public void close() {
    if (player != null) {
      player.close();
      player = null;
    }
  }
}
