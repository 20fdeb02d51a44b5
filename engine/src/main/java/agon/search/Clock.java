package agon.search;

/**
 * Decides how long to think. The hard limit is never crossed knowingly; at the soft limit no new
 * iteration begins. The soft limit stretches while the best move wavers and shrinks while it is
 * obvious. An {@link Overhead} is kept free before the hard limit.
 */
final class Clock {
  private final long start;
  private final long hard;
  private final long soft;

  /**
   * @param start when the request arrived, in the time of {@link System#nanoTime}
   * @param movesAhead among how many moves a clock that is never filled up again is divided
   */
  Clock(Limits limits, long start, Overhead overhead, int movesAhead) {
    this.start = start;
    long hardest = Long.MAX_VALUE;
    long softest = Long.MAX_VALUE;
    if (limits.moveTime().isPresent()) {
      hardest = overhead.less(limits.moveTime().get().toNanos());
      softest = hardest;
    }
    if (limits.clock().isPresent()) {
      Limits.GameClock clock = limits.clock().get();
      long left = overhead.less(clock.left().toNanos());
      int moves = Math.clamp(clock.movesToGo().orElse(movesAhead), 1, movesAhead);
      long share = left / moves + overhead.less(clock.increment().toNanos()) * 3 / 4;
      hardest = Math.min(hardest, Math.min(left * (moves == 1 ? 10 : 4) / 10, 5 * share));
      softest = Math.min(softest, Math.min(hardest, share * 6 / 10));
    }
    hard = hardest;
    soft = softest;
  }

  /** When to stop at the latest, in the time of {@link System#nanoTime}. */
  long deadline() {
    return hard == Long.MAX_VALUE ? Long.MAX_VALUE : start + hard;
  }

  /** Until no new iteration begins, in nanoseconds. */
  long left() {
    return hard == Long.MAX_VALUE
        ? Long.MAX_VALUE
        : Math.max(0, Math.min(soft, hard) - (System.nanoTime() - start));
  }

  /** Whether such a part of all there is has been used. */
  boolean isUsed(double part) {
    return hard != Long.MAX_VALUE && System.nanoTime() - start > Math.min(soft, hard) * part;
  }

  /**
   * Whether to be content with the iterations so far.
   *
   * @param stable for how many iterations the best move has been the same
   * @param dropped whether the score has fallen in the last iteration
   */
  boolean isEnough(int stable, boolean dropped) {
    if (soft == hard) {
      return false; // a fixed time is there to be used, and a broken iteration is worth something
    }
    double factor = Math.max(0.5, 1.4 - 0.15 * stable) * (dropped ? 1.5 : 1);
    return System.nanoTime() - start > soft * factor;
  }
}
