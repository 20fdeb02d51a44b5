package agon.othello;

import agon.search.Visits;

/**
 * The nodes that one thread visits, and whether it is to stop: all of it, or a part of its work.
 */
final class Tally8 {
  private Visits visits = new Visits();
  private boolean stopped;
  private long limit = Long.MAX_VALUE;

  /** Counts here from now on, and stops when it says so. */
  void begin(Visits newVisits) {
    visits = newVisits;
    stopped = false;
    limit = Long.MAX_VALUE;
  }

  /** So many nodes more and no others. */
  void allow(long nodes) {
    stopped = visits.isStopped();
    limit = nodes == Long.MAX_VALUE ? nodes : visits.nodes() + nodes;
  }

  /** Another node; whether the search is to stop without looking at it. */
  boolean count() {
    stopped |= visits.visit() || visits.nodes() > limit;
    return stopped;
  }

  /** Whether it is, after others have counted on the same visits. */
  boolean look() {
    stopped |= visits.isStopped();
    return stopped;
  }

  boolean isStopped() {
    return stopped;
  }

  /** The search is to stop, for a while. */
  void suspend() {
    stopped = true;
  }

  /** It goes on. */
  void resume() {
    stopped = false;
  }

  /** Whether it is to stop whatever anybody has found. */
  boolean isStoppedForGood() {
    return visits.isStopped() || visits.nodes() > limit;
  }
}
