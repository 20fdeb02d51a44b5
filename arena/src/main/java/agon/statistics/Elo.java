package agon.statistics;

/** The logistic scale: 400 Elo more are ten times the odds. */
public final class Elo {
  /** Elo for each unit of log odds. */
  static final double PER_LOG_ODDS = 400 / Math.log(10);

  /** Normalised Elo for each standard deviation of a game's result. */
  static final double PER_DEVIATION = 2 * PER_LOG_ODDS;

  /** No score is read as more extreme than this, or a match won to nil would be infinite. */
  private static final double LEAST_SCORE = 1e-3;

  /** What a score of 99.9 % is worth: about 1200. */
  static final double MOST = ofScore(1);

  private Elo() {}

  /** The difference at which one expects this share of the points; at most about ±1200. */
  public static double ofScore(double score) {
    double clamped = Math.clamp(score, LEAST_SCORE, 1 - LEAST_SCORE);
    return PER_LOG_ODDS * Math.log(clamped / (1 - clamped));
  }

  /** The share of the points one expects at this difference. */
  public static double score(double elo) {
    return 1 / (1 + Math.exp(-elo / PER_LOG_ODDS));
  }
}
