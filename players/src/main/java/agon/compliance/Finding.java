package agon.compliance;

import java.util.List;

/**
 * What came of one check.
 *
 * @param detail one sentence: what was measured, what went wrong, why it was not tried
 * @param exchange what was said meanwhile, {@code >} to the player and {@code <} by it
 */
public record Finding(String check, Mark mark, String detail, List<String> exchange) {
  /** How a check ended. */
  public enum Mark {
    PASSED,
    FAILED,
    /** The protocol allows it to be missing, or it means nothing for this player. */
    NOT_TRIED
  }
}
