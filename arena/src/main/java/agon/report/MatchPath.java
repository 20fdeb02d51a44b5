package agon.report;

import agon.match.FixtureResult;
import agon.match.PairCounter;
import agon.statistics.MatchTally;
import java.util.ArrayList;
import java.util.List;

/**
 * What a match of two said as it went on: after every pair, or as many pairs as a plot can show.
 */
final class MatchPath {
  private static final int MOST_POINTS = 400;

  private MatchPath() {}

  /** For the entrant listed first; the last one is after the last complete pair. */
  static List<MatchTally> of(List<FixtureResult> results) {
    long pairs = walk(results, new ArrayList<>(), Long.MAX_VALUE);
    List<MatchTally> path = new ArrayList<>();
    walk(results, path, Math.max(1, (pairs + MOST_POINTS - 1) / MOST_POINTS));
    return path;
  }

  private static long walk(List<FixtureResult> results, List<MatchTally> into, long every) {
    PairCounter counter = new PairCounter(0, 1);
    long pairs = 0;
    MatchTally last = MatchTally.NONE;
    for (FixtureResult result : results) {
      if (counter.add(result)) {
        last = counter.tally();
        pairs++;
        if (pairs % every == 0) {
          into.add(last);
        }
      }
    }
    if (pairs % every != 0) {
      into.add(last);
    }
    return pairs;
  }
}
