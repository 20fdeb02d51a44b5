package agon.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Knockout: the strongest, as they are listed, meet last; where the number is not a power of two
 * they go through the first stage without playing. A tie is played again, twice at the most; then
 * the one listed earlier goes on.
 */
record KnockoutPairings(int entrants) implements Pairings {
  private static final int REPLAYS = 2;

  @Override
  public List<Pairing> round(int round, List<FixtureResult> before) {
    List<Integer> bracket = bracket();
    int played = 0;
    while (bracket.size() > 1) {
      List<Integer> winners = new ArrayList<>();
      List<Pairing> open = meetings(bracket);
      for (int attempt = 0; attempt <= REPLAYS && !open.isEmpty(); attempt++) {
        if (played == round) {
          return attempt % 2 == 0 ? open : open.stream().map(Pairing::reversed).toList();
        }
        int now = played++;
        List<Pairing> ties = new ArrayList<>();
        for (Pairing meeting : open) {
          int[] halves = Pairings.tally(before, now, meeting);
          if (halves[0] == halves[1] && attempt < REPLAYS) {
            ties.add(meeting);
          } else {
            winners.add(winner(meeting, halves));
          }
        }
        open = ties;
      }
      bracket = next(bracket, winners);
    }
    return List.of();
  }

  private static int winner(Pairing meeting, int[] halves) {
    if (halves[0] == halves[1]) {
      return Math.min(meeting.first(), meeting.second());
    }
    return halves[0] > halves[1] ? meeting.first() : meeting.second();
  }

  /** All entrants in the order of the bracket: neighbours meet; −1 where there is nobody. */
  private List<Integer> bracket() {
    List<Integer> seeds = List.of(0);
    while (seeds.size() < entrants) {
      int size = 2 * seeds.size();
      seeds = seeds.stream().flatMap(s -> IntStream.of(s, size - 1 - s).boxed()).toList();
    }
    return seeds.stream().map(s -> s < entrants ? s : -1).toList();
  }

  private static List<Pairing> meetings(List<Integer> bracket) {
    List<Pairing> meetings = new ArrayList<>();
    for (int i = 0; i < bracket.size(); i += 2) {
      if (bracket.get(i) >= 0 && bracket.get(i + 1) >= 0) {
        meetings.add(new Pairing(bracket.get(i), bracket.get(i + 1)));
      }
    }
    return meetings;
  }

  private static List<Integer> next(List<Integer> bracket, List<Integer> winners) {
    List<Integer> next = new ArrayList<>();
    for (int i = 0; i < bracket.size(); i += 2) {
      int a = bracket.get(i);
      int b = bracket.get(i + 1);
      next.add(a < 0 ? b : b < 0 ? a : winners.contains(a) ? a : b);
    }
    return next;
  }

  @Override
  public int expectedMeetings() {
    return entrants - 1;
  }
}
