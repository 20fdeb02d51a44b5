package agon.match;

import agon.player.Players;
import agon.store.DataFolder;
import java.util.List;
import java.util.Optional;

/**
 * All that a machine needs to play games of one tournament: its definition, the players, and the
 * openings of its boards. Threads share it, each with {@link #seats} of its own.
 */
public final class PlayingRoom {
  private final Tournament tournament;
  private final Players players;
  private final List<OpeningBook> books;

  public PlayingRoom(Tournament tournament, Players players) {
    this.tournament = tournament;
    this.players = players;
    books =
        tournament.boards().stream()
            .map(
                game ->
                    new OpeningBook(
                        game,
                        tournament.openings(),
                        tournament.seed(),
                        Optional.of(DataFolder.standard().resolve("openings"))))
            .toList();
  }

  Tournament tournament() {
    return tournament;
  }

  Players players() {
    return players;
  }

  Opening opening(Fixture fixture) {
    return books.get(fixture.board()).opening(fixture.opening());
  }

  /**
   * Two chairs for one thread, to be closed by it.
   *
   * @param listener hears of games that begin and of moves
   */
  public Seats seats(RunListener listener) {
    return new Seats(this, listener);
  }
}
