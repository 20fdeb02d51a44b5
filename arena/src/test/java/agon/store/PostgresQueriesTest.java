package agon.store;

import org.junit.jupiter.api.Tag;

/** Questions to a server. */
@Tag("slow")
class PostgresQueriesTest extends QueriesContract {
  @Override
  String emptyDatabase() {
    return Postgres.emptySchema();
  }
}
