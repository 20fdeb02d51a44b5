package agon.web.session;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.OpenGame;
import agon.record.RecordedMove;
import agon.search.TimeControl;
import agon.web.house.House;
import agon.web.house.Opponents;
import agon.web.http.Feed;
import agon.web.http.RandomNames;
import agon.web.http.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * One game on the page, between people and computers. Any thread; every change is kept on disk and
 * told to all who watch before the call returns.
 *
 * <p>A computer thinks on a thread of the {@link House}, outside the lock. It notes the number of
 * the turn it thinks about; whoever changes the game meanwhile makes that number old, and the move
 * comes too late to count.
 */
final class Session {
  private final String id;
  private final Tokens tokens;
  private final OpenGame open;
  private final List<String> seats;
  private final TimeControl time;
  private final House house;
  private final SessionFiles files;
  private final Feed feed;
  private final ReentrantLock lock = new ReentrantLock();

  private final Chair chair;
  private boolean thinking;
  private boolean shelved;
  private long turnNumber;
  private long turnStart = System.nanoTime();
  private int drawOffer = -1;
  private @Nullable String note;
  private @Nullable String next;
  private @Nullable Future<?> alarm;

  private Session(
      String id,
      Tokens tokens,
      OpenGame open,
      List<String> seats,
      TimeControl time,
      House house,
      SessionFiles files,
      long version) {
    this.id = id;
    this.tokens = tokens;
    this.open = open;
    this.seats = List.copyOf(seats);
    this.time = time;
    this.house = house;
    this.files = files;
    feed = new Feed(version + 1);
    chair = new Chair(id, open.game(), house);
  }

  /** A new game. */
  static Session create(
      OpenGame open,
      Tokens tokens,
      List<String> seats,
      TimeControl time,
      House house,
      SessionFiles files) {
    Session session =
        new Session(RandomNames.next(RandomNames.ID), tokens, open, seats, time, house, files, 0);
    session.begin();
    return session;
  }

  /** A game that was kept; the side to move has its clock started anew. */
  static Session resume(StoredSession stored, House house, SessionFiles files) {
    Session session =
        new Session(
            stored.id(),
            stored.tokens(),
            stored.open(),
            stored.seats(),
            TimeControl.parse(stored.time()),
            house,
            files,
            stored.version());
    session.next = stored.next();
    session.shelved = stored.shelved() != null && stored.shelved();
    session.begin();
    return session;
  }

  private void begin() {
    lock.lock();
    try {
      changed();
    } finally {
      lock.unlock();
    }
  }

  String id() {
    return id;
  }

  Tokens tokens() {
    return tokens;
  }

  Feed feed() {
    return feed;
  }

  Game game() {
    return open.game();
  }

  List<String> seats() {
    return seats;
  }

  TimeControl time() {
    return time;
  }

  Optional<String> startText() {
    return open.startText();
  }

  boolean isHuman(int side) {
    return seats.get(side).equals(Opponents.HUMAN);
  }

  /** The side somebody plays here; refuses whoever does not play. */
  int sideOf(@Nullable String shown) {
    return tokens.side(shown);
  }

  /** The position now, for somebody to think about. */
  Position position() {
    lock.lock();
    try {
      return open.position().copy();
    } finally {
      lock.unlock();
    }
  }

  /** Whether nothing happens here until somebody does something. */
  boolean isResting() {
    lock.lock();
    try {
      return !thinking && alarm == null;
    } finally {
      lock.unlock();
    }
  }

  GameRecord record() {
    lock.lock();
    try {
      return open.record(seats.get(0), seats.get(1), time.text());
    } finally {
      lock.unlock();
    }
  }

  String json() {
    lock.lock();
    try {
      return view().json(open, note);
    } finally {
      lock.unlock();
    }
  }

  // ---- what people do ----

  /**
   * A person moves.
   *
   * @param who the side they play, as {@link #sideOf} says
   * @param ply how many moves they have seen; null if they do not say
   */
  void play(int who, String text, @Nullable Integer ply) {
    lock.lock();
    try {
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
      int move = open.game().move(open.position(), text);
      Duration used = Duration.ofNanos(System.nanoTime() - turnStart);
      note = null;
      made(side, move, used, Optional.empty(), Duration.ofMillis(100));
    } finally {
      lock.unlock();
    }
  }

  void undo() {
    lock.lock();
    try {
      if (!canUndo() || !open.undo(this::isHuman)) {
        throw new Refusal(Refusal.CONFLICT, "there is nothing to take back");
      }
      note = null;
      changed();
    } finally {
      lock.unlock();
    }
  }

  void redo() {
    lock.lock();
    try {
      if (open.undone().isEmpty() || !open.redo(this::isHuman)) {
        throw new Refusal(Refusal.CONFLICT, "there is nothing to play again");
      }
      note = null;
      changed();
    } finally {
      lock.unlock();
    }
  }

  /**
   * @param who the side they play, as {@link #sideOf} says
   * @param side who gives up; null for the person, or where there are two for the one to move
   */
  void resign(int who, @Nullable Integer side) {
    lock.lock();
    try {
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
      changed();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Offers a draw, or answers the offer of the other person.
   *
   * @param who the side they play, as {@link #sideOf} says
   * @param accept the answer; null for an offer
   * @param computerAgrees asked where a computer is to answer
   */
  void draw(int who, @Nullable Boolean accept, House.Judge computerAgrees) {
    Position asked;
    int computer;
    lock.lock();
    try {
      requireRunning();
      if (!open.game().canBeDrawn()) {
        throw new Refusal(Refusal.CONFLICT, "the rules of this game know no draw");
      }
      computer = isHuman(0) ? isHuman(1) ? -1 : 1 : 0;
      if (computer < 0) {
        drawBetweenPeople(who, accept);
        return;
      }
      asked = open.position().copy();
    } finally {
      lock.unlock();
    }
    boolean agreed = computerAgrees.agrees(open.game(), asked, computer);
    lock.lock();
    try {
      requireRunning();
      if (agreed) {
        open.end(Outcome.DRAW, new Ending(Ending.Reason.AGREEMENT, ""));
        note = null;
        changed();
      } else {
        note = open.game().sides().name(computer) + " declines the draw";
        publish();
      }
    } finally {
      lock.unlock();
    }
  }

  private void drawBetweenPeople(int who, @Nullable Boolean accept) {
    if (drawOffer < 0) {
      drawOffer = who == Tokens.EVERY_SIDE ? open.position().turn() : who;
      publish();
    } else if (who == drawOffer && !Boolean.FALSE.equals(accept)) {
      throw new Refusal(Refusal.CONFLICT, "your offer stands; the other side answers it");
    } else if (accept == null || accept) {
      open.end(Outcome.DRAW, new Ending(Ending.Reason.AGREEMENT, ""));
      changed();
    } else {
      drawOffer = -1;
      publish();
    }
  }

  /** The rematch of this game is another; whoever watches here may go there. */
  void setNext(String id) {
    lock.lock();
    try {
      next = id;
      publish();
    } finally {
      lock.unlock();
    }
  }

  Optional<String> next() {
    lock.lock();
    try {
      return Optional.ofNullable(next);
    } finally {
      lock.unlock();
    }
  }

  private void requireRunning() {
    if (open.isOver()) {
      throw new Refusal(Refusal.CONFLICT, "the game is over");
    }
  }

  private boolean canUndo() {
    return !open.played().isEmpty() && (isHuman(0) || isHuman(1)) && !tokens.hasFriend();
  }

  // ---- what follows ----

  private void made(int side, int move, Duration used, Optional<String> opinion, Duration grace) {
    Clocks clocks = Clocks.of(time, open);
    if (clocks.isTooLong(side, used, grace)) {
      outOfTime(side);
      return;
    }
    open.play(new RecordedMove(move, clocks.after(side, used), Optional.of(used), opinion, ""));
    drawOffer = -1;
    changed();
  }

  private void outOfTime(int side) {
    open.end(Outcome.winOf(1 - side), new Ending(Ending.Reason.TIME, ""));
    changed();
  }

  /** The position is another one: whoever thought about the old one stops, the next one starts. */
  private void changed() {
    turnNumber++;
    chair.hurry(turnNumber);
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
    thinking = false;
    passes();
    turnStart = System.nanoTime();
    if (!open.isOver()) {
      long number = turnNumber;
      int side = open.position().turn();
      if (!isHuman(side)) {
        thinking = true;
        Chair.Question question =
            new Chair.Question(
                number, side, open.position().copy(), Clocks.of(time, open).limits(side));
        house.think(() -> think(question));
      } else if (time.clock().isPresent()) {
        Duration left = Clocks.of(time, open).left(side);
        alarm = house.after(left.plusMillis(50), () -> flag(number, side));
      }
    }
    shelve();
    publish();
  }

  /** A game that has ended is kept for good, once. */
  private void shelve() {
    if (!open.isOver()) {
      shelved = false;
    } else if (!shelved && !open.played().isEmpty() && (isHuman(0) || isHuman(1))) {
      shelved = true;
      files.shelve(record());
    }
  }

  /** Passes that are the only move are made for everybody. */
  private void passes() {
    Optional<Integer> pass = open.onlyPass();
    while (pass.isPresent()) {
      String name = open.game().sides().name(open.position().turn());
      note = (note == null ? "" : note + "; ") + name + " has no move and passes";
      List<RecordedMove> undone = open.undone();
      open.play(RecordedMove.of(pass.get()));
      if (!undone.isEmpty() && undone.getLast().move() == pass.get()) {
        open.setUndone(undone.subList(0, undone.size() - 1));
      }
      pass = open.onlyPass();
    }
  }

  private void flag(long number, int side) {
    lock.lock();
    try {
      if (number == turnNumber) {
        outOfTime(side);
      }
    } finally {
      lock.unlock();
    }
  }

  private void think(Chair.Question question) {
    chair.ask(
        question,
        seats.get(question.side()),
        this::isOld,
        choice -> chosen(question, choice),
        why -> failed(question, why));
  }

  private boolean isOld(long number) {
    lock.lock();
    try {
      return number != turnNumber;
    } finally {
      lock.unlock();
    }
  }

  private void chosen(Chair.Question question, Chair.Choice choice) {
    lock.lock();
    try {
      if (question.turn() == turnNumber) {
        if (!isHuman(0) && !isHuman(1)) {
          note = null; // people read what happened since their own last move
        }
        made(question.side(), choice.move(), choice.used(), choice.opinion(), choice.grace());
      }
    } finally {
      lock.unlock();
    }
  }

  /** A computer that breaks down loses its game. */
  private void failed(Chair.Question question, Ending why) {
    lock.lock();
    try {
      if (question.turn() == turnNumber) {
        open.end(Outcome.winOf(1 - question.side()), why);
        changed();
      }
    } finally {
      lock.unlock();
    }
  }

  private void publish() {
    files.save(stored());
    feed.publish("state", "state", view().json(open, note));
  }

  private SessionView view() {
    Clocks clocks = Clocks.of(time, open);
    boolean over = open.isOver();
    return new SessionView(
        id,
        seats.stream().map(SessionView.Seat::of).toList(),
        time.text(),
        SessionView.millis(clocks),
        over ? 0 : Duration.ofNanos(System.nanoTime() - turnStart).toMillis(),
        thinking,
        canUndo(),
        !open.undone().isEmpty(),
        !over && open.game().canBeDrawn() && (isHuman(0) || isHuman(1)),
        drawOffer < 0 ? null : drawOffer,
        tokens.hasFriend() ? tokens.friendSide() : null,
        over ? open.ending().text() : null,
        next);
  }

  private StoredSession stored() {
    Ending ending = open.ending();
    return new StoredSession(
        id,
        tokens.owner(),
        tokens.friend(),
        tokens.hasFriend() ? tokens.friendSide() : null,
        open.game().line(),
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
        feed.last() + 1);
  }
}
