package agon.web;

import agon.games.Games;
import agon.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The database, opened when somebody first asks for it: without it the page is there sooner. */
final class LazyStore implements AutoCloseable {
  private final Path file;
  private @Nullable Store store;

  LazyStore(Path file) {
    this.file = file;
  }

  synchronized Store get() {
    Store opened = store;
    if (opened == null) {
      try {
        Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      opened = Store.open(file.toString(), Games.CATALOG);
      store = opened;
    }
    return opened;
  }

  @Override
  public synchronized void close() {
    if (store != null) {
      store.close();
    }
  }
}
