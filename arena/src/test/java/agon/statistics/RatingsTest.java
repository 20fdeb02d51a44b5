package agon.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.game.Rng;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatingsTest {
  private static GameResults twoPlayers(Trinomial eachWay) {
    GameResults results = new GameResults(2);
    results.add(0, 1, eachWay);
    results.add(1, 0, eachWay.reversed());
    return results;
  }

  private static Interval eloOf(Ratings ratings, int player) {
    return ratings.list().stream()
        .filter(rating -> rating.player() == player)
        .findFirst()
        .orElseThrow()
        .elo();
  }

  /** Nobody moves first for an advantage here, so the score alone says how strong they are. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1000, 6000})
  void twoPlayersHaveTheEloOfTheirScore(long draws) {
    Trinomial eachWay = new Trinomial(2000, draws, 3000);
    Interval elo = new Trinomial(4000, 2 * draws, 6000).elo();
    Ratings ratings = Ratings.of(twoPlayers(eachWay));
    Interval difference = ratings.difference(0, 1);
    assertThat(difference.estimate()).isCloseTo(elo.estimate(), within(0.05));
    assertThat(difference.error()).isCloseTo(elo.error(), within(0.01 * elo.error()));
    assertThat(ratings.firstMoveAdvantage().estimate()).isCloseTo(0, within(1e-6));
    assertThat(eloOf(ratings, 0).estimate()).isCloseTo(elo.estimate() / 2, within(0.05));
    assertThat(eloOf(ratings, 0).error()).isCloseTo(difference.error() / 2, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void ratingsAreThoseOfASlowReference(long seed) {
    Rng random = new Rng(seed);
    int players = 3 + random.below(8);
    GameResults results = new GameResults(players);
    SlowRatings reference = new SlowRatings(players);
    int games = 5 + random.below(80);
    for (int i = 0; i < games; i++) {
      int first = random.below(players);
      int second = (first + 1 + random.below(players - 1)) % players;
      Outcome outcome =
          random.below(players) > second - first
              ? Outcome.FIRST_WINS
              : Outcome.ofMargin(random.below(3) - 1);
      results.add(first, second, outcome);
      reference.add(first, second, outcome);
    }
    Ratings ratings = Ratings.of(results);
    double[] expected = reference.fit();
    for (int i = 1; i < players; i++) {
      if (ratings.likelihoodOfSuperiority(i, 0) != 0.5) {
        assertThat(ratings.difference(i, 0).estimate())
            .as("seed %d, player %d", seed, i)
            .isCloseTo(expected[i] - expected[0], within(1e-4));
      }
    }
    assertThat(ratings.firstMoveAdvantage().estimate()).isCloseTo(expected[players], within(1e-4));
  }

  @Test
  void theMeanIsZeroAndTheStrongestComesFirst() {
    GameResults results = new GameResults(3);
    results.add(0, 1, new Trinomial(10, 5, 30));
    results.add(1, 2, new Trinomial(10, 5, 12));
    results.add(2, 0, new Trinomial(22, 5, 12));
    List<Rating> list = Ratings.of(results).list();
    assertThat(list).isSortedAccordingTo(Comparator.comparingDouble(r -> -r.elo().estimate()));
    assertThat(list.stream().mapToDouble(r -> r.elo().estimate()).sum()).isCloseTo(0, within(1e-9));
    assertThat(list.getFirst().player()).isZero();
    assertThat(list.getFirst().games()).isEqualTo(84);
    assertThat(list.getFirst().score()).isCloseTo((30 + 22 + 5) / 84.0, within(1e-12));
  }

  @Test
  void theAnchorHasItsRatingAndNoError() {
    GameResults results = twoPlayers(new Trinomial(20, 5, 30));
    Ratings ratings = Ratings.anchored(results, 1, 1500);
    assertThat(eloOf(ratings, 1)).isEqualTo(new Interval(1500, 1500, 1500));
    Interval difference = Ratings.of(results).difference(0, 1);
    assertThat(eloOf(ratings, 0).estimate()).isCloseTo(1500 + difference.estimate(), within(1e-9));
    assertThat(eloOf(ratings, 0).error()).isCloseTo(difference.error(), within(1e-9));
  }

  @Test
  void movingFirstIsTakenOutOfTheRatings() {
    // Whoever moves first wins three of four; the weaker one moves first much more often.
    GameResults results = new GameResults(2);
    results.add(0, 1, new Trinomial(1000, 0, 3000));
    results.add(1, 0, new Trinomial(100, 0, 300));
    Ratings ratings = Ratings.of(results);
    assertThat(ratings.difference(0, 1).estimate()).isCloseTo(0, within(0.5));
    assertThat(ratings.firstMoveAdvantage().estimate()).isCloseTo(Elo.ofScore(0.75), within(0.5));
  }

  @Test
  void superiorityIsCertainOnlyAfterManyGames() {
    Ratings few = Ratings.of(twoPlayers(new Trinomial(2, 0, 3)));
    Ratings many = Ratings.of(twoPlayers(new Trinomial(200, 0, 300)));
    assertThat(few.likelihoodOfSuperiority(0, 1)).isBetween(0.6, 0.8);
    assertThat(many.likelihoodOfSuperiority(0, 1)).isGreaterThan(0.999);
    assertThat(many.likelihoodOfSuperiority(1, 0))
        .isCloseTo(1 - many.likelihoodOfSuperiority(0, 1), within(1e-12));
    assertThat(many.likelihoodOfSuperiority(1, 1)).isEqualTo(0.5);
  }

  @Test
  void winningEveryGameIsFiniteAndMoreGamesAreMoreElo() {
    double last = 0;
    for (long games : new long[] {1, 10, 100, 100_000}) {
      Interval difference = Ratings.of(twoPlayers(new Trinomial(0, 0, games))).difference(0, 1);
      assertThat(difference.estimate()).isGreaterThan(last).isLessThan(4000);
      assertThat(difference.low()).as("%d games", games).isFinite();
      last = difference.estimate();
    }
  }

  @Test
  void drawingEveryGameIsEvenButNotWithoutError() {
    Interval difference = Ratings.of(twoPlayers(new Trinomial(0, 50, 0))).difference(0, 1);
    assertThat(difference.estimate()).isCloseTo(0, within(1e-9));
    assertThat(difference.error()).isBetween(1.0, 20.0);
  }

  @Test
  void strangersAreNotCompared() {
    GameResults results = new GameResults(5);
    results.add(0, 3, new Trinomial(10, 0, 30));
    results.add(4, 1, new Trinomial(10, 0, 20));
    Ratings ratings = Ratings.anchored(results, 3, 100);
    assertThat(ratings.list().stream().map(Rating::group)).containsExactly(0, 0, 1, 1, 2);
    assertThat(eloOf(ratings, 3).estimate()).isEqualTo(100);
    assertThat(eloOf(ratings, 4).estimate() + eloOf(ratings, 1).estimate())
        .isCloseTo(0, within(1e-9));
    assertThat(ratings.likelihoodOfSuperiority(4, 0)).isEqualTo(0.5);
    assertThatThrownBy(() -> ratings.difference(4, 0))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no chain of games");
  }

  /** What one group does says nothing about the errors of the other. */
  @Test
  void aStrangerChangesNobodysError() {
    GameResults alone = twoPlayers(new Trinomial(20, 5, 30));
    GameResults accompanied = new GameResults(4);
    accompanied.add(0, 1, new Trinomial(20, 5, 30));
    accompanied.add(1, 0, new Trinomial(30, 5, 20));
    assertThat(eloOf(Ratings.of(accompanied), 0).error())
        .isCloseTo(eloOf(Ratings.of(alone), 0).error(), within(1e-6));
  }

  @Test
  void withoutGamesNothingIsKnown() {
    assertThat(Ratings.of(new GameResults(0)).list()).isEmpty();
    Ratings ratings = Ratings.of(new GameResults(2));
    assertThat(ratings.list()).hasSize(2).allMatch(rating -> rating.elo().estimate() == 0);
    assertThat(ratings.likelihoodOfSuperiority(0, 1)).isEqualTo(0.5);
    assertThat(ratings.firstMoveAdvantage().error()).isGreaterThan(500);
  }

  @Test
  void playersThatDoNotExistAreRefused() {
    GameResults results = new GameResults(2);
    assertThatThrownBy(() -> results.add(0, 2, Outcome.DRAW))
        .isInstanceOf(BadInput.class)
        .hasMessage("players 0 and 2 cannot meet, they must be two different ones of 0 to 1");
    assertThatThrownBy(() -> results.add(1, 1, Outcome.DRAW)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Ratings.anchored(results, 2, 0)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> new GameResults(-1)).isInstanceOf(BadInput.class);
  }

  @Test
  void twoHundredPlayersAndAHundredThousandGamesTakeAMoment() {
    Simulation simulation = new Simulation(8);
    Rng random = new Rng(8);
    int players = 200;
    GameResults results = new GameResults(players);
    for (int game = 0; game < 100_000; game++) {
      int first = random.below(players);
      int second = (first + 1 + random.below(players - 1)) % players;
      results.add(first, second, simulation.games(5.0 * (first - second) + 30, 0.3, 1));
    }
    long start = System.nanoTime();
    Ratings ratings = Ratings.of(results);
    Duration taken = Duration.ofNanos(System.nanoTime() - start);
    assertThat(taken).isLessThan(Duration.ofSeconds(5));
    assertThat(ratings.difference(199, 0).contains(995)).isTrue();
    assertThat(ratings.firstMoveAdvantage().contains(30)).isTrue();
  }
}
