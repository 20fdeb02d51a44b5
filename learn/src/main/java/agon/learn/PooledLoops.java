package agon.learn;

import agon.search.VectorTrial;

/**
 * The loops in which a {@link PooledNetwork} spends its time while it learns. {@link
 * PlainPooledLoops} does them number by number, {@link VectorPooledLoops} eight numbers at a time;
 * each number is made of the same additions in the same order, so both learn the same.
 */
interface PooledLoops {
  /** The fastest there are. */
  static PooledLoops best() {
    return VectorTrial.isPossible() ? new VectorPooledLoops() : new PlainPooledLoops();
  }

  /** Adds so many numbers times a factor. */
  void add(float factor, float[] from, int at, float[] into, int to, int count);

  /**
   * A side's groups: the units of each, and the sums of those that are above zero.
   *
   * @param seen the features, group by group
   * @param rows by feature
   * @param start what a group starts from; as many as there are units
   * @param into the groups' units
   * @param sums from {@code side} on
   */
  void pool(
      char[] seen,
      int groupSize,
      float[] rows,
      float[] start,
      float[] into,
      int first,
      float[] sums,
      int side);

  /**
   * Hands what the sums should have been back to the groups: to whatever was above zero.
   *
   * @param groups as {@link #pool} left them
   * @param sumSlopes from {@code side} on
   */
  void unpool(
      char[] seen,
      int groupSize,
      float[] groups,
      int first,
      float[] sumSlopes,
      int side,
      float[] rowSlopes,
      float[] startSlopes);
}
