package agon.book;

import agon.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Books that come with a game: a resource beside its classes, read once. */
final class ShippedBooks {
  private static final String FOLDER = "/agon/books/";
  private static final Map<String, LearntBook> READ = new ConcurrentHashMap<>();

  private ShippedBooks() {}

  static Optional<LearntBook> book(Game game) {
    String name = FOLDER + LearntBook.fileName(game);
    return game.getClass().getResource(name) == null
        ? Optional.empty()
        : Optional.of(READ.computeIfAbsent(name, file -> read(game, file)));
  }

  private static LearntBook read(Game game, String name) {
    try (InputStream in = game.getClass().getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " was there a moment ago");
      }
      return LearntBook.of(game, in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
