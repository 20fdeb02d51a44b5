package agon.store;

import agon.game.Outcome;
import agon.record.Ending;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game without its moves: what lists and tables show. Cheap to read by the thousand.
 *
 * @param game its line
 * @param outcome empty while unfinished
 * @param margin by which the first player won, where the rules ended the game
 * @param firstUsed the time the first player took for all its moves, as far as it was noted
 */
public record GameSummary(
    long id,
    Optional<Slot> slot,
    String game,
    String first,
    String second,
    Optional<Outcome> outcome,
    Ending ending,
    OptionalInt margin,
    int plies,
    int openingPlies,
    String time,
    Duration firstUsed,
    Duration secondUsed,
    Optional<Instant> ended) {

  /** {@code 1-0}, {@code 1/2-1/2}, {@code 0-1}, or {@code *} while unfinished. */
  public String result() {
    return outcome.map(Outcome::text).orElse("*");
  }
}
