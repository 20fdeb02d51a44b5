package agon.process;

import agon.search.Limits;
import java.time.Duration;

/**
 * How long to wait for players outside the house.
 *
 * @param grace beyond the time for a move: the pipe and the scheduler are not the player's fault
 * @param startUp for what comes before a game: loading, building tables, setting up the board
 * @param untimed for a move when limits name no time
 */
public record Patience(Duration grace, Duration startUp, Duration untimed) {
  public static final Patience STANDARD =
      new Patience(Duration.ofMillis(100), Duration.ofSeconds(10), Duration.ofMinutes(5));

  /** Where nobody's clock runs and an answer that comes late is better than none. */
  public static final Patience UNHURRIED =
      new Patience(Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofMinutes(5));

  /** What a player has at the most for one move within limits, before any grace. */
  public Duration forMove(Limits limits) {
    Duration move = limits.moveTime().orElse(untimed);
    Duration left = limits.clock().map(Limits.GameClock::left).orElse(untimed);
    if (limits.moveTime().isEmpty() || left.compareTo(move) < 0) {
      move = left;
    }
    return move.isNegative() ? Duration.ZERO : move;
  }
}
