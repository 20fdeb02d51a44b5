package agon.statistics;

/** Closed approximations of the likelihood ratio, from mean and variance alone. */
final class Approximation {
  private Approximation() {}

  static double normalised(Tally tally, double elo0, double elo1) {
    Distribution seen = Distribution.of(tally);
    double scale = 800 / Math.log(10);
    double advantage = (seen.mean() - 0.5) / Math.sqrt(tally.gamesEach() * seen.variance());
    double off0 = advantage - elo0 / scale;
    double off1 = advantage - elo1 / scale;
    double games = seen.size() * tally.gamesEach();
    return games / 2 * Math.log((1 + off0 * off0) / (1 + off1 * off1));
  }

  static double logistic(Tally tally, double elo0, double elo1) {
    Distribution seen = Distribution.of(tally);
    double score0 = 1 / (1 + Math.pow(10, -elo0 / 400));
    double score1 = 1 / (1 + Math.pow(10, -elo1 / 400));
    return seen.size()
        * (score1 - score0)
        * (2 * seen.mean() - score0 - score1)
        / (2 * seen.variance());
  }
}
