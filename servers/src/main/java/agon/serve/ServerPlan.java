package agon.serve;

import agon.game.BadInput;
import agon.search.TimeControl;
import java.util.Optional;

/**
 * What a server is to do.
 *
 * @param host the address to listen at; loopback unless somebody wants it otherwise
 * @param port 0 for any that is free
 * @param clients how many may be connected at a time
 * @param games after how many to stop; 0 for never
 * @param atOnce how many are played at a time, the others waiting
 * @param opponent the line of the player who plays against everybody; empty to let clients play
 *     each other
 * @param seed decides all that our own players leave to chance
 */
public record ServerPlan(
    String host,
    int port,
    int clients,
    int games,
    int atOnce,
    Optional<String> opponent,
    TimeControl time,
    long seed) {

  public ServerPlan {
    require(port >= 0 && port <= 65_535, "a port is a number from 0 to 65535, not " + port);
    require(clients >= 1, "clients is 1 or more, not " + clients);
    require(games >= 0, "games is 0 (for ever) or more, not " + games);
    require(atOnce >= 1, "at-once is 1 or more, not " + atOnce);
  }

  private static void require(boolean holds, String sentence) {
    if (!holds) {
      throw new BadInput(sentence);
    }
  }
}
