package agon.learn;

import agon.search.Score;
import java.util.List;

/**
 * What positions are worth to whoever learns from them. Where margins count, what a search thought.
 * Where only winning counts, the chance to win: half by what a search thought, half by what came of
 * it. What a score says about chances is read off the games themselves, since an estimate made by
 * hand may count in anything.
 *
 * @param odds so many hundredths of a score make the odds e to 1
 */
record Targets(boolean marginCounts, double odds) {
  private static final double TRUST = 0.5;
  private static final double LAMBDA = 0.85;

  /** Odds are tried from here to {@link #MOST}, in steps of {@link #STEP}. */
  private static final double LEAST = 20;

  private static final double MOST = 5_000;
  private static final double STEP = 1.15;

  /** More positions than this tell nothing new about odds. */
  private static final int ENOUGH = 100_000;

  static Targets of(List<PlayedGame> games, boolean marginCounts) {
    double best = Score.UNIT;
    double most = Double.NEGATIVE_INFINITY;
    for (double odds = LEAST; !marginCounts && odds < MOST; odds *= STEP) {
      double likelihood = likelihood(games, odds);
      if (likelihood > most) {
        most = likelihood;
        best = odds;
      }
    }
    return new Targets(marginCounts, best);
  }

  /** How likely the results are, as a logarithm, if scores mean these odds. */
  private static double likelihood(List<PlayedGame> games, double odds) {
    double sum = 0;
    int seen = 0;
    for (PlayedGame game : games) {
      for (int i = 0; i < game.positions() && seen < ENOUGH; i++) {
        if (isEstimate(game.labels[i]) && game.results[i] != PlayedGame.NO_RESULT) {
          double chance = chance(game.labels[i], odds);
          double result = Logistic.chance(game.results[i]);
          sum += result * StrictMath.log(chance) + (1 - result) * StrictMath.log(1 - chance);
          seen++;
        }
      }
    }
    return sum;
  }

  private static double chance(int score, double odds) {
    return Math.clamp(Logistic.chance(score * Score.UNIT / odds), 1e-9, 1 - 1e-9);
  }

  private static boolean isEstimate(int label) {
    return Math.abs(label) < PlayedGame.WON;
  }

  /**
   * The worth of a position: in hundredths of the game's unit, or as a chance.
   *
   * @param i counted from the first that was judged
   */
  double of(PlayedGame game, int i) {
    int label = game.labels[i];
    if (marginCounts) {
      return label;
    }
    return isEstimate(label) && game.results[i] != PlayedGame.NO_RESULT
        ? TRUST * chance(label, odds) + (1 - TRUST) * Logistic.chance(game.results[i])
        : said(label);
  }

  /**
   * The same where only winning counts, with what the players thought in the moves that followed in
   * place of the bare result (TD(λ), Sutton 1988): one game's end says little about its beginning.
   */
  double ahead(PlayedGame game, int i) {
    int last = game.positions() - 1;
    if (!isEstimate(game.labels[i]) || game.results[i] == PlayedGame.NO_RESULT) {
      return said(game.labels[i]);
    }
    double later =
        isEstimate(game.labels[last])
            ? Logistic.chance(game.results[last])
            : said(game.labels[last]);
    for (int at = last - 1; at >= i; at--) {
      later = 1 - ((1 - LAMBDA) * said(game.labels[at + 1]) + LAMBDA * later);
    }
    return TRUST * said(game.labels[i]) + (1 - TRUST) * later;
  }

  private double said(int label) {
    return isEstimate(label) ? chance(label, odds) : Logistic.chance(label);
  }
}
