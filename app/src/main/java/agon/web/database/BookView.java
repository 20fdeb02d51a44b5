package agon.web.database;

import agon.book.BookShelf;
import agon.book.LearntBook;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.web.board.GameSoFar;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * A move that a learnt book knows.
 *
 * @param score for the side that makes it, in the engine's hundredths
 * @param plies how many moves of best play the book knows from here
 */
public record BookView(String move, List<String> clicks, int score, int plies) {
  private static final Logger LOG = Logger.getLogger(BookView.class.getName());

  /** The best first; none where nobody has learnt a book or it does not reach as far. */
  static List<BookView> of(GameSoFar soFar, Optional<LearntBook> book) {
    Game game = soFar.game();
    Position position = soFar.position().copy();
    return book.map(known -> known.moves(position)).orElse(List.of()).stream()
        .map(
            known ->
                new BookView(
                    game.text(position, known.move()),
                    game.clicks(position, known.move()),
                    known.score(),
                    known.plies()))
        .toList();
  }

  /** None also where it cannot be read, which is said in the terminal. */
  static Optional<LearntBook> book(Game game) {
    try {
      return BookShelf.find(game);
    } catch (BadInput e) {
      LOG.log(Level.WARNING, e.sentence());
      return Optional.empty();
    }
  }
}
