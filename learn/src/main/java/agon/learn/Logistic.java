package agon.learn;

import agon.search.Score;

/** How scores and chances of winning go together where only winning counts. */
final class Logistic {
  private Logistic() {}

  static double chance(double score) {
    return 1 / (1 + StrictMath.exp(-score / Score.UNIT));
  }
}
