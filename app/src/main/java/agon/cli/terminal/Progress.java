package agon.cli.terminal;

/**
 * One line on the terminal that says how far a long run is, and disappears when it is done. Silent
 * when nobody watches, and for the first two seconds.
 */
public final class Progress implements AutoCloseable {
  private static final long PATIENCE_NANOS = 2_000_000_000L;
  private static final long PAUSE_NANOS = 200_000_000L;

  private final long start = System.nanoTime();
  private final boolean watched = Screen.isTerminal();
  private long last = start + PATIENCE_NANOS - PAUSE_NANOS;
  private boolean shown;

  public double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /**
   * Says how far it is, if anybody watches and has not just been told.
   *
   * @param done how much is done, 0–1; negative if nobody can say
   */
  public void report(double done, String what) {
    long now = System.nanoTime();
    if (!watched || now - last < PAUSE_NANOS) {
      return;
    }
    last = now;
    shown = true;
    StringBuilder line = new StringBuilder("\r\u001b[2K");
    if (done > 0) {
      int filled = (int) (24 * Math.min(1, done));
      line.append("█".repeat(filled)).append("░".repeat(24 - filled));
      line.append(String.format(" %3.0f %%  ", 100 * done));
      line.append("about ")
          .append(Numbers.seconds(seconds() * (1 - done) / done))
          .append(" left  ");
    }
    System.err.print(line.append(what));
    System.err.flush();
  }

  @Override
  public void close() {
    if (shown) {
      System.err.print("\r\u001b[2K");
      System.err.flush();
    }
  }
}
