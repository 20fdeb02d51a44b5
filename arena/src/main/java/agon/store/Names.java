package agon.store;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/** A table that gives long lines short numbers: the players, or the games that are played. */
final class Names {
  private static final int REMEMBERED = 10_000;

  private final String table;
  private final Map<String, Long> known = new ConcurrentHashMap<>();

  Names(String table) {
    this.table = table;
  }

  /** The number of a line, which gets one if it has none. Only for the writer. */
  long id(Handle handle, String line) {
    String stored = Texts.storable(line);
    Long remembered = known.get(stored);
    if (remembered != null) {
      return remembered;
    }
    List<Long> found = exactly(handle, stored);
    long id = found.isEmpty() ? insert(handle, stored) : found.getFirst();
    if (known.size() >= REMEMBERED) {
      known.clear();
    }
    known.put(stored, id);
    return id;
  }

  private long insert(Handle handle, String line) {
    long id = next(handle, table);
    handle
        .createUpdate("insert into " + table + " (id, line) values (:id, :line)")
        .bind("id", id)
        .bind("line", line)
        .execute();
    return id;
  }

  /** To be called when a transaction failed: numbers it gave are not in the table. */
  void forget() {
    known.clear();
  }

  /** The number of a line, if it has one. */
  List<Long> exactly(Handle handle, String line) {
    return handle
        .createQuery("select id from " + table + " where line = :line")
        .bind("line", line)
        .mapTo(Long.class)
        .list();
  }

  /** Numbers of a whole line, or of all lines with this name and options in brackets. */
  List<Long> named(Handle handle, String nameOrLine) {
    return handle
        .createQuery(
            "select id from "
                + table
                + " where line = :line or substr(line, 1, :length) = :name order by id")
        .bind("line", nameOrLine)
        .bind("name", nameOrLine + "(")
        // In characters as a database counts them, not in halves of surrogate pairs.
        .bind("length", nameOrLine.codePointCount(0, nameOrLine.length()) + 1)
        .mapTo(Long.class)
        .list();
  }

  /** The next free id of a table. There is one writer at a time, so nobody else can take it. */
  static long next(Handle handle, String table) {
    return handle
        .createQuery("select coalesce(max(id), 0) + 1 from " + table)
        .mapTo(Long.class)
        .one();
  }
}
