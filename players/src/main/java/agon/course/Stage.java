package agon.course;

import agon.match.Entrant;
import agon.match.FixtureResult;
import agon.match.Standings;
import agon.match.Tournament;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A part of a course's tournament that was played: the league, a group, the final.
 *
 * @param id of its tournament in the store
 * @param standings of those who are still in it
 * @param out the names of those who lost too many games by faults; their games do not count
 */
public record Stage(String title, long id, Standings standings, List<String> out) {
  /** Leaves out who has lost more games by faults than the course allows. */
  static Stage of(String title, long id, Standings all, Profile profile) {
    if (profile.maxFaults().isEmpty()) {
      return new Stage(title, id, all, List.of());
    }
    int most = profile.maxFaults().get();
    Set<Integer> out =
        all.rows().stream()
            .filter(row -> row.faults() > most)
            .map(Standings.Row::entrant)
            .collect(Collectors.toSet());
    List<FixtureResult> counting =
        all.results().stream()
            .filter(r -> !out.contains(r.fixture().first()) && !out.contains(r.fixture().second()))
            .toList();
    Tournament tournament = all.tournament();
    return new Stage(
        title,
        id,
        out.isEmpty() ? all : new Standings(tournament, counting),
        out.stream().map(e -> tournament.entrants().get(e).name()).sorted().toList());
  }

  /** The best of it, who are still in. */
  List<Entrant> best(int count) {
    return standings.rows().stream()
        .filter(row -> !out.contains(row.name()))
        .limit(count)
        .map(row -> standings.tournament().entrants().get(row.entrant()))
        .toList();
  }
}
