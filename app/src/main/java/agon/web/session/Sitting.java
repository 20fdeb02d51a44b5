package agon.web.session;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.OpenGame;
import agon.record.RecordedMove;
import agon.search.TimeControl;
import agon.web.house.Opponents;
import agon.web.http.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game and who sits at it: what each of them may do, and what that changes. It knows nothing of
 * threads; {@link Session} lets one at a time come here.
 */
final class Sitting {
  /** How late a person's move may come; the way through the network is no fault of theirs. */
  private static final Duration GRACE = Duration.ofMillis(100);

  final OpenGame open;
  final List<String> seats;
  final TimeControl time;
  private final Tokens tokens;
  private long turnStart = System.nanoTime();
  private int drawOffer = -1;
  private @Nullable String note;
  private @Nullable String next;
  private boolean shelved;

  /**
   * @param next the id of the rematch
   * @param shelved whether it has ended and is kept for good
   */
  Sitting(
      OpenGame open,
      Tokens tokens,
      List<String> seats,
      TimeControl time,
      @Nullable String next,
      boolean shelved) {
    this.open = open;
    this.tokens = tokens;
    this.seats = List.copyOf(seats);
    this.time = time;
    this.next = next;
    this.shelved = shelved;
  }

  Game game() {
    return open.game();
  }

  boolean isHuman(int side) {
    return seats.get(side).equals(Opponents.HUMAN);
  }

  private boolean hasPerson() {
    return isHuman(0) || isHuman(1);
  }

  /** The side a computer plays, the first of two; −1 between people. */
  int computer() {
    return !isHuman(0) ? 0 : !isHuman(1) ? 1 : -1;
  }

  Optional<String> next() {
    return Optional.ofNullable(next);
  }

  void setNext(String id) {
    next = id;
  }

  boolean hasClocks() {
    return time.clock().isPresent();
  }

  Clocks clocks() {
    return Clocks.of(time, open);
  }

  GameRecord record() {
    return open.record(seats.get(0), seats.get(1), time.text());
  }

  // ---- what people do ----

  /** See {@link Session#play}. */
  void play(int who, String text, @Nullable Integer ply) {
    requireRunning();
    int side = open.position().turn();
    if (!isHuman(side)) {
      throw new Refusal(Refusal.CONFLICT, "it is not your turn, " + seats.get(side) + " thinks");
    }
    if (who != Tokens.EVERY_SIDE && who != side) {
      throw new Refusal(Refusal.CONFLICT, "it is not your turn, your friend is to move");
    }
    if (ply != null && ply != open.played().size()) {
      throw new Refusal(Refusal.CONFLICT, "the game has moved on; this was for another position");
    }
    int move = game().move(open.position(), text);
    note = null;
    made(side, move, turnTook(), Optional.empty(), GRACE);
  }

  void undo() {
    if (!canUndo() || !open.undo(this::isHuman)) {
      throw new Refusal(Refusal.CONFLICT, "there is nothing to take back");
    }
    note = null;
  }

  void redo() {
    if (open.undone().isEmpty() || !open.redo(this::isHuman)) {
      throw new Refusal(Refusal.CONFLICT, "there is nothing to play again");
    }
    note = null;
  }

  /** See {@link Session#resign}. */
  void resign(int who, @Nullable Integer side) {
    requireRunning();
    int turn = open.position().turn();
    int own = who != Tokens.EVERY_SIDE ? who : isHuman(turn) ? turn : 1 - turn;
    int loser = side != null ? side : own;
    boolean others = who != Tokens.EVERY_SIDE && loser != who;
    if (loser < 0 || loser > 1 || !isHuman(loser) || others) {
      throw new BadInput("side is 0 or 1, where a person sits");
    }
    note = null;
    open.end(Outcome.winOf(1 - loser), new Ending(Ending.Reason.RESIGNATION, ""));
  }

  void requireDrawable() {
    requireRunning();
    if (!game().canBeDrawn()) {
      throw new Refusal(Refusal.CONFLICT, "the rules of this game know no draw");
    }
  }

  /**
   * A person offers another a draw, or answers.
   *
   * @param accept the answer; null for an offer
   */
  void draw(int who, @Nullable Boolean accept) {
    if (drawOffer < 0) {
      drawOffer = who == Tokens.EVERY_SIDE ? open.position().turn() : who;
    } else if (who == drawOffer && !Boolean.FALSE.equals(accept)) {
      throw new Refusal(Refusal.CONFLICT, "your offer stands; the other side answers it");
    } else if (accept == null || accept) {
      open.end(Outcome.DRAW, new Ending(Ending.Reason.AGREEMENT, ""));
    } else {
      drawOffer = -1;
    }
  }

  private boolean canUndo() {
    return !open.played().isEmpty() && hasPerson() && !tokens.hasFriend();
  }

  private void requireRunning() {
    if (open.isOver()) {
      throw new Refusal(Refusal.CONFLICT, "the game is over");
    }
  }

  // ---- what computers and clocks do ----

  void chosen(int side, Chair.Choice choice) {
    if (!hasPerson()) {
      note = null; // people read what happened since their own last move
    }
    made(side, choice.move(), choice.used(), choice.opinion(), choice.grace());
  }

  /** A computer answers the offer of a draw. */
  void drawAnswered(int computer, boolean agreed) {
    requireRunning();
    if (agreed) {
      open.end(Outcome.DRAW, new Ending(Ending.Reason.AGREEMENT, ""));
      note = null;
    } else {
      note = game().sides().name(computer) + " declines the draw";
    }
  }

  void lost(int side, Ending why) {
    open.end(Outcome.winOf(1 - side), why);
  }

  private void made(int side, int move, Duration used, Optional<String> opinion, Duration grace) {
    Clocks clocks = clocks();
    if (clocks.isTooLong(side, used, grace)) {
      lost(side, new Ending(Ending.Reason.TIME, ""));
      return;
    }
    open.play(new RecordedMove(move, clocks.after(side, used), Optional.of(used), opinion, ""));
    drawOffer = -1;
  }

  // ---- what follows ----

  /** Whoever is to move has the time from now on. Passes that are the only move are made first. */
  void beginTurn() {
    Optional<Integer> pass = open.onlyPass();
    while (pass.isPresent()) {
      String name = game().sides().name(open.position().turn());
      note = (note == null ? "" : note + "; ") + name + " has no move and passes";
      List<RecordedMove> undone = open.undone();
      open.play(RecordedMove.of(pass.get()));
      if (!undone.isEmpty() && undone.getLast().move() == pass.get()) {
        open.setUndone(undone.subList(0, undone.size() - 1));
      }
      pass = open.onlyPass();
    }
    turnStart = System.nanoTime();
  }

  private Duration turnTook() {
    return Duration.ofNanos(System.nanoTime() - turnStart);
  }

  /** Whether it has just ended and is to be kept for good; says so once. */
  boolean isToBeShelved() {
    boolean ended = open.isOver() && !open.played().isEmpty() && hasPerson();
    boolean now = ended && !shelved;
    shelved = open.isOver() && (shelved || now);
    return now;
  }

  /** What is shown of it, as JSON. */
  String json(String id, boolean thinking) {
    boolean over = open.isOver();
    return new SessionView(
            id,
            seats.stream().map(SessionView.Seat::of).toList(),
            time.text(),
            SessionView.millis(clocks()),
            over ? 0 : turnTook().toMillis(),
            thinking,
            canUndo(),
            !open.undone().isEmpty(),
            !over && game().canBeDrawn() && hasPerson(),
            drawOffer < 0 ? null : drawOffer,
            tokens.hasFriend() ? tokens.friendSide() : null,
            over ? open.ending().text() : null,
            next)
        .json(open, note);
  }

  StoredSession stored(String id, long version) {
    Ending ending = open.ending();
    return new StoredSession(
        id,
        tokens.owner(),
        tokens.friend(),
        tokens.hasFriend() ? tokens.friendSide() : null,
        game().line(),
        open.startText().orElse(null),
        seats,
        time.text(),
        StoredSession.played(open),
        StoredSession.undone(open),
        open.outcome().map(Outcome::name).orElse(null),
        open.isOver() ? ending.reason().name() : null,
        open.isOver() ? ending.detail() : null,
        next,
        shelved,
        version);
  }
}
