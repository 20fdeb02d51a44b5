package agon.course;

import agon.match.FixtureResult;
import agon.match.Standings;
import agon.report.Figures;
import agon.statistics.Rating;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What else can be won besides the tournament. */
final class Awards {
  /**
   * One of them.
   *
   * @param why in a few words
   */
  record Award(String title, String winner, String why) {}

  private Awards() {}

  static List<Award> of(Standings standings) {
    List<Award> awards = new ArrayList<>();
    List<Standings.Row> rows =
        standings.rows().stream().filter(row -> row.all().games() > 0).toList();
    rows.stream()
        .filter(row -> row.faults() == 0 && row.nanosPerMove() > 0)
        .min(Comparator.comparingLong(Standings.Row::nanosPerMove))
        .ifPresent(
            row ->
                awards.add(
                    new Award(
                        "Fastest", row.name(), Figures.time(row.nanosPerMove()) + " a move")));
    rows.stream()
        .filter(row -> row.asSecond().games() > 0)
        .max(Comparator.comparingDouble(row -> row.asSecond().share()))
        .ifPresent(
            row ->
                awards.add(
                    new Award(
                        "Best as second",
                        row.name(),
                        Figures.percent(row.asSecond().share()) + " without the first move")));
    rows.stream()
        .filter(row -> row.givenAway().isPresent())
        .min(Comparator.comparingDouble(row -> row.givenAway().orElseThrow()))
        .ifPresent(
            row ->
                awards.add(
                    new Award(
                        "Nearest to theory",
                        row.name(),
                        "gave away %s points"
                            .formatted(Figures.points(row.givenAway().orElseThrow())))));
    upset(standings).ifPresent(awards::add);
    long sound = rows.stream().filter(row -> row.faults() == 0).count();
    if (sound > 0 && sound < rows.size()) {
      awards.add(
          new Award(
              "Never late, never illegal",
              rows.stream()
                      .filter(row -> row.faults() == 0)
                      .map(Standings.Row::name)
                      .limit(5)
                      .collect(Collectors.joining(", "))
                  + (sound > 5 ? " and %d more".formatted(sound - 5) : ""),
              "no game lost by a fault"));
    }
    return awards;
  }

  private static Optional<Award> upset(Standings standings) {
    Map<Integer, Double> elo =
        standings.ratings().list().stream()
            .collect(Collectors.toMap(Rating::player, rating -> rating.elo().estimate()));
    return standings.results().stream()
        .filter(result -> !result.isFault() && result.halfPoints(0) != 1)
        .filter(result -> surprise(result, elo) > 0)
        .max(Comparator.comparingDouble(result -> surprise(result, elo)))
        .map(
            result -> {
              int winner = result.fixture().entrant(result.halfPoints(0) == 2 ? 0 : 1);
              int loser = result.fixture().entrant(result.halfPoints(0) == 2 ? 1 : 0);
              return new Award(
                  "Biggest upset",
                  standings.tournament().entrants().get(winner).name(),
                  "beat %s, %.0f Elo above it, in game %d"
                      .formatted(
                          standings.tournament().entrants().get(loser).name(),
                          surprise(result, elo),
                          result.fixture().number() + 1));
            });
  }

  private static double surprise(FixtureResult result, Map<Integer, Double> elo) {
    double first = elo.getOrDefault(result.fixture().first(), 0.0);
    double second = elo.getOrDefault(result.fixture().second(), 0.0);
    return (1 - result.halfPoints(0)) * (first - second);
  }
}
