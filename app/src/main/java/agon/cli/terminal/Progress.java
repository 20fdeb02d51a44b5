package agon.cli.terminal;

/**
 * One line on the terminal that says how far a long run is, and disappears when it is done. Silent
 * when nobody watches, and for the first two seconds.
 */
public final class Progress implements AutoCloseable {
  private static final long PATIENCE_NANOS = 2_000_000_000L;
  private static final long PAUSE_NANOS = 200_000_000L;
  private static final int BAR = 6;

  /** So much must be done before it says anything about the rest. */
  private static final double LEAST_TO_GUESS_BY = 0.01;

  private final long start = System.nanoTime();
  private final boolean watched = Screen.isTerminal();
  private long last = start + PATIENCE_NANOS - PAUSE_NANOS;
  private boolean shown;

  /** When what is being done now began, and how far that was then and the last time. */
  private long stretchBegan;

  private double stretchFrom;
  private double reached = -1;

  public double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /**
   * Says how far it is, if anybody watches and has not just been told.
   *
   * @param done how much is done, 0–1; negative if nobody can say. Less than before begins another
   *     stretch.
   */
  public void report(double done, String what) {
    long now = System.nanoTime();
    if (!watched) {
      return;
    }
    if (done < reached || reached < 0) {
      stretchBegan = now;
      stretchFrom = Math.max(0, done);
    }
    reached = done;
    if (now - last < PAUSE_NANOS) {
      return;
    }
    last = now;
    shown = true;
    // What is too long for the screen is cut off: on a second row it would stay.
    System.err.print(
        "\r\u001b[2K\u001b[?7l"
            + line(done, done - stretchFrom, (now - stretchBegan) / 1e9, what)
            + "\u001b[?7h");
    System.err.flush();
  }

  /**
   * How far it is, how long it takes and what it does.
   *
   * @param fresh how much of it was done in so many seconds
   */
  static String line(double done, double fresh, double seconds, String what) {
    if (done < 0) {
      return what;
    }
    int filled = (int) (BAR * Math.min(1, done));
    String bar = "█".repeat(filled) + "░".repeat(BAR - filled);
    String left =
        fresh < LEAST_TO_GUESS_BY
            ? ""
            : "~" + Numbers.seconds(seconds * (1 - done) / fresh) + " left  ";
    return "%s %3.0f %%  %s%s".formatted(bar, 100 * done, left, what);
  }

  /** Makes room for a line that is to stay. */
  public void clear() {
    if (shown) {
      shown = false;
      System.err.print("\r\u001b[2K");
      System.err.flush();
    }
  }

  @Override
  public void close() {
    clear();
  }
}
