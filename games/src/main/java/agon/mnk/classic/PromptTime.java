package agon.mnk.classic;

import java.time.Duration;

/** How much of a limit may be thought away so that the move arrives before it on a busy machine. */
final class PromptTime {
  private static final Duration ON_THE_WAY = Duration.ofMillis(5);

  private PromptTime() {}

  /** 98 % less a few milliseconds; of very little time half. */
  static Duration of(Duration limit) {
    Duration prompt = limit.multipliedBy(98).dividedBy(100).minus(ON_THE_WAY);
    Duration half = limit.dividedBy(2);
    return prompt.compareTo(half) > 0 ? prompt : half;
  }

  static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }
}
