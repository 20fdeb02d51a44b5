package agon.match;

import java.util.List;

/** Says when a run may end before all its games are played. */
@FunctionalInterface
public interface StopRule {
  StopRule NEVER = results -> false;

  /**
   * Whether these results are enough.
   *
   * @param results in the order of the fixtures, without a gap: whether a run ends does not depend
   *     on which games happened to finish first
   */
  boolean isDecided(List<FixtureResult> results);

  /** Those of the results that count: all up to the one that decides. */
  default List<FixtureResult> counting(List<FixtureResult> results) {
    for (int i = 1; i <= results.size(); i++) {
      boolean gap = results.get(i - 1).fixture().number() != i - 1;
      if (!gap && isDecided(results.subList(0, i))) {
        return results.subList(0, i);
      }
    }
    return results;
  }
}
