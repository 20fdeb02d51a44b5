package agon.search;

/**
 * The positions one thread of a search visits, and whether it is to stop. There is one for every
 * thread; the recursion, endgame solvers and threat searches all count on it, each position once,
 * so that a node is a node whoever visits it.
 *
 * <p>A limit on nodes holds for all threads together. They take from it in small batches, smaller
 * towards its end, and look at the clock with every batch.
 */
public final class Visits {
  private final Signals signals;
  private long nodes;
  private long granted;
  private boolean stopped;

  /** Counts without end, for those who think on their own account. */
  public Visits() {
    this(new Signals(1, Long.MAX_VALUE));
  }

  Visits(Signals signals) {
    this.signals = signals;
  }

  /**
   * Another position is visited.
   *
   * @return whether the search is to stop, without looking at it
   */
  public boolean visit() {
    if (nodes >= granted && isExhausted()) {
      return true;
    }
    nodes++;
    return false;
  }

  /**
   * Positions that were or will be visited without asking, a hundred at the most: what is that
   * small is faster done than interrupted. Less than 0 for what somebody else has counted.
   */
  public void add(int positions) {
    nodes += positions;
  }

  private boolean isExhausted() {
    if (!stopped) {
      long grant = signals.grant(nodes - granted + 1);
      granted += grant;
      stopped = grant == 0;
    }
    return stopped;
  }

  /** Whether the search is to stop, as {@link #visit} last said. */
  public boolean isStopped() {
    return stopped;
  }

  /** Positions visited so far. */
  public long nodes() {
    return nodes;
  }

  /** How many positions may still be visited before the search ends. */
  public long left() {
    long others = signals.nodesLeft();
    return others == Long.MAX_VALUE ? others : others + Math.max(0, granted - nodes);
  }
}
