package agon.store;

import agon.game.BadInput;
import agon.record.GameRecord;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A game as the store keeps it and gives it back.
 *
 * @param slot where it belongs, if it is part of a tournament
 * @param openingPlies how many of its first moves were given to the players
 * @param seed that repeats it, if there was one
 * @param started kept to the millisecond; empty when nobody knows
 */
public record StoredGame(
    Optional<Slot> slot,
    GameRecord record,
    int openingPlies,
    OptionalLong seed,
    Optional<Instant> started,
    Optional<Instant> ended) {

  public StoredGame {
    if (openingPlies < 0 || openingPlies > record.moves().size()) {
      throw new BadInput(
          "an opening of %d moves does not fit a game of %d"
              .formatted(openingPlies, record.moves().size()));
    }
    started = started.map(time -> time.truncatedTo(ChronoUnit.MILLIS));
    ended = ended.map(time -> time.truncatedTo(ChronoUnit.MILLIS));
  }

  /** A game by itself, about which nothing is known but its record. */
  public static StoredGame of(GameRecord record) {
    return new StoredGame(
        Optional.empty(), record, 0, OptionalLong.empty(), Optional.empty(), Optional.empty());
  }
}
