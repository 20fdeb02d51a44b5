package agon.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL server, started once for all tests and stopped with them. */
public final class Postgres {
  private static final AtomicInteger SCHEMAS = new AtomicInteger();

  private static final class Server {
    static final EmbeddedPostgres RUNNING = start();

    private static EmbeddedPostgres start() {
      try {
        EmbeddedPostgres server = EmbeddedPostgres.builder().start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
        return server;
      } catch (IOException e) {
        throw new UncheckedIOException("PostgreSQL for the tests does not start", e);
      }
    }

    private static void stop(EmbeddedPostgres server) {
      try {
        server.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private Postgres() {}

  /** The address of an empty schema of its own. */
  public static String emptySchema() {
    String schema = "test_" + SCHEMAS.incrementAndGet();
    sql("create schema " + schema);
    return Server.RUNNING.getJdbcUrl("postgres", "postgres") + "&currentSchema=" + schema;
  }

  static int port() {
    return Server.RUNNING.getPort();
  }

  static void sql(String statement) {
    try (Connection connection = Server.RUNNING.getPostgresDatabase().getConnection();
        Statement sql = connection.createStatement()) {
      sql.execute(statement);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
