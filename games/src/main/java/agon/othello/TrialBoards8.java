package agon.othello;

import agon.search.VectorTrial;

/**
 * Moves and flips of boards that do not matter, for a {@link VectorTrial} between {@link Vectors8}
 * and {@link Bitboard8}.
 */
final class TrialBoards8 {
  private static final int BOARDS = 256;

  private final long[] own = new long[BOARDS];
  private final long[] other = new long[BOARDS];

  private TrialBoards8() {
    for (int i = 0; i < BOARDS; i++) {
      own[i] = Table8.hash(i, 1);
      other[i] = Table8.hash(i, 2) & ~own[i];
    }
  }

  /** Whether vectors are there at all, give the same answers and are faster. */
  static boolean areWonByVectors() {
    TrialBoards8 boards = new TrialBoards8();
    return VectorTrial.isWon(boards::withVectors, boards::without);
  }

  private long withVectors() {
    long sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += Vectors8.moves(own[i], other[i], ~(own[i] | other[i]));
      sum += Vectors8.flips(own[i], other[i], i & 63);
    }
    return sum;
  }

  private long without() {
    long sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += Bitboard8.moves(own[i], other[i], ~(own[i] | other[i]));
      sum += Bitboard8.flips(own[i], other[i], i & 63);
    }
    return sum;
  }
}
