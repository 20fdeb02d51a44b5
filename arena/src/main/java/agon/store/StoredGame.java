package agon.store;

import agon.game.BadInput;
import agon.record.GameRecord;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * A game as the store keeps it and gives it back: its record, and how it came about.
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

  private static final String TOURNAMENT = "Tournament";
  private static final String DATE = "Date";
  private static final String SEED = "Seed";
  private static final String OPENING = "Opening";

  /**
   * The record with all that the store knows of it besides, as headers: {@code Tournament} with the
   * number of the game in it, {@code Date}, {@code Seed}, and {@code Opening}, how many moves were
   * given.
   */
  public GameRecord exported() {
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    slot.ifPresent(
        place -> tags.put(TOURNAMENT, place.tournament() + ", game " + (place.number() + 1)));
    ended.or(() -> started).ifPresent(time -> tags.put(DATE, time.toString()));
    seed.ifPresent(number -> tags.put(SEED, Long.toString(number)));
    if (openingPlies > 0) {
      tags.put(OPENING, openingPlies + (openingPlies == 1 ? " move" : " moves"));
    }
    return record.withTags(tags);
  }

  /** A record that {@link #exported} wrote, or anybody; what its headers say is kept as such. */
  public static StoredGame imported(GameRecord record) {
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    Optional<Instant> ended = read(tags, DATE, Instant::parse);
    Optional<Long> seed = read(tags, SEED, Long::parseLong);
    int opening =
        read(tags, OPENING, text -> Integer.parseInt(text.replaceFirst(" moves?$", "")))
            .filter(plies -> plies >= 0 && plies <= record.moves().size())
            .orElse(0);
    return new StoredGame(
        Optional.empty(),
        record.withTags(tags),
        opening,
        seed.map(OptionalLong::of).orElse(OptionalLong.empty()),
        Optional.empty(),
        ended);
  }

  /** Takes a header that says what we expect; any other stays with the record. */
  private static <T> Optional<T> read(
      Map<String, String> tags, String name, Function<String, T> reader) {
    try {
      Optional<T> value = Optional.ofNullable(tags.get(name)).map(reader);
      tags.remove(name);
      return value;
    } catch (DateTimeException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** The same game, which belongs there. */
  public StoredGame in(Slot place) {
    return new StoredGame(Optional.of(place), record, openingPlies, seed, started, ended);
  }

  /** The same game, told otherwise. */
  public StoredGame with(GameRecord other) {
    return new StoredGame(slot, other, openingPlies, seed, started, ended);
  }

  /** A game by itself, about which nothing is known but its record. */
  public static StoredGame of(GameRecord record) {
    return new StoredGame(
        Optional.empty(), record, 0, OptionalLong.empty(), Optional.empty(), Optional.empty());
  }
}
