package agon.match;

import java.util.ArrayList;
import java.util.List;

/** The same meetings in every round, whatever the results; colours change from round to round. */
record FixedPairings(List<Pairing> meetings, int rounds) implements Pairings {
  /** Everybody meets everybody; each moves first as often as not. */
  static List<Pairing> everybody(int entrants) {
    List<Pairing> meetings = new ArrayList<>();
    for (int i = 0; i < entrants; i++) {
      for (int j = i + 1; j < entrants; j++) {
        meetings.add((i + j) % 2 == 1 ? new Pairing(i, j) : new Pairing(j, i));
      }
    }
    return meetings;
  }

  static List<Pairing> firstAgainstAll(int entrants) {
    List<Pairing> meetings = new ArrayList<>();
    for (int j = 1; j < entrants; j++) {
      meetings.add(j % 2 == 1 ? new Pairing(0, j) : new Pairing(j, 0));
    }
    return meetings;
  }

  @Override
  public List<Pairing> round(int round, List<FixtureResult> before) {
    if (round >= rounds) {
      return List.of();
    }
    return round % 2 == 0 ? meetings : meetings.stream().map(Pairing::reversed).toList();
  }

  @Override
  public int expectedMeetings() {
    return meetings.size() * rounds;
  }
}
