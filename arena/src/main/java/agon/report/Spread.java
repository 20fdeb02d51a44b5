package agon.report;

/**
 * How times spread, however many there are: counted in steps of 1 %, so quantiles are that exact.
 */
final class Spread {
  private static final double STEP = Math.log(1.01);
  private static final int STEPS = 4500; // up to e^44 ns, which is centuries

  private final long[] counts = new long[STEPS];
  private long size;
  private long most;

  void add(long nanos) {
    int step = (int) (Math.log((double) Math.max(1, nanos)) / STEP);
    counts[Math.min(step, STEPS - 1)]++;
    size++;
    most = Math.max(most, nanos);
  }

  long size() {
    return size;
  }

  /** The longest, exactly. */
  long most() {
    return most;
  }

  /** That which this share of all are no longer than; 0 where there are none. */
  long quantile(double share) {
    long before = 0;
    for (int step = 0; step < STEPS; step++) {
      before += counts[step];
      if (before > 0 && before >= share * size) {
        return Math.min(most, Math.round(Math.exp((step + 0.5) * STEP)));
      }
    }
    return 0;
  }
}
