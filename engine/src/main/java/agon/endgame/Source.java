package agon.endgame;

import agon.game.Game;
import agon.game.Position;
import java.util.Optional;

/** Where a proven value comes from that needed no search. */
public final class Source {
  private Source() {}

  /** "book", or "exact: 14 seeds left" where the position is in the largest database there is. */
  public static Optional<String> of(Game game, Position position) {
    if (game instanceof Booked booked && booked.isInBook(position)) {
      return Optional.of("book");
    }
    if (game instanceof Tabulated tabulated) {
      int size = tabulated.size(position);
      return tabulated
          .database()
          .filter(database -> size <= Databases.of(database).size())
          .map(database -> "exact: %d %s left".formatted(size, database.unit()));
    }
    return Optional.empty();
  }
}
