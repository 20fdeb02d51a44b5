package agon.mnk.classic;

import java.time.Duration;

/**
 * How much of a move's time Corrado thinks (report, "Gestione del tempo"): a percentage that starts
 * at 90 less one for every thousand cells and learns from every move. Of the course's 10 s, less
 * than 300 ms left over took 3 off, more than 600 ms put 3 on, up to 99; here these are 3 % and 6 %
 * of any limit. Larger boards begin with more to spare as more has to be taken back when time is
 * up.
 *
 * <p>The report keeps as little as 1 % for that. This timer keeps at least what {@link PromptTime}
 * asks for, and twice what the moves before took beyond their thinking time: on a crowded machine
 * that can be a lot. And unlike the report's its percentage does not fall below 3: something must
 * be left to think.
 */
final class CorradoTimer {
  /** What the course allowed for a move. */
  static final Duration COURSE_LIMIT = Duration.ofSeconds(10);

  private static final double FIRST = 90;
  private static final int CELLS_PER_PERCENT = 1000;
  private static final double CHANGE = 3;
  private static final double MOST = 99;
  private static final double LEAST = 3;
  private static final double TOO_CLOSE = 0.03;
  private static final double TOO_EARLY = 0.06;

  /** Of its own lateness a move forgets an eighth: quick to learn, slow to forget. */
  private static final double REMEMBERED = 7.0 / 8;

  private double percent;
  private Duration lateness = Duration.ZERO;

  CorradoTimer(int rows, int columns) {
    // Whole thousands, as the report's expression 90.0 - (M*N/1000) has it in Java.
    int thousands = rows * columns / CELLS_PER_PERCENT;
    percent = FIRST - thousands;
  }

  /** The report's <i>percTime</i>. */
  double percent() {
    return percent;
  }

  /** When to stop thinking. */
  Duration thinkingTime(Duration limit) {
    Duration onTime = PromptTime.of(limit, lateness.multipliedBy(2));
    return PromptTime.shorter(part(limit, percent / 100), onTime);
  }

  /** The report's <i>changeTimer</i>: a move of this limit took so long. */
  void moveTook(Duration used, Duration limit) {
    Duration late = used.minus(thinkingTime(limit));
    Duration remembered = part(lateness, REMEMBERED);
    lateness = late.compareTo(remembered) > 0 ? late : remembered;
    double left = 1 - (double) used.toNanos() / limit.toNanos();
    if (left < TOO_CLOSE) {
      percent = Math.max(LEAST, percent - CHANGE);
    } else if (left > TOO_EARLY && percent + CHANGE <= MOST) {
      percent += CHANGE;
    }
  }

  private static Duration part(Duration whole, double share) {
    return Duration.ofNanos((long) (whole.toNanos() * share));
  }
}
