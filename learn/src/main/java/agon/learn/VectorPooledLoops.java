package agon.learn;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Eight numbers at a time; units and hidden units come in eights. */
final class VectorPooledLoops implements PooledLoops {
  private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;
  private static final int LANES = 8;
  private static final FloatVector NOTHING = FloatVector.zero(EIGHT);

  @Override
  public void add(float factor, float[] from, int at, float[] into, int to, int count) {
    for (int i = 0; i < count; i += LANES) {
      FloatVector.fromArray(EIGHT, into, to + i)
          .add(FloatVector.fromArray(EIGHT, from, at + i).mul(factor))
          .intoArray(into, to + i);
    }
  }

  @Override
  public void pool(
      char[] seen,
      int groupSize,
      float[] rows,
      float[] start,
      float[] into,
      int first,
      float[] sums,
      int side) {
    int units = start.length;
    for (int i = 0; i < units; i += LANES) {
      FloatVector begin = FloatVector.fromArray(EIGHT, start, i);
      FloatVector sum = NOTHING;
      for (int from = 0, at = first + i; from < seen.length; from += groupSize, at += units) {
        FloatVector unit = begin;
        for (int j = from; j < from + groupSize; j++) {
          unit = unit.add(FloatVector.fromArray(EIGHT, rows, seen[j] * units + i));
        }
        unit.intoArray(into, at);
        sum = sum.add(unit.max(NOTHING));
      }
      sum.intoArray(sums, side + i);
    }
  }

  @Override
  public void unpool(
      char[] seen,
      int groupSize,
      float[] groups,
      int first,
      float[] sumSlopes,
      int side,
      float[] rowSlopes,
      float[] startSlopes) {
    int units = startSlopes.length;
    for (int i = 0; i < units; i += LANES) {
      FloatVector all = FloatVector.fromArray(EIGHT, sumSlopes, side + i);
      FloatVector sum = FloatVector.fromArray(EIGHT, startSlopes, i);
      for (int from = 0, at = first + i; from < seen.length; from += groupSize, at += units) {
        FloatVector slope =
            NOTHING.blend(
                all, FloatVector.fromArray(EIGHT, groups, at).compare(VectorOperators.GT, NOTHING));
        sum = sum.add(slope);
        for (int j = from; j < from + groupSize; j++) {
          int row = seen[j] * units + i;
          FloatVector.fromArray(EIGHT, rowSlopes, row).add(slope).intoArray(rowSlopes, row);
        }
      }
      sum.intoArray(startSlopes, i);
    }
  }
}
