package agon.book;

import agon.game.Game;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Where learnt books are kept. Rules and search open no files: who keeps books makes itself known
 * as a service ({@link ServiceLoader}).
 */
public interface BookShelf {
  /** The book of a game, if it has one here. */
  Optional<LearntBook> book(Game game);

  /** The first book that any shelf has, else the one that comes with the game. */
  static Optional<LearntBook> find(Game game) {
    for (BookShelf shelf : ServiceLoader.load(BookShelf.class)) {
      Optional<LearntBook> book = shelf.book(game);
      if (book.isPresent()) {
        return book;
      }
    }
    return ShippedBooks.book(game);
  }
}
