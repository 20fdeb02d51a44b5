package agon.othello.classic;

import agon.search.Limits;
import agon.search.Overhead;
import java.time.Duration;

/**
 * How long to think: the report's paragraph "Iterative Deepening".
 *
 * <p>The report has a time for the whole game. No new depth begins after 2 seconds, near the end
 * after a tenth of what is left; a depth once begun is finished, even if that takes 20 seconds. It
 * does not say how long a game is; here its 2 seconds belong to a game of ten minutes a side, and
 * scale with other clocks. Nor did it ever break off. Here it does, at a quarter of what is left,
 * and, with a time for each move, which the report does not know, at the end of that: then there is
 * nothing to be saved, and the next depth is always begun.
 *
 * @param soft after this no new depth begins
 * @param hard after this the search breaks off
 */
record CreteTime(Duration soft, Duration hard) {
  static final Duration EARLY = Duration.ofSeconds(2);
  static final Duration WHOLE_GAME = Duration.ofMinutes(10);
  static final int SHARE_NEAR_THE_END = 10;

  private static final int MOST = 4;
  private static final int MARGIN_SHARE = 20;
  private static final Duration FOR_EVER = Duration.ofDays(365);

  static final CreteTime UNLIMITED = new CreteTime(FOR_EVER, FOR_EVER);

  /** The time for each move is given. */
  static CreteTime ofMove(Duration time, Overhead overhead) {
    Duration usable = less(time, overhead);
    return new CreteTime(usable, usable);
  }

  /**
   * The time for the whole game is given.
   *
   * @param atStart what the clock showed at the start of the game
   */
  static CreteTime ofGame(
      Limits.GameClock clock, Duration atStart, CreteStage stage, Overhead overhead) {
    int movesToGo = Math.max(1, clock.movesToGo().orElse(SHARE_NEAR_THE_END));
    Duration left = less(clock.left(), overhead);
    Duration tenth =
        clock.left().dividedBy(Math.min(SHARE_NEAR_THE_END, movesToGo)).plus(clock.increment());
    Duration early =
        Duration.ofNanos((long) (EARLY.toNanos() * share(atStart))).plus(clock.increment());
    Duration hard = left.dividedBy(Math.min(MOST, movesToGo)).plus(clock.increment());
    return new CreteTime(
        stage == CreteStage.END ? tenth : shorter(early, tenth), shorter(hard, left));
  }

  CreteTime and(CreteTime other) {
    return new CreteTime(shorter(soft, other.soft), shorter(hard, other.hard));
  }

  private static double share(Duration atStart) {
    return (double) atStart.toNanos() / WHOLE_GAME.toNanos();
  }

  /** Keeps a margin for a busy machine; of very little time half is thinking all the same. */
  private static Duration less(Duration time, Overhead overhead) {
    Duration margin = time.dividedBy(MARGIN_SHARE).plusNanos(overhead.nanos());
    return time.minus(shorter(margin, time.dividedBy(2)));
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
