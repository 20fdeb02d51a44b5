package agon.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * The strengths that make all results together most likely, in units of log odds: whoever moves
 * first expects the share 1 / (1 + e^-x) of the points, x = own strength − opponent's + advantage
 * of moving first. The advantage is estimated along with the strengths.
 *
 * <p>A draw is half a win and half a loss, so that strengths stay on the scale of expected scores,
 * that of {@link Elo}. (Models with a draw parameter, Davidson's or Rao and Kupper's, stretch it:
 * the more draws, the more Elo for the same score.) Draws do make results steadier, and therefore
 * the strengths more certain than half wins would: the variance of a result is that of a coin with
 * the same mean, less a quarter for every draw. {@link #covariance} allows for it
 * (quasi-likelihood, McCullagh and Nelder 1989).
 *
 * <p>So that nothing is infinite, each player and the advantage have drawn half a game against
 * zero. The logarithm of the likelihood is then strictly concave, and Newton's method finds its
 * only top in a few steps of one Cholesky decomposition each.
 */
final class BradleyTerry {
  private static final double PRIOR_GAMES = 0.5;

  /** One step of Newton's method more, and the error is the square of this. */
  private static final double ONE_STEP_MORE = 1e-6;

  private static final int MOST_STEPS = 200;

  private final List<GameResults.Meeting> meetings = new ArrayList<>();
  private final int players;

  /** One for each player, then the advantage of moving first. */
  private double[] strengths;

  BradleyTerry(GameResults results) {
    results.meetings().forEach(meetings::add);
    players = results.players();
    strengths = new double[players + 1];
    climb();
  }

  double strength(int player) {
    return strengths[player];
  }

  double advantage() {
    return strengths[players];
  }

  private void climb() {
    double height = logLikelihood(strengths);
    for (int step = 0; step < MOST_STEPS; step++) {
      double[] direction = new Cholesky(information(1)).solve(gradient());
      if (largest(direction) < ONE_STEP_MORE) {
        strengths = moved(direction, 1);
        return;
      }
      double length = 1;
      double[] next = moved(direction, length);
      double nextHeight = logLikelihood(next);
      // Far from the top a full step may lead down again on the other side.
      while (nextHeight < height && length > 1e-6) {
        length /= 2;
        next = moved(direction, length);
        nextHeight = logLikelihood(next);
      }
      if (nextHeight < height) {
        return; // rounding is all that is left to gain
      }
      strengths = next;
      height = nextHeight;
    }
  }

  private double[] moved(double[] direction, double length) {
    double[] moved = strengths.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += length * direction[i];
    }
    return moved;
  }

  private static double largest(double[] values) {
    double largest = 0;
    for (double value : values) {
      largest = Math.max(largest, Math.abs(value));
    }
    return largest;
  }

  private double odds(GameResults.Meeting meeting, double[] at) {
    return at[meeting.first()] - at[meeting.second()] + at[players];
  }

  private double logLikelihood(double[] at) {
    double sum = 0;
    for (GameResults.Meeting meeting : meetings) {
      Trinomial games = meeting.ofFirst();
      double odds = odds(meeting, at);
      double won = games.wins() + games.draws() / 2.0;
      sum -= won * softPlus(-odds) + (games.size() - won) * softPlus(odds);
    }
    for (double strength : at) {
      sum -= PRIOR_GAMES / 2 * (softPlus(strength) + softPlus(-strength));
    }
    return sum;
  }

  /** ln(1 + e^x) without overflow. */
  private static double softPlus(double x) {
    return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
  }

  private static double expectedScore(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }

  private static double coinVariance(double odds) {
    double score = expectedScore(odds);
    return score * (1 - score);
  }

  private double[] gradient() {
    double[] gradient = new double[players + 1];
    for (GameResults.Meeting meeting : meetings) {
      Trinomial games = meeting.ofFirst();
      double surplus =
          games.wins()
              + games.draws() / 2.0
              - games.size() * expectedScore(odds(meeting, strengths));
      gradient[meeting.first()] += surplus;
      gradient[meeting.second()] -= surplus;
      gradient[players] += surplus;
    }
    for (int i = 0; i <= players; i++) {
      gradient[i] -= PRIOR_GAMES * (expectedScore(strengths[i]) - 0.5);
    }
    return gradient;
  }

  /** Minus the second derivatives, lower triangle, games weighted as given and the prior as 1. */
  private double[][] information(double weight) {
    double[][] information = new double[players + 1][players + 1];
    for (GameResults.Meeting meeting : meetings) {
      int a = Math.min(meeting.first(), meeting.second());
      int b = Math.max(meeting.first(), meeting.second());
      double known = weight * meeting.ofFirst().size() * coinVariance(odds(meeting, strengths));
      information[a][a] += known;
      information[b][b] += known;
      information[b][a] -= known;
      information[players][meeting.first()] += known;
      information[players][meeting.second()] -= known;
      information[players][players] += known;
    }
    for (int i = 0; i <= players; i++) {
      information[i][i] += PRIOR_GAMES * coinVariance(strengths[i]);
    }
    return information;
  }

  /** How strengths and advantage err together. */
  double[][] covariance() {
    return new Cholesky(information(1 / steadiness())).inverse();
  }

  /**
   * The variance of results compared with that of coins of the same means. One game more, and that
   * one decided, keeps it above zero if all others were drawn.
   */
  private double steadiness() {
    double coins = 0.25;
    double draws = 0;
    for (GameResults.Meeting meeting : meetings) {
      coins += meeting.ofFirst().size() * coinVariance(odds(meeting, strengths));
      draws += meeting.ofFirst().draws();
    }
    return Math.max(coins - draws / 4, 0.25) / coins;
  }
}
