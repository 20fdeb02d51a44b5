package agon.cluster;

import agon.game.Outcome;
import agon.match.Fixture;
import agon.match.Played;
import agon.record.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The games of a run by machine. Between the same players every machine should come to about the
 * same score; one that does not, or that loses games on time, has something wrong with it.
 */
public final class Residuals {
  private final Map<String, Count> machines = new TreeMap<>();

  /** What one machine came to. */
  private static final class Count {
    int games;
    int late;
    int failures;
    double points;
  }

  /**
   * One machine.
   *
   * @param late games that ended out of time
   * @param failures games in which a player broke down
   * @param score of the entrant listed first, from 0 to 1
   * @param residual how many standard errors that is from what all machines came to
   */
  public record Line(
      String machine, int games, int late, int failures, double score, double residual) {
    /** One in a thousand is so by chance. */
    public boolean isOutOfLine() {
      return Math.abs(residual) > 3.3 || late > 0 || failures > 0;
    }
  }

  synchronized void add(String machine, Fixture fixture, Played played) {
    Count count = machines.computeIfAbsent(machine, name -> new Count());
    count.games++;
    Ending.Reason reason = played.result().ending().reason();
    count.late += reason == Ending.Reason.TIME ? 1 : 0;
    count.failures += reason == Ending.Reason.FAILURE ? 1 : 0;
    Outcome outcome = played.result().outcome();
    double first =
        switch (outcome) {
          case DRAW -> 0.5;
          case FIRST_WINS -> 1;
          case SECOND_WINS -> 0;
        };
    count.points += fixture.first() == 0 ? first : 1 - first;
  }

  public synchronized List<Line> lines() {
    double games = machines.values().stream().mapToInt(count -> count.games).sum();
    double mean = machines.values().stream().mapToDouble(count -> count.points).sum() / games;
    List<Line> lines = new ArrayList<>();
    machines.forEach(
        (name, count) -> {
          double score = count.points / count.games;
          // Wins and losses only: draws make it smaller, so this calls nobody out too soon.
          double error = Math.sqrt(mean * (1 - mean) * (1.0 / count.games - 1.0 / games));
          double residual = error > 1e-9 ? (score - mean) / error : 0;
          lines.add(new Line(name, count.games, count.late, count.failures, score, residual));
        });
    return lines;
  }
}
