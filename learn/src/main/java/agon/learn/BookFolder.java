package agon.learn;

import agon.book.BookShelf;
import agon.book.LearntBook;
import agon.game.BadInput;
import agon.game.Game;
import agon.store.DataFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Learnt opening books, a file a game; who asks twice for one that is as it was gets it again. */
public final class BookFolder implements BookShelf {
  private record Read(FileTime written, LearntBook book) {}

  private static final Map<Path, Read> READ = new ConcurrentHashMap<>();

  private final Path root;

  /** In the user's data folder. */
  public BookFolder() {
    this(DataFolder.standard().resolve("books"));
  }

  public BookFolder(Path root) {
    this.root = root;
  }

  /** Where the book of a game is, or will be. */
  public Path file(Game game) {
    return root.resolve(LearntBook.fileName(game));
  }

  @Override
  public Optional<LearntBook> book(Game game) {
    Path file = file(game);
    try {
      if (!Files.isRegularFile(file)) {
        return Optional.empty();
      }
      FileTime written = Files.getLastModifiedTime(file);
      Read known = READ.get(file);
      if (known == null || !known.written().equals(written)) {
        known = new Read(written, LearntBook.of(game, Files.readAllBytes(file)));
        READ.put(file, known);
      }
      return Optional.of(known.book());
    } catch (IOException e) {
      throw new BadInput("cannot read the book " + file + ": " + e.getMessage());
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.sentence());
    }
  }

  /** Writes a book so that whoever reads at this moment finds the old one or the new one whole. */
  public void write(LearntBook book) {
    Path file = file(book.game());
    try {
      Files.createDirectories(root);
      Path draft = Files.createTempFile(root, "book", ".tmp");
      Files.write(draft, book.bytes());
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new BadInput("cannot write the book " + file + ": " + e.getMessage());
    }
  }
}
