package agon.mancala;

import agon.endgame.ProvenBook;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Opening positions of Kalah that {@link KalahSearch} has solved beforehand, for each set of rules
 * that has any. The numbers are those of {@link BoardRanks}, so a book serves every start with as
 * many pits.
 */
final class KalahBooks {
  private static final Map<String, ProvenBook> BOOKS = new ConcurrentHashMap<>();

  private KalahBooks() {}

  static ProvenBook of(KalahRules rules) {
    String name = new KalahTables(rules).name() + ".book";
    return BOOKS.computeIfAbsent(name, file -> ProvenBook.beside(KalahBooks.class, file));
  }
}
