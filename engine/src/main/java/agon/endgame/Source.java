package agon.endgame;

import agon.game.Game;
import agon.game.Position;
import java.util.Optional;

/**
 * Where a proven value comes from that needed no search.
 *
 * @param isBook whether it is from the book that comes with the game; else from a database
 * @param left how many seeds or men are left
 * @param unit what these are
 */
public record Source(boolean isBook, int left, String unit) {
  /** Nothing where neither the book nor the largest database there is holds the position. */
  public static Optional<Source> of(Game game, Position position) {
    if (game instanceof Tabulated tabulated) {
      int left = tabulated.size(position);
      boolean isBook = game instanceof Booked booked && booked.isInBook(position);
      return tabulated
          .database()
          .filter(database -> isBook || left <= Databases.of(database).size())
          .map(database -> new Source(isBook, left, database.unit()));
    }
    return Optional.empty();
  }

  /** "book" or "exact: 14 seeds left". */
  public String text() {
    return isBook ? "book" : "exact: %d %s left".formatted(left, unit);
  }
}
