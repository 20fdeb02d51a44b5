package agon.report;

import agon.match.Standings;
import agon.match.Tournament;
import agon.store.GameFilter;
import agon.store.Store;
import agon.store.StoredGame;
import agon.store.StoredTournament;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * What a report is about.
 *
 * @param status as people say it: finished, running, stopped
 * @param expected how many games it has when complete; 0 if nobody knows
 * @param updated when something last happened
 */
public record ReportedTournament(
    long id,
    String status,
    int expected,
    Instant begun,
    Instant updated,
    Standings standings,
    Games games) {

  private static final int LONGEST_NAME = 36;

  /** All games with their moves, one at a time: there may be too many to hold. */
  @FunctionalInterface
  public interface Games {
    void forEach(Consumer<StoredGame> action);
  }

  /** A tournament as it lies in the store. */
  public static ReportedTournament of(Store store, StoredTournament stored, Standings standings) {
    return new ReportedTournament(
        stored.id(),
        stored.status().text(),
        stored.tournament().games(),
        stored.created(),
        stored.updated(),
        standings,
        action ->
            store.forEachGame(
                GameFilter.ALL.withTournament(stored.id()), (game, id) -> action.accept(game)));
  }

  Tournament tournament() {
    return standings.tournament();
  }

  int played() {
    return standings.results().size();
  }

  boolean isFinished() {
    return status.equals(StoredTournament.Status.FINISHED.text());
  }

  /** A player's name as tables show it: of a long one the beginning and the end. */
  String player(int entrant) {
    String name = tournament().entrants().get(entrant).name();
    int[] letters = name.codePoints().toArray();
    int cut = letters.length - LONGEST_NAME;
    int head = LONGEST_NAME / 2;
    return cut <= 0
        ? name
        : new String(letters, 0, head)
            + "…"
            + new String(letters, head + cut, letters.length - head - cut);
  }
}
