package agon.protocol.net;

import agon.game.Game;
import agon.game.Position;
import agon.match.Judge;
import java.util.List;
import java.util.Optional;

/** One protocol's half of a server: how to greet those who come, and what to tell them when. */
public interface Hosting {
  /** The board. */
  Game game();

  /**
   * A second door for those who come by WebSocket.
   *
   * @param port 0 for any that is free
   */
  record WebDoor(int port, String path) {}

  default Optional<WebDoor> webDoor() {
    return Optional.empty();
  }

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

  /** Whether its clients can begin in the middle of a game, being told whole positions. */
  default boolean joinsMidGame() {
    return false;
  }

  /** Everybody is there and the game begins; may take a while. */
  default void begin(List<Guest> guests) throws InterruptedException {}

  default Judge judge() {
    return Judge.NONE;
  }
}
