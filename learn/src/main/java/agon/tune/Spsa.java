package agon.tune;

import agon.game.Keys;
import java.util.Arrays;
import java.util.List;

/**
 * Simultaneous perturbation stochastic approximation (Spall 1992), with the gains that fishtest
 * gives it: all numbers are moved at once, each up or down by chance, two engines play that differ
 * by these moves, and every number goes a little the way of the winner. Numbers are counted in
 * steps that might be noticed in games, from where they began.
 *
 * <p>Chance depends on seed and turn alone, so a run that is killed can go on as if nothing had
 * been.
 */
final class Spsa {
  private static final double ALPHA = 0.602;
  private static final double GAMMA = 0.101;
  private static final double STABILITY = 0.1;

  /** What a won pair moves a number at the end, for one pair in all; less for more. */
  private static final double GAIN = 0.35;

  private final double[] values;
  private final int pairs;
  private final long seed;
  private int played;

  /**
   * @param count how many numbers
   * @param pairs how many pairs of games will be played in all
   */
  Spsa(int count, int pairs, long seed) {
    values = new double[count];
    this.pairs = pairs;
    this.seed = seed;
  }

  /** Goes on where somebody stopped. */
  void goOn(int playedBefore, List<Double> valuesBefore) {
    played = playedBefore;
    Arrays.setAll(values, valuesBefore::get);
  }

  int played() {
    return played;
  }

  boolean isDone() {
    return played >= pairs;
  }

  double[] values() {
    return values.clone();
  }

  /** What one of the two has now: +1, or the other: −1. */
  double[] moved(int side) {
    double[] moved = values.clone();
    double distance = distance();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += side * distance * direction(i);
    }
    return moved;
  }

  /**
   * Learns from games between the two.
   *
   * @param games pairs that were played
   * @param lead points that the first won more than the second, at most two a pair
   */
  void learn(int games, int lead) {
    double share = STABILITY * pairs;
    double gain =
        GAIN / Math.sqrt(pairs) * Math.pow((share + pairs) / (share + played + games), ALPHA);
    double distance = distance();
    double[] old = values.clone();
    for (int i = 0; i < values.length; i++) {
      values[i] = old[i] + gain * lead * direction(i) / distance;
    }
    played += games;
  }

  private double distance() {
    return Math.pow((double) pairs / (played + 1), GAMMA);
  }

  private int direction(int number) {
    return (Keys.mix(seed * 0x9E3779B97F4A7C15L + played * 1_000_003L + number) >>> 40 & 1) == 0
        ? 1
        : -1;
  }
}
