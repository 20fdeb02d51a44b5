package agon.player;

import agon.game.Outcome;
import agon.game.Position;
import agon.record.Ending;
import agon.search.Limits;
import java.time.Duration;
import java.util.Optional;

/**
 * Chooses moves in one game, for one side at a time, and may play many games one after the other.
 * Not thread-safe. A player that cannot go on throws {@link PlayerFault}: that costs it the game.
 */
public interface Player extends AutoCloseable {
  /** For tables and records. */
  String name();

  /**
   * A new game begins; whatever was learnt from the last one is forgotten. Called before the first
   * {@link #choose} of every game, before any clock runs.
   *
   * @param start where the game starts; moves already played can be undone from it. The player's
   *     own from now on
   * @param side the side this player takes
   * @param limits what the first move will be asked for within
   * @param seed decides all that is left to chance
   */
  default void newGame(Position start, int side, Limits limits, long seed) {}

  /**
   * Chooses a legal move within limits, as far as it knows about them. The position may be played
   * on and undone while thinking, but must be as it was on return; it is lent, and another one will
   * be next time. The game is not over, and it is this player's turn. Interrupting the thread asks
   * it to make up its mind at once, as far as it can.
   */
  int choose(Position position, Limits limits);

  /** What it thought of the last position it chose in, as people say it: {@code +4 discs}. */
  default Optional<String> opinion() {
    return Optional.empty();
  }

  /** How late a move may come before it is too late, for the way here: pipes, a busy machine. */
  default Duration grace() {
    return Duration.ofMillis(50);
  }

  /**
   * Whether it thinks on the caller's thread: then time that a busy machine did not give it can be
   * told from time that it took.
   */
  default boolean thinksHere() {
    return threads() == 1;
  }

  /** How many processor cores it uses while it thinks. */
  default int threads() {
    return 1;
  }

  /**
   * Whether it wants to be asked even where passing is all that can be done. Otherwise the pass is
   * made for it, and it finds it in the history of the position.
   */
  default boolean isAskedToPass() {
    return false;
  }

  /**
   * Whether it can be put before a board in the middle of a game. Many players of courses keep a
   * board of their own and hear of one move at a time: their games begin at the beginning.
   */
  default boolean joinsMidGame() {
    return true;
  }

  /** How many games players of the same line can play at once; a client at a port plays one. */
  default int gamesAtOnce() {
    return Integer.MAX_VALUE;
  }

  /**
   * Fails with {@link PlayerFault} if it cannot play at all, such as a program that does not start;
   * asked before a tournament, where it may take a moment.
   */
  default void tryOut() {}

  /** The game is over, by the rules or not. */
  default void gameOver(Position end) {}

  /** The same for a player that must hear how and why. A player that broke down hears nothing. */
  default void gameOver(Position end, Outcome outcome, Ending ending) {
    gameOver(end);
  }

  /** Lets go of all that it holds: threads, processes, connections. */
  @Override
  default void close() {}
}
