package agon.othello;

import agon.search.Abdada;
import agon.search.Visits;

/**
 * One thread's search of boards of up to 8x8, with or without holes: from the middle of the game to
 * its last square on two 64-bit words, because nothing general comes near its speed.
 *
 * <p>Principal variation search (Marsland and Campbell 1982) in two gaits that share a table: the
 * {@link Middle8 middle game} ends at a depth and asks the estimate, in hundredths of a disc; the
 * {@link Ending8 ending} goes to the last square and counts discs. Both leave a node early when a
 * shorter search makes the answer likely enough ({@link ProbCut8}), when the table knows enough, or
 * when a move leads to where it does (enhanced transposition cutoff, Plaat et al. 1996). Nothing is
 * allocated once the search is made.
 */
final class Search8 {
  /** Hundredths of a disc. */
  static final int UNIT = 100;

  /** More than any score. */
  static final int INFINITE = 30_000;

  /** Short searches inside short searches, at most so many. */
  private static final int MOST_NESTED = 2;

  private final Terrain8 terrain;
  private final NearEnd8 nearEnd;
  private final Shallow8 shallow;
  private final Ending8 ending;
  private final Middle8 middle;
  private final Tally8 tally = new Tally8();
  private final Sharing8 sharing;
  private int nested;

  /**
   * @param abdada what the threads that share the table are searching
   * @param shares whether there are other threads
   */
  Search8(
      Terrain8 terrain,
      boolean emptiesToWinner,
      Estimate8 estimate,
      Table8 table,
      Abdada abdada,
      boolean shares) {
    this.terrain = terrain;
    MoveList8 list = new MoveList8();
    LastSquares last = new LastSquares(terrain, emptiesToWinner);
    sharing = new Sharing8(abdada, shares, table, tally);
    nearEnd = new NearEnd8(terrain, last, list, tally);
    shallow = new Shallow8(terrain, last, estimate, tally);
    ending = new Ending8(this, terrain, last, nearEnd, estimate, table, list, sharing, tally);
    middle = new Middle8(this, terrain, last, estimate, table, list, sharing, tally);
  }

  /** Searches count here from now on, and end when it says so. */
  void begin(Visits visits) {
    tally.begin(visits);
    nearEnd.begin(visits);
    sharing.begin();
    nested = 0;
  }

  /** The next search may visit so many nodes; without that, as many as it likes. */
  void allow(long nodes) {
    tally.allow(nodes);
    sharing.begin();
    nested = 0;
  }

  /** Whether the search was broken off and its answer means nothing. */
  boolean isStopped() {
    return tally.isStopped();
  }

  int empties(long own, long other) {
    return terrain.playableCount - Long.bitCount(own | other);
  }

  /**
   * The final margin for the side to move; outside the window only a bound on that side
   * (fail-soft).
   */
  int solve(long own, long other, int alpha, int beta, int selectivity) {
    long empty = terrain.playable & ~(own | other);
    int most = terrain.playableCount;
    return ending.solve(
        own,
        other,
        Bitboard8.moves(own, other, empty),
        Math.clamp(alpha, -most - 1, most),
        Math.clamp(beta, -most, most + 1),
        selectivity,
        terrain.oddQuarters(empty),
        Long.bitCount(empty));
  }

  /**
   * An estimate for the side to move after a search of this depth, fail-soft; where the depth
   * reaches the end of the game, the exact margin.
   */
  int middle(long own, long other, int alpha, int beta, int depth, int selectivity) {
    return middle.search(own, other, alpha, beta, depth, selectivity);
  }

  /** What a very short search thinks. */
  int glance(long own, long other, int depth) {
    return shallow.search(own, other, -INFINITE, INFINITE, depth);
  }

  /** A very short search. */
  int shallow(long own, long other, int alpha, int beta, int depth) {
    return shallow.search(own, other, alpha, beta, depth);
  }

  /** Whether another short search may begin inside the ones under way. */
  boolean mayNest() {
    return nested < MOST_NESTED;
  }

  /** How many short searches are under way, each inside the one before. */
  int layer() {
    return nested;
  }

  /** A short search to find out whether a long one is worth it. */
  int test(long own, long other, int alpha, int beta, int depth, int selectivity) {
    nested++;
    int value = middle.search(own, other, alpha, beta, depth, selectivity);
    nested--;
    return value;
  }
}
