package agon.othello;

import agon.search.Abdada;

/** Threads that search the same tree put off what another is just searching. */
final class Sharing8 {
  private final Abdada abdada;
  private final boolean shares;

  /**
   * @param shares whether there are other threads
   */
  Sharing8(Abdada abdada, boolean shares) {
    this.abdada = abdada;
    this.shares = shares;
  }

  /** Whether a node with so much work below it looks at what others do. */
  boolean isWorthwhile(int work, int least) {
    return shares && work >= least;
  }

  /** A name for a move at a node that is searched so deep and so surely. */
  static long mark(long own, long other, int square, int depth, int selectivity) {
    return Abdada.mark(Table8.hash(own, other), square, depth + 64 * selectivity);
  }

  /** Begins with this move, unless another thread has. */
  boolean enter(long mark) {
    if (abdada.contains(mark)) {
      return false;
    }
    abdada.enter(mark);
    return true;
  }

  /** Done with a move; 0 for one that was not entered. */
  void leave(long mark) {
    if (mark != 0) {
      abdada.leave(mark);
    }
  }
}
