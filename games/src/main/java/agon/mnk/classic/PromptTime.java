package agon.mnk.classic;

import java.time.Duration;

/** How much of a limit may be thought away so that the move arrives before it on a busy machine. */
final class PromptTime {
  /** Other work, the garbage collector, the way back to whoever asked. */
  private static final Duration ON_THE_WAY = Duration.ofMillis(15);

  private PromptTime() {}

  /** 98 % less some milliseconds; of very little time a quarter. */
  static Duration of(Duration limit) {
    return of(limit, ON_THE_WAY);
  }

  /**
   * @param delay how long the move may be on its way, if that is more than usual
   */
  static Duration of(Duration limit, Duration delay) {
    Duration kept = longer(delay, ON_THE_WAY);
    return longer(limit.multipliedBy(98).dividedBy(100).minus(kept), limit.dividedBy(4));
  }

  static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? other : one;
  }
}
