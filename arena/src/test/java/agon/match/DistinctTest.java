package agon.match;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Outcome;
import agon.record.Ending;
import agon.statistics.MatchTally;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tenth copy of a game is no evidence. */
class DistinctTest {
  private final List<FixtureResult> results = new ArrayList<>();
  private final Map<Integer, List<Integer>> moves = new HashMap<>();

  private void game(int opening, boolean reversed, Outcome outcome, Integer... played) {
    int number = results.size();
    results.add(
        new FixtureResult(
            new Fixture(number, 0, 0, opening, reversed ? 1 : 0, reversed ? 0 : 1),
            new GameResult(outcome, Ending.BY_THE_RULES, played.length, 0, 0)));
    moves.put(number, List.of(played));
  }

  @Test
  void equalPairsCountOnce() {
    for (int pair = 0; pair < 30; pair++) {
      game(pair, false, Outcome.FIRST_WINS, 1, 2, 3);
      game(pair, true, Outcome.FIRST_WINS, 1, 2, 3);
    }
    Distinct distinct = Distinct.of(results, moves);
    assertThat(distinct.games()).isEqualTo(60);
    assertThat(distinct.distinct()).isEqualTo(2);
    assertThat(distinct.hasRepetitions()).isTrue();
    assertThat(distinct.match().pairs().size()).isEqualTo(1);
    assertThat(distinct.match().summary()).startsWith("too few games");
  }

  @Test
  void differentGamesAllCount() {
    for (int pair = 0; pair < 10; pair++) {
      game(pair, false, Outcome.FIRST_WINS, pair, 1);
      game(pair, true, Outcome.DRAW, pair, 2);
    }
    Distinct distinct = Distinct.of(results, moves);
    assertThat(distinct.hasRepetitions()).isFalse();
    assertThat(distinct.match()).isEqualTo(tally());
  }

  /** All games, as a table counts them. */
  private MatchTally tally() {
    PairCounter counter = new PairCounter(0, 1);
    results.forEach(counter::add);
    return counter.tally();
  }
}
