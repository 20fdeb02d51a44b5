package agon.store;

import agon.game.BadInput;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.SQLException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A server. Commits are as durable as the server is set up to make them: by default, on disk. */
final class PostgresDatabase extends SqlDatabase {
  private static final int CONNECTIONS = 4;
  private static final int PATIENCE_MILLIS = 20_000;

  /** Any number, as long as every Agon uses the same. */
  private static final long WRITER_LOCK = 0x41676f6eL;

  private final HikariDataSource pool;
  private final Jdbi jdbi;

  /** Threads of this process wait here rather than each with a connection. */
  private final ReentrantLock writing = new ReentrantLock();

  private PostgresDatabase(String name, HikariDataSource pool) {
    super(name);
    this.pool = pool;
    this.jdbi = Jdbi.create(pool);
  }

  static PostgresDatabase open(Location.Server server) {
    HikariDataSource pool = pool(server);
    try {
      Migrations migrations =
          new Migrations(
              pool,
              server.name(),
              "select table_name from information_schema.tables where table_schema = current_schema()",
              "collate \"C\"");
      if (!migrations.isUpToDate()) {
        migrations.run();
      }
      return new PostgresDatabase(server.name(), pool);
    } catch (SQLException e) {
      pool.close();
      throw new BadInput("cannot use " + server.name() + ": " + reason(e));
    } catch (RuntimeException e) {
      pool.close();
      throw e;
    }
  }

  private static HikariDataSource pool(Location.Server server) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(server.url());
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setInitializationFailTimeout(1);
    config.setPoolName("agon-store");
    try {
      return new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      throw new BadInput("cannot reach " + server.name() + ": " + reason(e));
    } catch (RuntimeException e) {
      throw new BadInput(
          server.name() + " is not an address of PostgreSQL; write jdbc:postgresql://host/name");
    }
  }

  @Override
  <T> T doRead(Function<Handle, T> queries) {
    return jdbi.withHandle(queries::apply);
  }

  @Override
  <T> T doWrite(Function<Handle, T> changes) {
    writing.lock();
    try {
      return jdbi.inTransaction(
          handle -> {
            handle
                .createQuery("select 1 from pg_advisory_xact_lock(:lock)")
                .bind("lock", WRITER_LOCK)
                .mapTo(Integer.class)
                .one();
            return changes.apply(handle);
          });
    } finally {
      writing.unlock();
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
