package agon.learn;

/** Number by number. */
final class PlainPooledLoops implements PooledLoops {
  @Override
  public void add(float factor, float[] from, int at, float[] into, int to, int count) {
    for (int i = 0; i < count; i++) {
      into[to + i] += factor * from[at + i];
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
    for (int i = 0; i < units; i++) {
      float sum = 0;
      for (int from = 0, at = first + i; from < seen.length; from += groupSize, at += units) {
        float unit = start[i];
        for (int j = from; j < from + groupSize; j++) {
          unit += rows[seen[j] * units + i];
        }
        into[at] = unit;
        sum += Math.max(unit, 0f);
      }
      sums[side + i] = sum;
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
    for (int i = 0; i < units; i++) {
      float sum = startSlopes[i];
      for (int from = 0, at = first + i; from < seen.length; from += groupSize, at += units) {
        float slope = groups[at] > 0 ? sumSlopes[side + i] : 0f;
        sum += slope;
        for (int j = from; j < from + groupSize; j++) {
          rowSlopes[seen[j] * units + i] += slope;
        }
      }
      startSlopes[i] = sum;
    }
  }
}
