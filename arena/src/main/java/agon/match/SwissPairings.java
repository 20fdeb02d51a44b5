package agon.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Swiss system: in every round neighbours in the table meet, who have not met before while that is
 * possible. With an odd number the last one who has not had it yet sits a round out, which counts
 * as a win of all its games.
 */
record SwissPairings(int entrants, int rounds) implements Pairings {
  private static final int PATIENCE = 20_000;

  @Override
  public List<Pairing> round(int round, List<FixtureResult> before) {
    if (round >= rounds) {
      return List.of();
    }
    int[] score = new int[entrants];
    int[] firsts = new int[entrants];
    Set<Long> met = new HashSet<>();
    for (FixtureResult result : before) {
      Fixture fixture = result.fixture();
      score[fixture.first()] += result.halfPoints(0);
      score[fixture.second()] += result.halfPoints(1);
      firsts[fixture.first()]++;
      firsts[fixture.second()]--;
      met.add(meeting(fixture.first(), fixture.second()));
    }
    List<Integer> satOut = addByes(round, before, score);
    List<Integer> order = new ArrayList<>(IntStream.range(0, entrants).boxed().toList());
    order.sort(Comparator.comparingInt((Integer e) -> -score[e]).thenComparingInt(e -> e));
    if (order.size() % 2 == 1) {
      Integer bye =
          order.reversed().stream().filter(e -> !satOut.contains(e)).findFirst().orElseThrow();
      order.removeIf(bye::equals);
    }
    List<Pairing> pairs = new ArrayList<>();
    if (!pair(order, met, pairs, new int[] {PATIENCE})) {
      pairs.clear();
      pair(order, Set.of(), pairs, new int[] {PATIENCE});
    }
    return pairs.stream()
        .map(p -> firsts[p.first()] > firsts[p.second()] ? p.reversed() : p)
        .toList();
  }

  /** Gives those who sat rounds out their points, and says who they were. */
  private List<Integer> addByes(int round, List<FixtureResult> before, int[] score) {
    List<Integer> satOut = new ArrayList<>();
    for (int r = 0; r < round && entrants % 2 == 1; r++) {
      Set<Integer> played = new HashSet<>();
      int games = 0;
      for (FixtureResult result : before) {
        if (result.fixture().round() == r) {
          played.add(result.fixture().first());
          played.add(result.fixture().second());
          games++;
        }
      }
      for (int e = 0; e < entrants; e++) {
        if (!played.contains(e)) {
          satOut.add(e);
          score[e] += 2 * games / Math.max(1, entrants / 2);
        }
      }
    }
    return satOut;
  }

  /** Pairs the first with the nearest it has not met, and so on; goes back where that fails. */
  private static boolean pair(
      List<Integer> order, Set<Long> met, List<Pairing> pairs, int[] patience) {
    if (order.isEmpty()) {
      return true;
    }
    int first = order.getFirst();
    for (int i = 1; i < order.size() && patience[0]-- > 0; i++) {
      int second = order.get(i);
      if (met.contains(meeting(first, second))) {
        continue;
      }
      List<Integer> rest = new ArrayList<>(order.subList(1, i));
      rest.addAll(order.subList(i + 1, order.size()));
      pairs.add(new Pairing(first, second));
      if (pair(rest, met, pairs, patience)) {
        return true;
      }
      pairs.removeLast();
    }
    return false;
  }

  private static long meeting(int a, int b) {
    return ((long) Math.min(a, b) << 32) | Math.max(a, b);
  }

  @Override
  public int expectedMeetings() {
    return entrants / 2 * rounds;
  }
}
