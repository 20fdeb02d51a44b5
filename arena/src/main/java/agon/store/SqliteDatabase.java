package agon.store;

import agon.game.BadInput;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * One file. Two connections stay open, one that writes and one that reads, so that neither waits
 * for the other (write-ahead logging).
 *
 * <p>With {@code synchronous=NORMAL} a commit is handed to the operating system before it returns:
 * it survives the process being killed at any moment. A power cut may cost the last few games but
 * never damages the file, and a commit takes microseconds where waiting for the disk takes
 * milliseconds.
 */
final class SqliteDatabase extends SqlDatabase {
  /** How long to wait for another process that writes. */
  private static final int BUSY_MILLIS = 20_000;

  private static final int CACHE_KIB = 16_384;

  private final Handle writer;
  private final Handle reader;
  private final ReentrantLock writing = new ReentrantLock();
  private final ReentrantLock reading = new ReentrantLock();

  private SqliteDatabase(String name, Handle writer, Handle reader) {
    super(name);
    this.writer = writer;
    this.reader = reader;
  }

  static SqliteDatabase open(Location.File file) {
    Path path = file.path().toAbsolutePath();
    if (Files.isDirectory(path)) {
      throw new BadInput(path + " is a folder, a database is a file");
    }
    if (!Files.isDirectory(file.folder())) {
      throw new BadInput("there is no folder " + file.folder() + " for a database");
    }
    SQLiteDataSource source = source(path);
    try {
      migrate(source, path);
      Jdbi jdbi = Jdbi.create(source);
      return new SqliteDatabase(file.name(), jdbi.open(), jdbi.open());
    } catch (SQLiteException e) {
      throw explain(path, e);
    } catch (SQLException | IOException e) {
      throw new BadInput("cannot open " + path + ": " + reason(e));
    }
  }

  private static SQLiteDataSource source(Path path) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.NORMAL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setCacheSize(-CACHE_KIB);
    config.enforceForeignKeys(true);
    // Takes the write lock first: a transaction that began by reading could not get it any more
    // once another process has written.
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + path);
    return source;
  }

  private static void migrate(SQLiteDataSource source, Path path) throws SQLException, IOException {
    Migrations migrations =
        new Migrations(
            source, path.toString(), "select name from sqlite_master where type = 'table'", "");
    if (migrations.isUpToDate()) {
      return;
    }
    // Flyway does not keep two processes apart on SQLite; this file does, and lives only so long.
    Path guard = path.resolveSibling(path.getFileName() + ".lock");
    synchronized (SqliteDatabase.class) {
      try (FileChannel channel =
              FileChannel.open(guard, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.lock()) {
        if (lock.isValid() && !migrations.isUpToDate()) {
          migrations.run();
        }
        Files.deleteIfExists(guard);
      }
    }
  }

  private static RuntimeException explain(Path path, SQLiteException e) {
    SQLiteErrorCode code = e.getResultCode();
    return switch (code) {
      case SQLITE_NOTADB, SQLITE_CORRUPT ->
          new BadInput(path + " is not a database; give another name or move it away");
      case SQLITE_READONLY, SQLITE_READONLY_DIRECTORY, SQLITE_CANTOPEN, SQLITE_PERM ->
          new BadInput(path + " cannot be written here: " + reason(e));
      default -> new StoreFailure("cannot open " + path + ": " + reason(e), e);
    };
  }

  @Override
  <T> T doRead(Function<Handle, T> queries) {
    reading.lock();
    try {
      return queries.apply(reader);
    } finally {
      reading.unlock();
    }
  }

  @Override
  <T> T doWrite(Function<Handle, T> changes) {
    writing.lock();
    try {
      return writer.inTransaction(changes::apply);
    } finally {
      writing.unlock();
    }
  }

  @Override
  String check(Handle handle) {
    String found = handle.createQuery("pragma integrity_check").mapTo(String.class).first();
    return found.equals("ok") ? "" : found;
  }

  @Override
  public void close() {
    doRead(
        handle -> {
          handle.close();
          return true;
        });
    writing.lock();
    try {
      writer.close();
    } finally {
      writing.unlock();
    }
  }
}
