package agon.web.session;

import agon.game.BadInput;
import agon.record.GameRecord;
import agon.web.http.Json;
import agon.web.http.RandomNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** Games of the page on disk, one file each, so that they survive the server. */
public final class SessionFiles implements AutoCloseable {
  /** Of more than this the oldest go when the server starts. */
  private static final int MOST = 10_000;

  private static final Logger LOG = Logger.getLogger(SessionFiles.class.getName());

  private final Path folder;
  private final Consumer<GameRecord> shelf;

  /** Whoever saves holds it to read, so many may; whoever closes waits for all of them. */
  private final ReadWriteLock saving = new ReentrantReadWriteLock();

  private boolean closed;

  public SessionFiles(Path data, Consumer<GameRecord> shelf) {
    this.shelf = shelf;
    folder = data.resolve("page");
    try {
      Files.createDirectories(folder);
      forgetOldest();
    } catch (IOException e) {
      throw new BadInput("games cannot be kept in %s: %s".formatted(folder, e.getMessage()));
    }
  }

  private void forgetOldest() throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.list(folder)) {
      all = files.filter(file -> file.toString().endsWith(".json")).toList();
    }
    if (all.size() > MOST) {
      List<Path> oldestFirst =
          all.stream()
              .sorted(Comparator.comparingLong((Path file) -> file.toFile().lastModified()))
              .toList();
      for (Path file : oldestFirst.subList(0, all.size() - MOST)) {
        Files.deleteIfExists(file);
      }
    }
  }

  /** A game is over: from now on it is found among all others. */
  void shelve(GameRecord record) {
    try {
      shelf.accept(record);
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "a game could not be added to the database", e);
    }
  }

  /** Writes beside the old file first: a crash leaves one or the other, never half of one. */
  void save(StoredSession session) {
    Path beside = folder.resolve(session.id() + ".part");
    saving.readLock().lock();
    try {
      if (closed) {
        return;
      }
      Files.writeString(beside, Json.write(session));
      Files.move(
          beside,
          file(session.id()),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      saving.readLock().unlock();
    }
  }

  /** Nothing is written any more: computers that still play do so for nobody. */
  @Override
  public void close() {
    saving.writeLock().lock();
    try {
      closed = true;
    } finally {
      saving.writeLock().unlock();
    }
  }

  /**
   * @param id checked by {@link RandomNames#id}
   */
  Optional<StoredSession> load(String id) {
    try {
      return Optional.of(Json.read(Files.readString(file(id)), StoredSession.class));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path file(String id) {
    return folder.resolve(id + ".json");
  }
}
