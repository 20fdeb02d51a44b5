package agon.statistics;

import agon.game.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How strong many players are, from all their games at once: maximum likelihood in the model of
 * Bradley and Terry, with an advantage for moving first. A difference of ratings is what {@link
 * Elo#score} turns into an expected score.
 *
 * <p>Players that no chain of games links are in different groups. Each group has its own zero, and
 * nothing is said about who is stronger across groups.
 *
 * <p>Errors take games as independent. Reversed pairs from the same opening are steadier than that,
 * so for them the errors are rather too large; players that repeat the same game over and over make
 * them too small.
 */
public final class Ratings {
  private final Interval firstMoveAdvantage;
  private final double[] elo;
  private final double[][] covariance;
  private final int[] group;
  private final List<Rating> list;

  /** With the mean of every group at 0. */
  public static Ratings of(GameResults results) {
    return new Ratings(results, -1, 0);
  }

  /** With one player at a known rating; groups without that player have the mean 0. */
  public static Ratings anchored(GameResults results, int anchor, double anchorElo) {
    if (anchor < 0 || anchor >= results.players()) {
      throw new BadInput(
          "player %d cannot be the anchor, it must be one of 0 to %d"
              .formatted(anchor, results.players() - 1));
    }
    return new Ratings(results, anchor, anchorElo);
  }

  private Ratings(GameResults results, int anchor, double anchorElo) {
    BradleyTerry fit = new BradleyTerry(results);
    int players = results.players();
    covariance = fit.covariance();
    group = Groups.of(results);
    firstMoveAdvantage =
        Interval.around(Elo.PER_LOG_ODDS * fit.advantage(), error(covariance[players][players]));
    elo = new double[players];
    Trinomial[] games = gamesOfEach(results);
    Rating[] ratings = new Rating[players];
    for (int[] members : membersOfGroups()) {
      boolean anchors = anchor >= 0 && group[anchor] == group[members[0]];
      int[] zero = anchors ? new int[] {anchor} : members;
      double shift = (anchors ? anchorElo : 0) - Elo.PER_LOG_ODDS * mean(zero, fit::strength);
      double varianceOfZero = mean(zero, i -> mean(zero, j -> covariance[i][j]));
      for (int player : members) {
        elo[player] = Elo.PER_LOG_ODDS * fit.strength(player) + shift;
        double variance =
            covariance[player][player]
                - 2 * mean(zero, i -> covariance[player][i])
                + varianceOfZero;
        ratings[player] =
            new Rating(
                player,
                Interval.around(elo[player], error(variance)),
                games[player].size(),
                games[player].score(),
                group[player]);
      }
    }
    list =
        Arrays.stream(ratings)
            .sorted(
                Comparator.comparingInt(Rating::group)
                    .thenComparingDouble(rating -> -rating.elo().estimate()))
            .toList();
  }

  private static Trinomial[] gamesOfEach(GameResults results) {
    Trinomial[] games = new Trinomial[results.players()];
    Arrays.fill(games, Trinomial.NONE);
    for (GameResults.Meeting meeting : results.meetings()) {
      games[meeting.first()] = games[meeting.first()].plus(meeting.ofFirst());
      games[meeting.second()] = games[meeting.second()].plus(meeting.ofFirst().reversed());
    }
    return games;
  }

  private List<int[]> membersOfGroups() {
    List<int[]> groups = new ArrayList<>();
    for (int g = 0; g < group.length; g++) {
      int name = g;
      int[] members = IntStream.range(0, group.length).filter(i -> group[i] == name).toArray();
      if (members.length > 0) {
        groups.add(members);
      }
    }
    return groups;
  }

  private static double mean(int[] players, IntToDoubleFunction value) {
    return Arrays.stream(players).mapToDouble(value).sum() / players.length;
  }

  /** Half a 95 % interval in Elo, from a variance in log odds; rounding may leave it below 0. */
  private static double error(double variance) {
    return Normal.Z95 * Elo.PER_LOG_ODDS * Math.sqrt(Math.max(variance, 0));
  }

  /** Group by group, the strongest first. */
  public List<Rating> list() {
    return list;
  }

  /** How much stronger one player is than another, the errors of both taken together. */
  public Interval difference(int player, int other) {
    checkComparable(player, other);
    return Interval.around(elo[player] - elo[other], error(varianceOfDifference(player, other)));
  }

  /** How likely one player is stronger than another, from 0 to 1; one half across groups. */
  public double likelihoodOfSuperiority(int player, int other) {
    if (player == other || group[player] != group[other]) {
      return 0.5;
    }
    double deviation = Elo.PER_LOG_ODDS * Math.sqrt(varianceOfDifference(player, other));
    return Normal.cdf((elo[player] - elo[other]) / deviation);
  }

  private double varianceOfDifference(int player, int other) {
    return covariance[player][player] + covariance[other][other] - 2 * covariance[player][other];
  }

  private void checkComparable(int player, int other) {
    if (group[player] != group[other]) {
      throw new BadInput(
          "players %d and %d cannot be compared, no chain of games links them"
              .formatted(player, other));
    }
  }

  /** What moving first is worth in Elo, over all games. */
  public Interval firstMoveAdvantage() {
    return firstMoveAdvantage;
  }
}
