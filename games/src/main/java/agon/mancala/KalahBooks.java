package agon.mancala;

import agon.endgame.ProvenBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Opening positions of Kalah that {@link KalahSearch} has solved beforehand, for each set of rules
 * that has any. The numbers are those of {@link KalahRanks}, so a book serves every start with as
 * many pits.
 */
final class KalahBooks {
  private static final Map<String, ProvenBook> BOOKS = new ConcurrentHashMap<>();

  private KalahBooks() {}

  static ProvenBook of(KalahRules rules) {
    return BOOKS.computeIfAbsent(new KalahTables(rules).name() + ".book", KalahBooks::read);
  }

  private static ProvenBook read(String name) {
    try (InputStream in = KalahBooks.class.getResourceAsStream(name)) {
      return in == null ? ProvenBook.EMPTY : ProvenBook.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
