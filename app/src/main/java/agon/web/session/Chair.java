package agon.web.session;

import agon.endgame.Databases;
import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.record.Ending;
import agon.search.Limits;
import agon.web.house.House;
import agon.web.http.RandomNames;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** Where the computers of one game sit while they choose, one at a time. */
final class Chair {
  /**
   * What a computer is to think about.
   *
   * @param turn the number of the turn; once there is a later one, nobody wants the answer
   */
  record Question(long turn, int side, Position position, Limits limits) {}

  /** The answer, and how long it took. */
  record Choice(int move, Duration used, Optional<String> opinion, Duration grace) {}

  /** Who is choosing, and in which turn. */
  private record Thinker(Thread thread, long turn) {}

  private final String session;
  private final Game game;
  private final House house;
  private final ReentrantLock taken = new ReentrantLock();
  private @Nullable Thinker thinker;

  Chair(String session, Game game, House house) {
    this.session = session;
    this.game = game;
    this.house = house;
  }

  /**
   * Lets a computer choose; on the thread it is called on.
   *
   * @param isOld whether a turn is over
   * @param chosen told the answer
   * @param failed told why there is none
   */
  void ask(
      Question question,
      String line,
      LongPredicate isOld,
      Consumer<Choice> chosen,
      Consumer<Ending> failed) {
    taken.lock();
    try {
      if (!isOld.test(question.turn())) {
        choose(question, line, isOld, chosen);
      }
    } catch (PlayerFault e) {
      failed.accept(e.ending());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      house.report(e);
      failed.accept(new Ending(Ending.Reason.FAILURE, ""));
    } finally {
      rest();
      taken.unlock();
    }
  }

  private void choose(
      Question question, String line, LongPredicate isOld, Consumer<Choice> chosen) {
    Databases.expect(game);
    String key = session + question.side();
    Player player = house.opponents().take(key);
    if (player == null) {
      player = house.opponents().make(line, game);
      player.newGame(
          question.position().copy(), question.side(), question.limits(), RandomNames.seed());
    }
    begin(question.turn());
    if (!isOld.test(question.turn())) {
      long start = System.nanoTime();
      int move = player.choose(question.position(), question.limits());
      Duration used = Duration.ofNanos(System.nanoTime() - start);
      rest();
      chosen.accept(new Choice(move, used, player.opinion(), player.grace()));
    }
    house.opponents().keep(key, player);
  }

  private synchronized void begin(long turn) {
    thinker = new Thinker(Thread.currentThread(), turn);
  }

  /** An interrupt that came too late is nobody else's. */
  private synchronized void rest() {
    if (thinker != null) {
      thinker = null;
      boolean _ = Thread.interrupted();
    }
  }

  /** Whoever thinks about an older turn stops, even if it is only about to begin. */
  synchronized void hurry(long turn) {
    if (thinker != null && thinker.turn() < turn) {
      thinker.thread().interrupt();
    }
  }
}
