package agon.protocol.dipole;

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
import java.time.Duration;

/**
 * A client of the course at our board.
 *
 * <p>There are clients that count lines, that tell keywords apart by their length, that leave at an
 * unknown word. So this says what the course's server says, in its order, and not a line more.
 */
final class DipoleGuest implements Guest {
  private static final String WON = "VICTORY";
  private static final String LOST = "DEFEAT";

  private final DipoleWire wire;
  private final Patience patience;
  private final int number;
  private final Connection<String> connection;
  private final Inbox<String> inbox = Inbox.ofClient();
  private final Track track = new Track();
  private final String name;
  private int side;
  private boolean isOver;

  DipoleGuest(DipoleWire wire, Patience patience, Visit visit) {
    this.wire = wire;
    this.patience = patience;
    number = visit.number();
    connection = Connection.ofLines(visit.wire(), "\n", visit.transcript());
    name = connection.address();
    connection.open(inbox, visit.onClosed());
  }

  @Override
  public void seat(int newSide) {
    side = newSide;
    connection.say("WELCOME " + wire.game().sides().name(side));
    connection.say("MESSAGE Group " + number + ", please wait for the opponent");
  }

  void tellAllConnected() {
    connection.say("MESSAGE All players connected");
  }

  /** The protocol has no names, so this is where it comes from. */
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

  /** The course's server hangs up after a game, and clients count on it. */
  @Override
  public boolean staysOn() {
    return false;
  }

  @Override
  public boolean isAskedToPass() {
    return true;
  }

  @Override
  public void newGame(Position start, int newSide, Limits limits, long seed) {
    if (start.ply() > 0 || start.key() != wire.game().start().key()) {
      throw Faults.failure("can only play from the start: its protocol knows no openings");
    }
    track.clear();
  }

  @Override
  public int choose(Position position, Limits limits) {
    tellMoves(position);
    connection.say("YOUR_TURN");
    Duration limit = patience.forMove(limits);
    long deadline = Inbox.deadline(limit, patience.grace());
    try {
      String line = inbox.receive(deadline, limit, patience.grace());
      int move = read(position, line);
      connection.say("VALID_MOVE");
      return move;
    } catch (PlayerFault e) {
      if (e.ending().reason() == Ending.Reason.TIME) {
        finish("TIMEOUT", LOST);
      } else {
        finish("MESSAGE You have sent an invalid move", LOST);
      }
      throw e;
    }
  }

  private int read(Position position, String line) {
    String[] words = line.strip().split("\\s+", 2);
    if (!words[0].equals("MOVE") || words.length < 2) {
      throw Faults.illegal(line, "a move is written MOVE and then start,direction,men");
    }
    try {
      return wire.move(position, words[1]);
    } catch (BadInput e) {
      throw Faults.illegal(words[1], e.sentence());
    }
  }

  /** Tells what the other side has played since we last spoke. */
  private void tellMoves(Position position) {
    track.follow(
        position,
        (before, move) -> {
          if (before.turn() != side) {
            connection.say("OPPONENT_MOVE " + wire.text(before, move));
          }
        });
  }

  @Override
  public void gameOver(Position end, Outcome outcome, Ending ending) {
    if (isOver) {
      return;
    }
    tellMoves(end);
    String result = outcome == Outcome.DRAW ? "TIE" : outcome == Outcome.winOf(side) ? WON : LOST;
    switch (ending.reason()) {
      case ILLEGAL_MOVE -> finish("MESSAGE Your opponent has sent an invalid move", result);
      // Whoever has gone would run out of time at the course's server, which has no word for it.
      case TIME, FAILURE -> finish("MESSAGE Opponent timeout", result);
      default -> finish(result);
    }
  }

  private void finish(String... lines) {
    isOver = true;
    for (String line : lines) {
      connection.say(line);
    }
    connection.close();
  }

  @Override
  public void close() {
    connection.close();
  }
}
