package agon.protocol.tuc;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.game.Position;
import agon.player.PlayerFault;
import agon.process.Faults;
import agon.process.Patience;
import agon.protocol.Track;
import agon.protocol.net.Connection;
import agon.protocol.net.Guest;
import agon.protocol.net.Inbox;
import agon.protocol.net.Visit;
import agon.record.Ending;
import agon.search.Limits;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.StringJoiner;

/**
 * A client of the course at our board. It keeps the board itself: it hears the position once, then
 * the other side's moves. Each message goes out in one write, since clients read each with one call
 * and take half of one for an error.
 */
final class TucGuest implements Guest {
  private final TucBoard board;
  private final TucCodes codes;
  private final int most;
  private final Patience patience;
  private final Connection<Byte> connection;
  private final Inbox<Byte> inbox = Inbox.ofClient();
  private final Track track = new Track();
  private final String name;
  private int side;
  private int games;
  private boolean hasMoved;
  private boolean hasFailed;

  TucGuest(TucBoard board, TucCodes codes, int most, Patience patience, Visit visit) {
    this.board = board;
    this.codes = codes;
    this.most = most;
    this.patience = patience;
    connection = Connection.ofBytes(visit.wire(), visit.transcript());
    connection.open(inbox, visit.onClosed());
    name = askName("client " + visit.number());
  }

  /** A length and so many letters; who is too shy to answer is hung up on. */
  private String askName(String otherwise) {
    say(codes.requestName());
    Duration limit = patience.startUp();
    long deadline = Inbox.deadline(limit, Duration.ZERO);
    try {
      byte[] letters = new byte[inbox.receive(deadline, limit, Duration.ZERO) & 0xff];
      for (int i = 0; i < letters.length; i++) {
        letters[i] = inbox.receive(deadline, limit, Duration.ZERO);
      }
      String given = new String(letters, StandardCharsets.UTF_8);
      String printable = given.replaceAll("[^\\p{Graph} ]", "").strip();
      return printable.isEmpty() ? otherwise : printable;
    } catch (PlayerFault e) {
      connection.close();
      throw e;
    }
  }

  private void say(byte... message) {
    StringJoiner text = new StringJoiner(" ");
    for (byte b : message) {
      text.add(Byte.toString(b));
    }
    connection.send(message, text.toString());
  }

  /** A code and what belongs to it, in one piece. */
  private void say(byte code, byte[] content) {
    byte[] message = new byte[content.length + 1];
    message[0] = code;
    System.arraycopy(content, 0, message, 1, content.length);
    say(message);
  }

  @Override
  public void seat(int newSide) {
    side = newSide;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean isHere() {
    return inbox.isOpen();
  }

  @Override
  public void onLeave(Runnable action) {
    inbox.onEnd(action);
  }

  /** Whoever has failed may be anywhere in its own game. */
  @Override
  public boolean staysOn() {
    return !hasFailed && (most == 0 || games < most);
  }

  @Override
  public boolean isAskedToPass() {
    return true;
  }

  @Override
  public void newGame(Position start, int newSide, Limits limits, long seed) {
    games++;
    track.clear();
    track.follow(start, (before, move) -> {});
    say(codes.newPosition(), board.bytes(start));
    say(codes.colour(board.isWhite(side)));
  }

  @Override
  public int choose(Position position, Limits limits) {
    tellMoves(position);
    inbox.clear(); // what came unasked for is no answer
    say(codes.requestMove());
    Duration limit = patience.forMove(limits);
    long deadline = Inbox.deadline(limit, patience.grace());
    try {
      byte row = inbox.receive(deadline, limit, patience.grace());
      byte column = inbox.receive(deadline, limit, patience.grace());
      int move = read(position, row, column);
      hasMoved = true;
      return move;
    } catch (PlayerFault e) {
      hasFailed = true;
      close();
      throw hasMoved ? e : withDoubt(e);
    }
  }

  /** Whoever fails at its very first move may have come for the course's other board. */
  private PlayerFault withDoubt(PlayerFault fault) {
    Ending ending = fault.ending();
    return new PlayerFault(
        ending.reason(),
        "%s (its first move; we play %s: %s)"
            .formatted(ending.detail(), board.game().line(), board.shape().otherKind()));
  }

  private int read(Position position, byte row, byte column) {
    try {
      return board.move(position, row, column);
    } catch (BadInput e) {
      throw Faults.illegal(row + " " + column, e.sentence());
    }
  }

  private void tellMoves(Position position) {
    track.follow(
        position,
        (before, move) -> {
          if (before.turn() != side) {
            say(codes.prepareToReceiveMove(), board.bytes(before, move));
          }
        });
  }

  /** Nobody is told how it ended: the next position, or the end, is all that comes. */
  @Override
  public void gameOver(Position end, Outcome outcome, Ending ending) {}

  @Override
  public void close() {
    say(codes.quit());
    connection.close();
  }
}
