package agon.search;

import java.util.function.BooleanSupplier;

/**
 * When to stop: told from outside by {@link #stop}, or by the time and the number of nodes. Looked
 * at by every searching thread every few hundred nodes.
 */
final class Signals implements BooleanSupplier {
  private volatile boolean stopped;
  private volatile long deadline = Long.MAX_VALUE;
  private final long nodeLimit;

  Signals(long nodeLimit) {
    this.nodeLimit = nodeLimit;
  }

  /**
   * @param deadline in the time of {@link System#nanoTime}
   */
  void setDeadline(long deadline) {
    this.deadline = deadline;
  }

  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  long nodeLimit() {
    return nodeLimit;
  }

  /** Whether it is time to stop, for a thread that has visited so many nodes. */
  boolean check(long nodes) {
    if (!stopped && (nodes >= nodeLimit || pastDeadline())) {
      stopped = true;
    }
    return stopped;
  }

  /** Whether it is time to stop, for those who count no nodes. */
  @Override
  public boolean getAsBoolean() {
    return check(0);
  }

  private boolean pastDeadline() {
    long end = deadline;
    return end != Long.MAX_VALUE && System.nanoTime() - end >= 0;
  }
}
