package agon.match;

import java.util.List;

/** Who meets whom in each round. */
interface Pairings {
  /**
   * The meetings of a round, none if the tournament is over before it.
   *
   * @param before all results of the rounds before
   */
  List<Pairing> round(int round, List<FixtureResult> before);

  /** How many meetings there are in all, or about how many. */
  int expectedMeetings();

  /** Half points that two entrants took from each other in a round, the first one's first. */
  static int[] tally(List<FixtureResult> results, int round, Pairing pairing) {
    int[] halves = new int[2];
    for (FixtureResult result : results) {
      Fixture fixture = result.fixture();
      if (fixture.round() != round) {
        continue;
      }
      if (fixture.first() == pairing.first() && fixture.second() == pairing.second()) {
        halves[0] += result.halfPoints(0);
        halves[1] += result.halfPoints(1);
      } else if (fixture.first() == pairing.second() && fixture.second() == pairing.first()) {
        halves[0] += result.halfPoints(1);
        halves[1] += result.halfPoints(0);
      }
    }
    return halves;
  }
}
