package agon.search;

/**
 * The margin before a time limit that has proved necessary, shared by all moves of a player.
 *
 * <p>Between the decision to stop and the move's arrival there is an overhead: other threads, the
 * garbage collector, a busy machine, the pipe. It is measured after every move and kept as a margin
 * before the hard limit, quick to grow and slow to shrink (the idea of a percentage that adapts is
 * from the report on Corrado il Conquistatore, Bologna 2022).
 */
public final class Overhead {
  private static final long MILLI = 1_000_000L;
  private static final long LEAST = 2 * MILLI;
  private static final long MOST = 200 * MILLI;

  /** At first nobody knows how busy the machine is. */
  private long nanos = 12 * MILLI;

  /** A search was to end at its hard limit and ended so many nanoseconds later. */
  public void seen(long late) {
    long wanted = Math.clamp(2 * late, LEAST, MOST);
    nanos = wanted > nanos ? wanted : nanos - (nanos - wanted) / 8;
  }

  public long nanos() {
    return nanos;
  }

  /** So much time less the margin that has proved necessary; of very little time half of it. */
  public long less(long time) {
    return Math.max(time - nanos, time / 2);
  }
}
