package agon.web.session;

import agon.game.Game;
import agon.game.Position;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.OpenGame;
import agon.search.TimeControl;
import agon.web.house.House;
import agon.web.http.Feed;
import agon.web.http.RandomNames;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One game on the page, between people and computers. Any thread; every change is kept on disk and
 * told to all who watch before the call returns. What a change is, {@link Sitting} says.
 *
 * <p>A computer thinks on a thread of the {@link House}, outside the lock. It notes the number of
 * the turn it thinks about; whoever changes the game meanwhile makes that number old, and the move
 * comes too late to count.
 */
final class Session {
  /** How much later than a clock runs out somebody looks at it. */
  private static final int ALARM_MILLIS = 50;

  private final String id;
  private final Tokens tokens;
  private final Sitting sitting;
  private final House house;
  private final SessionFiles files;
  private final Feed feed;
  private final Chair chair;
  private final ReentrantLock lock = new ReentrantLock();
  private boolean thinking;
  private long turnNumber;
  private @Nullable Future<?> alarm;

  private Session(
      String id, Tokens tokens, Sitting sitting, House house, SessionFiles files, long version) {
    this.id = id;
    this.tokens = tokens;
    this.sitting = sitting;
    this.house = house;
    this.files = files;
    feed = new Feed(version + 1);
    chair = new Chair(id, sitting.game(), house);
  }

  /** A new game. */
  static Session create(
      OpenGame open,
      Tokens tokens,
      List<String> seats,
      TimeControl time,
      House house,
      SessionFiles files) {
    Sitting sitting = new Sitting(open, tokens, seats, time, null, false);
    return new Session(RandomNames.next(RandomNames.ID), tokens, sitting, house, files, 0).begun();
  }

  /** A game that was kept; the side to move has its clock started anew. */
  static Session resume(StoredSession stored, House house, SessionFiles files) {
    Tokens tokens = stored.tokens();
    Sitting sitting =
        new Sitting(
            stored.open(),
            tokens,
            stored.seats(),
            TimeControl.parse(stored.time()),
            stored.next(),
            Boolean.TRUE.equals(stored.shelved()));
    return new Session(stored.id(), tokens, sitting, house, files, stored.version()).begun();
  }

  private Session begun() {
    change(() -> {});
    return this;
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
    return sitting.game();
  }

  List<String> seats() {
    return sitting.seats;
  }

  TimeControl time() {
    return sitting.time;
  }

  Optional<String> startText() {
    return sitting.open.startText();
  }

  boolean isHuman(int side) {
    return sitting.isHuman(side);
  }

  /** The side somebody plays here; refuses whoever does not play. */
  int sideOf(@Nullable String shown) {
    return tokens.side(shown);
  }

  /** The position now, for somebody to think about. */
  Position position() {
    return ask(() -> sitting.open.position().copy());
  }

  /** Whether nothing happens here until somebody does something. */
  boolean isResting() {
    return ask(() -> !thinking && alarm == null);
  }

  GameRecord record() {
    return ask(sitting::record);
  }

  String json() {
    return ask(() -> sitting.json(id, thinking));
  }

  Optional<String> next() {
    return ask(sitting::next);
  }

  // ---- what people do ----

  /**
   * A person moves.
   *
   * @param who the side they play, as {@link #sideOf} says
   * @param ply how many moves they have seen; null if they do not say
   */
  void play(int who, String text, @Nullable Integer ply) {
    change(() -> sitting.play(who, text, ply));
  }

  void undo() {
    change(sitting::undo);
  }

  void redo() {
    change(sitting::redo);
  }

  /**
   * @param who the side they play, as {@link #sideOf} says
   * @param side who gives up; null for the person, or where there are two for the one to move
   */
  void resign(int who, @Nullable Integer side) {
    change(() -> sitting.resign(who, side));
  }

  /**
   * Offers a draw, or answers the offer of the other person.
   *
   * @param who the side they play, as {@link #sideOf} says
   * @param accept the answer; null for an offer
   * @param computerAgrees asked where a computer is to answer
   */
  void draw(int who, @Nullable Boolean accept, House.Judge computerAgrees) {
    int computer = sitting.computer();
    if (computer < 0) {
      note(
          () -> {
            sitting.requireDrawable();
            sitting.draw(who, accept);
          });
      return;
    }
    Position asked =
        ask(
            () -> {
              sitting.requireDrawable();
              return sitting.open.position().copy();
            });
    boolean agreed = computerAgrees.agrees(game(), asked, computer);
    note(() -> sitting.drawAnswered(computer, agreed));
  }

  /** The rematch of this game is another; whoever watches here may go there. */
  void setNext(String id) {
    note(() -> sitting.setNext(id));
  }

  // ---- one at a time ----

  private <T> T ask(Supplier<T> question) {
    lock.lock();
    try {
      return question.get();
    } finally {
      lock.unlock();
    }
  }

  /** Does what makes the position another one. */
  private void change(Runnable change) {
    lock.lock();
    try {
      change.run();
      changed();
    } finally {
      lock.unlock();
    }
  }

  /** Does what leaves the position as it is, unless it ends the game. */
  private void note(Runnable change) {
    lock.lock();
    try {
      boolean wasOver = sitting.open.isOver();
      change.run();
      if (sitting.open.isOver() == wasOver) {
        publish();
      } else {
        changed();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Does so unless the turn is over. */
  private void changeIn(long turn, Runnable change) {
    lock.lock();
    try {
      if (turn == turnNumber) {
        change.run();
        changed();
      }
    } finally {
      lock.unlock();
    }
  }

  // ---- what follows ----

  /** The position is another one: whoever thought about the old one stops, the next one starts. */
  private void changed() {
    turnNumber++;
    chair.hurry(turnNumber);
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
    thinking = false;
    sitting.beginTurn();
    if (!sitting.open.isOver()) {
      wake();
    }
    if (sitting.isToBeShelved()) {
      files.shelve(sitting.record());
    }
    publish();
  }

  /** Lets a computer think if it is to move, or watches the clock of a person. */
  private void wake() {
    long turn = turnNumber;
    int side = sitting.open.position().turn();
    if (!sitting.isHuman(side)) {
      thinking = true;
      Chair.Question question =
          new Chair.Question(
              turn, side, sitting.open.position().copy(), sitting.clocks().limits(side));
      house.think(() -> think(question));
    } else if (sitting.hasClocks()) {
      Ending late = new Ending(Ending.Reason.TIME, "");
      alarm =
          house.after(
              sitting.clocks().left(side).plusMillis(ALARM_MILLIS),
              () -> changeIn(turn, () -> sitting.lost(side, late)));
    }
  }

  /** A computer that breaks down loses its game. */
  private void think(Chair.Question question) {
    int side = question.side();
    chair.ask(
        question,
        sitting.seats.get(side),
        turn -> ask(() -> turn != turnNumber),
        choice -> changeIn(question.turn(), () -> sitting.chosen(side, choice)),
        why -> changeIn(question.turn(), () -> sitting.lost(side, why)));
  }

  private void publish() {
    files.save(sitting.stored(id, feed.last() + 1));
    feed.publish("state", "state", sitting.json(id, thinking));
  }
}
