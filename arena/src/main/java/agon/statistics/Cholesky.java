package agon.statistics;

/** A symmetric positive definite matrix taken apart as L · Lᵀ, to solve equations with it. */
final class Cholesky {
  private final double[][] lower;

  /**
   * @param matrix only the lower triangle is read, and the upper one left alone
   */
  Cholesky(double[][] matrix) {
    int size = matrix.length;
    lower = new double[size][];
    for (int i = 0; i < size; i++) {
      double[] row = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        double rest = matrix[i][j];
        double[] other = j == i ? row : lower[j];
        for (int k = 0; k < j; k++) {
          rest -= row[k] * other[k];
        }
        row[j] = j == i ? Math.sqrt(rest) : rest / other[j];
      }
      lower[i] = row;
    }
  }

  /** The x with matrix · x = right. */
  double[] solve(double[] right) {
    double[] x = right.clone();
    for (int i = 0; i < x.length; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= lower[i][k] * x[k];
      }
      x[i] /= lower[i][i];
    }
    for (int i = x.length - 1; i >= 0; i--) {
      x[i] /= lower[i][i];
      for (int k = 0; k < i; k++) {
        x[k] -= lower[i][k] * x[i];
      }
    }
    return x;
  }

  double[][] inverse() {
    double[][] inverse = new double[lower.length][];
    for (int i = 0; i < lower.length; i++) {
      double[] unit = new double[lower.length];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}
