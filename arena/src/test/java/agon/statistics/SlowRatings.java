package agon.statistics;

import agon.game.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * Ratings once more, as plainly as possible: raise or lower one rating at a time until its player
 * scored exactly what was to be expected, and go round until nothing moves.
 */
final class SlowRatings {
  private record Game(int first, int second, double points) {}

  private final List<Game> games = new ArrayList<>();
  private final double[] elo;

  SlowRatings(int players) {
    elo = new double[players + 1];
  }

  void add(int first, int second, Outcome outcome) {
    double points = outcome == Outcome.FIRST_WINS ? 1 : outcome == Outcome.DRAW ? 0.5 : 0;
    games.add(new Game(first, second, points));
  }

  /** The ratings, and last the advantage of moving first. */
  double[] fit() {
    double moved = 1;
    while (moved > 1e-8) {
      moved = 0;
      for (int i = 0; i < elo.length; i++) {
        double before = elo[i];
        settle(i);
        moved = Math.max(moved, Math.abs(elo[i] - before));
      }
    }
    return elo;
  }

  private void settle(int i) {
    double low = -5000;
    double high = 5000;
    for (int step = 0; step < 60; step++) {
      elo[i] = (low + high) / 2;
      if (surplus(i) > 0) {
        low = elo[i];
      } else {
        high = elo[i];
      }
    }
  }

  /** Points made beyond those expected, with half a drawn game against a player of zero. */
  private double surplus(int i) {
    double sum = 0.25 - 0.5 / (1 + Math.pow(10, -elo[i] / 400));
    int advantage = elo.length - 1;
    for (Game game : games) {
      double odds = elo[game.second] - elo[game.first] - elo[advantage];
      double surplus = game.points - 1 / (1 + Math.pow(10, odds / 400));
      if (i == game.first || i == advantage) {
        sum += surplus;
      } else if (i == game.second) {
        sum -= surplus;
      }
    }
    return sum;
  }
}
