package agon.match;

import agon.statistics.MatchTally;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import java.util.List;

/** Ends a match of two when a sequential test has decided; looks at complete pairs only. */
public final class SprtRule implements StopRule {
  private final Sprt sprt;
  private MatchTally tally = MatchTally.NONE;
  private int seen;

  public SprtRule(Sprt sprt) {
    this.sprt = sprt;
  }

  @Override
  public boolean isDecided(List<FixtureResult> results) {
    boolean added = false;
    while (seen + 1 < results.size()) {
      tally = tally.withPair(half(results.get(seen)), half(results.get(seen + 1)));
      seen += 2;
      added = true;
    }
    return added && state().isDecided();
  }

  private static int half(FixtureResult result) {
    return result.halfPoints(result.fixture().first() == 0 ? 0 : 1);
  }

  /** Where the test stands, for the entrant listed first. */
  public SprtState state() {
    return sprt.state(tally.pairs());
  }
}
