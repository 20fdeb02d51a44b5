package agon.search;

import java.util.concurrent.atomic.AtomicLong;

/**
 * When to stop: told from outside by {@link #stop} or an interrupt, or by the time and the number
 * of nodes. Shared by all threads of a search, each of which asks through its {@link Visits}.
 */
final class Signals {
  private static final int BATCH = 128;

  private final int threads;
  private final AtomicLong nodesLeft;
  private volatile boolean stopped;
  private volatile long deadline = Long.MAX_VALUE;

  /**
   * @param nodeLimit for all threads together
   */
  Signals(int threads, long nodeLimit) {
    this.threads = threads;
    nodesLeft = new AtomicLong(nodeLimit);
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

  /** From now on so many, for all threads together. */
  void setNodesLeft(long nodes) {
    nodesLeft.set(nodes);
  }

  /** What no thread has been granted yet. */
  long nodesLeft() {
    return nodesLeft.get();
  }

  /**
   * So many nodes, or some more, for a thread that has none left; 0 if it is to stop. The fewer are
   * left, the fewer at a time, so that no thread sits on what another could use.
   */
  long grant(long least) {
    if (stopped || pastDeadline() || Thread.currentThread().isInterrupted()) {
      stopped = true;
      return 0;
    }
    while (true) {
      long left = nodesLeft.get();
      if (left == Long.MAX_VALUE) {
        return least + BATCH;
      }
      if (left < least) {
        stopped = true;
        return 0;
      }
      long batch = Math.clamp(left / (4L * threads), least, least + BATCH);
      if (nodesLeft.compareAndSet(left, left - batch)) {
        return batch;
      }
    }
  }

  private boolean pastDeadline() {
    long end = deadline;
    return end != Long.MAX_VALUE && System.nanoTime() - end >= 0;
  }
}
