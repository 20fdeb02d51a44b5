package agon.arena;

import java.util.List;

/** Says when a run may end before all its games are played. */
@FunctionalInterface
public interface StopRule {
  StopRule NEVER = results -> false;

  /**
   * Whether these results are enough.
   *
   * @param results in the order of the slots, without a gap: whether a run ends does not depend on
   *     which games happened to finish first
   */
  boolean isDecided(List<Result> results);
}
