package agon.proof;

import java.time.Duration;

/**
 * How long a proof may take: whatever runs out first.
 *
 * @param nodes positions visited
 */
public record Budget(long nodes, Duration time) {
  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, FOR_EVER);

  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, FOR_EVER);
  }

  public static Budget ofTime(Duration time) {
    return new Budget(Long.MAX_VALUE, time);
  }
}
