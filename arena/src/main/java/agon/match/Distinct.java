package agon.match;

import agon.record.RecordedMove;
import agon.statistics.MatchTally;
import agon.store.GameFilter;
import agon.store.Store;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How many games of a tournament are different from each other. Players that always play the same
 * repeat their games, and the tenth copy of a game is no evidence: it would make every interval
 * narrower than it is.
 *
 * @param games how many there are
 * @param distinct how many of them differ in players, board or moves
 * @param match the first entrant against the second with each pair of equal games counted once
 */
public record Distinct(int games, int distinct, MatchTally match) {
  /** What makes two games the same. */
  private record Key(int first, int second, int board, List<Integer> moves) {}

  /** Goes through all games of a tournament once. */
  public static Distinct of(Store store, long tournament, List<FixtureResult> results) {
    Map<Integer, List<Integer>> moves = new HashMap<>();
    store.forEachGame(
        GameFilter.ALL.withTournament(tournament),
        (game, id) ->
            moves.put(
                game.slot().orElseThrow().number(),
                List.of(
                    Arrays.hashCode(
                        game.record().moves().stream().mapToInt(RecordedMove::move).toArray()),
                    game.record().moves().size(),
                    game.record().startText().hashCode())));
    return of(results, moves);
  }

  static Distinct of(List<FixtureResult> results, Map<Integer, List<Integer>> moves) {
    Set<Key> seen = new HashSet<>();
    Set<Set<Key>> pairs = new HashSet<>();
    Map<List<Integer>, FixtureResult> waiting = new HashMap<>();
    PairCounter counter = new PairCounter(0, 1);
    for (FixtureResult result : results) {
      Key key = key(result, moves);
      seen.add(key);
      Fixture fixture = result.fixture();
      List<Integer> place =
          List.of(
              fixture.round(),
              fixture.board(),
              fixture.opening(),
              Math.min(fixture.first(), fixture.second()),
              Math.max(fixture.first(), fixture.second()));
      FixtureResult partner = waiting.remove(place);
      if (partner == null) {
        waiting.put(place, result);
      } else if (pairs.add(Set.of(key(partner, moves), key))) {
        counter.add(partner);
        counter.add(result);
      }
    }
    Set<Set<Key>> single = new HashSet<>();
    for (FixtureResult result : waiting.values()) {
      if (single.add(Set.of(key(result, moves)))) {
        counter.add(result);
      }
    }
    return new Distinct(results.size(), seen.size(), counter.tally());
  }

  private static Key key(FixtureResult result, Map<Integer, List<Integer>> moves) {
    Fixture fixture = result.fixture();
    return new Key(
        fixture.first(),
        fixture.second(),
        fixture.board(),
        moves.getOrDefault(fixture.number(), List.of(fixture.number())));
  }

  public boolean hasRepetitions() {
    return distinct < games;
  }
}
