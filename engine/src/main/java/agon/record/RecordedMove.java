package agon.record;

import java.time.Duration;
import java.util.Optional;

/**
 * One move of a recorded game and what was noted about it.
 *
 * @param clock the time the player had left afterwards
 * @param used the time the player took
 * @param score what the player thought of its position, as people say it: {@code +4 discs}
 * @param comment anything; may be empty
 */
public record RecordedMove(
    int move,
    Optional<Duration> clock,
    Optional<Duration> used,
    Optional<String> score,
    String comment) {

  public static RecordedMove of(int move) {
    return new RecordedMove(move, Optional.empty(), Optional.empty(), Optional.empty(), "");
  }
}
