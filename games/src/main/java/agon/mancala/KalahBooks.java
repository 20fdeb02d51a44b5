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
    return find(rules, ".book");
  }

  /** Moves of lost positions that others are likely to answer wrong, see {@code TrapMaker}. */
  static ProvenBook traps(KalahRules rules) {
    return find(rules, ".traps");
  }

  private static ProvenBook find(KalahRules rules, String ending) {
    String name = new KalahTables(rules).name() + ending;
    return BOOKS.computeIfAbsent(name, file -> ProvenBook.beside(KalahBooks.class, file));
  }
}
