package agon.othello;

/**
 * Moves and flips for searches on boards of up to 8x8, by {@link Bitboard8} or by its twin on
 * vectors, {@link Vectors8}, whichever a {@link agon.search.VectorTrial trial} has shown to be
 * faster on this machine. Both give the same answers, so nothing else depends on it.
 */
final class Faster8 {
  private static final boolean VECTORS = TrialBoards8.areWonByVectors();

  private Faster8() {}

  /** Finds out which is faster, if that is not known yet. */
  static boolean usesVectors() {
    return VECTORS;
  }

  /** As {@link Bitboard8#moves}. */
  static long moves(long own, long other, long empty) {
    return VECTORS ? Vectors8.moves(own, other, empty) : Bitboard8.moves(own, other, empty);
  }

  /** As {@link Bitboard8#flips}. */
  static long flips(long own, long other, int square) {
    return VECTORS ? Vectors8.flips(own, other, square) : Bitboard8.flips(own, other, square);
  }
}
