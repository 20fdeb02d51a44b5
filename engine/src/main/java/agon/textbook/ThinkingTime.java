package agon.textbook;

import agon.search.Limits;
import agon.search.Overhead;
import java.time.Duration;

/**
 * How long a player thinks that has a time of its own for each move: the same share of any other
 * time, less whatever the machine has lately taken for itself.
 */
public final class ThinkingTime {
  /** Longer than anybody waits, short enough for clocks that count nanoseconds. */
  public static final Duration FOREVER = Duration.ofDays(1000);

  private static final double MOST = 0.98;

  private final double share;
  private final Duration own;
  private final Overhead overhead = new Overhead();
  private boolean isTimed;
  private long deadline;

  /**
   * A player's habits.
   *
   * @param share of the time for a move that the player uses, 0 to 1
   * @param own how long it thinks where nothing limits it
   */
  public ThinkingTime(double share, Duration own) {
    this.share = Math.min(share, MOST);
    this.own = own;
  }

  /**
   * The clock starts. Where only depth or nodes are limited there is all the time in the world, so
   * that such a search is the same on every machine.
   */
  public Duration begin(Limits limits) {
    boolean isLimitedOtherwise = limits.nodes().isPresent() || limits.depth().isPresent();
    Duration time =
        limits.timeForMove().map(this::within).orElse(isLimitedOtherwise ? FOREVER : own);
    isTimed = limits.timeForMove().isPresent();
    deadline = System.nanoTime() + time.toNanos();
    return time;
  }

  private Duration within(Duration time) {
    long nanos = time.toNanos();
    return Duration.ofNanos(Math.min((long) (nanos * share), overhead.less(nanos)));
  }

  /** The move is found. If that was late, more is kept back from now on. */
  public void end() {
    long late = System.nanoTime() - deadline;
    if (isTimed && late >= 0) {
      overhead.seen(late);
    }
  }
}
