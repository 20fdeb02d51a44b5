package agon.statistics;

/** Student's distribution: how far a mean strays if its deviation is only estimated. */
final class StudentT {
  private StudentT() {}

  /**
   * Half the width of an interval that holds 95 %, in estimated standard deviations: the expansion
   * 26.7.5 of Abramowitz and Stegun, good to four digits from nine degrees of freedom up, to three
   * from four up, and too small for one or two.
   *
   * @param freedom degrees of freedom: how many values, less one; infinite width for none
   */
  static double deviations95(long freedom) {
    if (freedom <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    double z = Normal.Z95;
    double z2 = z * z;
    double g1 = z * (z2 + 1) / 4;
    double g2 = z * ((5 * z2 + 16) * z2 + 3) / 96;
    double g3 = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    double g4 = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
    double r = 1.0 / freedom;
    return z + r * (g1 + r * (g2 + r * (g3 + r * g4)));
  }
}
