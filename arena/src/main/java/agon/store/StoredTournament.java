package agon.store;

import agon.game.BadInput;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;

/**
 * A tournament and how it stands.
 *
 * @param id small and ascending, for people to type
 * @param played how many of its games are in the store
 * @param updated when a game or a change of status last came in
 */
public record StoredTournament(
    long id,
    TournamentEntry tournament,
    Status status,
    int played,
    Instant created,
    Instant updated) {

  /** Whether there is anything left to do. */
  public enum Status {
    /** Being played. */
    RUNNING,
    FINISHED,
    /** Whoever played it is gone without a word: killed, or on a full disk. Never stored. */
    INTERRUPTED,
    /** Ended before its time by a person's wish. */
    STOPPED;

    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Status of(String text) {
      return Arrays.stream(values())
          .filter(status -> status.text().equals(text))
          .findAny()
          .orElseThrow(() -> new BadInput("there is no status " + BadInput.quote(text)));
    }
  }
}
