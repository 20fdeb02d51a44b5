package agon.protocol.net;

import agon.arena.Judge;
import agon.game.Game;
import agon.game.Position;
import java.util.List;

/** One protocol's half of a server: how to greet those who come, and what to tell them when. */
public interface Hosting {
  /** The board. */
  Game game();

  /**
   * Greets a newcomer; may take as long as the newcomer is given to introduce itself. Throws {@link
   * agon.player.PlayerFault} after it has turned one away.
   */
  Guest greet(Visit visit);

  /** Whether guests must hear their side when they come, not when another one has come too. */
  default boolean seatsOnArrival() {
    return false;
  }

  /** The side of who came first. */
  default int sideOfFirst() {
    return Position.FIRST;
  }

  /** Everybody is there and the game begins; may take a while. */
  default void begin(List<Guest> guests) throws InterruptedException {}

  default Judge judge() {
    return Judge.NONE;
  }
}
