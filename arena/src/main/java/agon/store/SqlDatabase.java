package agon.store;

import java.sql.SQLException;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Access to a database, SQLite or PostgreSQL, for any number of threads. There is one writer at a
 * time among all threads and processes: then the next id is simply the largest plus one, no two
 * writers can block each other for good, and nothing is tried twice.
 */
abstract class SqlDatabase implements AutoCloseable {
  private final String name;

  SqlDatabase(String name) {
    this.name = name;
  }

  /** Opens what is there and brings its tables up to date. */
  static SqlDatabase open(Location location) {
    QuietLogs.keep();
    return switch (location) {
      case Location.File file -> SqliteDatabase.open(file);
      case Location.Server server -> PostgresDatabase.open(server);
    };
  }

  /** Runs queries, undisturbed by writers. */
  final <T> T read(Function<Handle, T> queries) {
    return explained(() -> doRead(queries));
  }

  /**
   * Runs one transaction. When this returns it is committed and survives the end of the process by
   * any means.
   */
  final <T> T write(Function<Handle, T> changes) {
    return explained(() -> doWrite(changes));
  }

  abstract <T> T doRead(Function<Handle, T> queries);

  abstract <T> T doWrite(Function<Handle, T> changes);

  /** What it finds wrong with its own files; empty if nothing, or if it checks itself. */
  String check(Handle handle) {
    return "";
  }

  @Override
  public abstract void close();

  private interface Work<T> {
    T run();
  }

  private <T> T explained(Work<T> work) {
    try {
      return work.run();
    } catch (JdbiException e) {
      throw new StoreFailure("the database " + name + " failed: " + reason(e), e);
    }
  }

  /** What the database itself said, in one line. */
  static String reason(Throwable e) {
    Throwable deepest = e;
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException) {
        deepest = cause;
      }
    }
    String message = String.valueOf(deepest.getMessage()).lines().findFirst().orElse("");
    return message.replaceFirst("^\\[SQLITE_\\w+] ", "").replaceFirst("\\.$", "");
  }
}
