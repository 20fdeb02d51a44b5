package agon.othello;

import agon.search.Abdada;

/**
 * Threads that search the same tree put off what another is just searching, and drop what another
 * has found out meanwhile: once in a while a thread looks up the positions that it is in the midst
 * of, and what makes one of them known makes all that it does below it vain.
 */
final class Sharing8 {
  /** Plies, passes among them, of a search and of the shorter ones inside it. */
  private static final int MOST_LEVELS = 256;

  /** What stands for a position that nobody looks at. */
  static final int NO_LEVEL = -1;

  private final Abdada abdada;
  private final boolean shares;
  private final Table8 table;
  private final Tally8 tally;

  /** The positions under way, from the root on. */
  private final long[] owns = new long[MOST_LEVELS];

  private final long[] others = new long[MOST_LEVELS];
  private final int[] depths = new int[MOST_LEVELS];
  private final int[] selectivities = new int[MOST_LEVELS];
  private final int[] alphas = new int[MOST_LEVELS];
  private final int[] betas = new int[MOST_LEVELS];
  private int levels;

  /** The one of them that has become known, and what it is worth. */
  private int answered = NO_LEVEL;

  private int answer;

  /**
   * @param shares whether there are other threads
   */
  Sharing8(Abdada abdada, boolean shares, Table8 table, Tally8 tally) {
    this.abdada = abdada;
    this.shares = shares;
    this.table = table;
    this.tally = tally;
  }

  /** A new search. */
  void begin() {
    levels = 0;
    answered = NO_LEVEL;
  }

  /** A position is begun with; the window in hundredths of a disc. */
  int begin(long own, long other, int depth, int selectivity, int alpha, int beta) {
    int level = levels;
    owns[level] = own;
    others[level] = other;
    depths[level] = depth;
    selectivities[level] = selectivity;
    alphas[level] = alpha;
    betas[level] = beta;
    levels++;
    return level;
  }

  /** Done with it. */
  void end(int level) {
    if (level != NO_LEVEL) {
      levels = level;
    }
  }

  /**
   * The search below this position has stopped: whether that was because it is known now, so that
   * the search goes on.
   */
  boolean isAnswered(int level) {
    if (level == NO_LEVEL || answered != level || tally.isStoppedForGood()) {
      return false;
    }
    answered = NO_LEVEL;
    tally.resume();
    return true;
  }

  /** What it is worth, in hundredths. */
  int answer() {
    return answer;
  }

  /** Stops the search below the first position that another thread has answered. */
  void look() {
    if (!shares || answered != NO_LEVEL) {
      return;
    }
    for (int level = 0; level < levels; level++) {
      long known = table.find(owns[level], others[level]);
      if (Table8.isEnough(known, depths[level], selectivities[level])) {
        int lower = Table8.lower(known);
        int upper = Table8.upper(known);
        if (lower >= betas[level] || lower == upper || upper <= alphas[level]) {
          answered = level;
          answer = upper <= alphas[level] ? upper : lower;
          tally.suspend();
          return;
        }
      }
    }
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
