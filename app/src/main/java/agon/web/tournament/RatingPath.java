package agon.web.tournament;

import agon.match.FixtureResult;
import agon.match.Standings;
import agon.statistics.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How the ratings of a tournament came to be what they are: all of them, computed anew from its
 * first games, and from more and more of them. The last is what the table shows.
 *
 * @param games after how many games
 */
record RatingPath(List<Integer> games, List<Line> players) {
  /** Enough for a line on a page. */
  private static final int MOST_POINTS = 40;

  /**
   * One player's.
   *
   * @param elo after so many games as the path says; null before its first
   * @param error half of the 95 % interval
   */
  record Line(String name, List<@Nullable Double> elo, List<@Nullable Double> error) {}

  static RatingPath of(Standings standings) {
    List<FixtureResult> results = standings.results();
    int points = Math.min(MOST_POINTS, results.size());
    List<Integer> games = new ArrayList<>();
    List<Line> lines =
        standings.rows().stream()
            .map(row -> new Line(row.name(), new ArrayList<>(), new ArrayList<>()))
            .toList();
    for (int point = 1; point <= points; point++) {
      int many = results.size() * point / points;
      games.add(many);
      Map<Integer, Rating> ratings =
          new Standings(standings.tournament(), results.subList(0, many))
              .ratings().list().stream()
                  .collect(Collectors.toMap(Rating::player, Function.identity()));
      for (int i = 0; i < lines.size(); i++) {
        Rating rating = ratings.get(standings.rows().get(i).entrant());
        if (rating == null || rating.games() == 0) {
          lines.get(i).elo().add(null);
          lines.get(i).error().add(null);
        } else {
          lines.get(i).elo().add(finite(rating.elo().estimate()));
          lines.get(i).error().add(finite(rating.elo().error()));
        }
      }
    }
    return new RatingPath(games, lines);
  }

  /** JSON knows no infinity. */
  private static @Nullable Double finite(double value) {
    return Double.isFinite(value) ? (Double) (Math.round(10 * value) / 10.0) : null;
  }
}
