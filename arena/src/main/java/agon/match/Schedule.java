package agon.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The games of a tournament, round by round. A round follows from the results of those before it
 * and from nothing else, so it comes out the same when a tournament is taken up again.
 */
public final class Schedule {
  private final Tournament tournament;
  private final Pairings pairings;

  public Schedule(Tournament tournament) {
    this.tournament = tournament;
    int entrants = tournament.entrants().size();
    pairings =
        switch (tournament.format()) {
          case MATCH -> new FixedPairings(FixedPairings.everybody(2), 1);
          case ROUND_ROBIN ->
              new FixedPairings(FixedPairings.everybody(entrants), tournament.rounds());
          case GAUNTLET ->
              new FixedPairings(FixedPairings.firstAgainstAll(entrants), tournament.rounds());
          case SWISS -> new SwissPairings(entrants, tournament.rounds());
          case KNOCKOUT -> new KnockoutPairings(entrants);
        };
  }

  /**
   * The games of a round, or none if there is no such round.
   *
   * @param before all results of the rounds before
   * @param number that of the first game
   */
  public List<Fixture> round(int round, List<FixtureResult> before, int number) {
    List<Pairing> meetings = pairings.round(round, before);
    List<Fixture> fixtures = new ArrayList<>();
    int pairs = (tournament.games() + 1) / 2;
    // Openings outermost: at any time everybody has met everybody about as often.
    for (int pair = 0; pair < pairs; pair++) {
      int opening = round * pairs + pair;
      for (int board = 0; board < tournament.boards().size(); board++) {
        for (Pairing meeting : meetings) {
          fixtures.add(
              new Fixture(
                  number + fixtures.size(),
                  round,
                  board,
                  opening,
                  meeting.first(),
                  meeting.second()));
          if (2 * pair + 1 < tournament.games()) {
            fixtures.add(
                new Fixture(
                    number + fixtures.size(),
                    round,
                    board,
                    opening,
                    meeting.second(),
                    meeting.first()));
          }
        }
      }
    }
    return fixtures;
  }

  /**
   * Games that were played, put back in their places; those after a gap in the rounds are left out.
   */
  public List<FixtureResult> results(Map<Integer, GameResult> finished) {
    List<FixtureResult> results = new ArrayList<>();
    int number = 0;
    boolean complete = true;
    for (int round = 0; complete; round++) {
      List<Fixture> fixtures = round(round, results, number);
      complete = !fixtures.isEmpty();
      for (Fixture fixture : fixtures) {
        GameResult result = finished.get(fixture.number());
        complete &= result != null;
        if (result != null) {
          results.add(new FixtureResult(fixture, result));
        }
      }
      number += fixtures.size();
    }
    return results;
  }

  /** How many games there will be, as far as that can be said now. */
  public int expectedGames() {
    return pairings.expectedMeetings() * tournament.boards().size() * tournament.games();
  }
}
