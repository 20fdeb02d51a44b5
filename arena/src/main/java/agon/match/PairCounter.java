package agon.match;

import agon.statistics.MatchTally;
import java.util.HashMap;
import java.util.Map;

/** Counts what one entrant does against another, bringing the two games of a pair together. */
public final class PairCounter {
  private final int entrant;
  private final int other;
  private final Map<Long, Integer> waiting = new HashMap<>();
  private MatchTally complete = MatchTally.NONE;

  public PairCounter(int entrant, int other) {
    this.entrant = entrant;
    this.other = other;
  }

  /** Counts a game if it is one of these two; says whether it completes a pair. */
  public boolean add(FixtureResult result) {
    Fixture fixture = result.fixture();
    int side = fixture.first() == entrant ? 0 : 1;
    if (fixture.entrant(side) != entrant || fixture.entrant(1 - side) != other) {
      return false;
    }
    int half = result.halfPoints(side);
    long pair = ((long) fixture.round() << 48) | ((long) fixture.board() << 32) | fixture.opening();
    Integer partner = waiting.remove(pair);
    if (partner == null) {
      waiting.put(pair, half);
      return false;
    }
    complete = complete.withPair(partner, half);
    return true;
  }

  /** Everything so far, games without a partner included. */
  public MatchTally tally() {
    MatchTally tally = complete;
    for (int half : waiting.values()) {
      tally = tally.withGame(half);
    }
    return tally;
  }
}
