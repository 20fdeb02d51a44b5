package agon.protocol;

import agon.game.Position;
import agon.process.Peer;
import agon.search.Limits;
import java.util.Optional;

/**
 * Our half of a conversation with a player: how to greet it, set up a game and ask for moves. One
 * instance belongs to one player; every method may throw {@link agon.player.PlayerFault}.
 */
public interface LineProtocol {
  /** A program has just been started. */
  default void greet(Peer peer) {}

  /** Whether one run of a program plays game after game, or is started anew for each. */
  default boolean livesOn() {
    return true;
  }

  /** Whether it can begin in the middle, as in {@link agon.player.Player#joinsMidGame}. */
  default boolean joinsMidGame() {
    return true;
  }

  /** A game begins, as in {@link agon.player.Player#newGame}. */
  void begin(Peer peer, Position start, int side, Limits limits, long seed);

  /** Asks for a move, as in {@link agon.player.Player#choose}. */
  int ask(Peer peer, Position position, Limits limits);

  /** What it thought of the last move. */
  default Optional<String> opinion() {
    return Optional.empty();
  }

  default void gameOver(Peer peer, Position end) {}

  /** The last line to say; a program that heeds it has half a second to end by itself. */
  String farewell();
}
