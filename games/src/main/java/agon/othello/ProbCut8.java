package agon.othello;

/**
 * How well a short search foretells a long one: Multi-ProbCut (M. Buro, "ProbCut", 1995, and
 * "Experiments with Multi-ProbCut", 1997). The difference of the two is taken as normal, its
 * standard deviation as a smooth function of the empty squares and both depths.
 */
final class ProbCut8 {
  /** Nothing is left out any more. */
  static final int EXACT = 4;

  /** How many standard deviations make a cut, by selectivity. */
  private static final double[] MARGINS = {0.6, 0.8, 1.4, 2.2};

  private static final int[] PERCENT = {45, 58, 84, 97, 100};

  private static final int MOST_DEPTH = 64;

  private final short[] margins = new short[EXACT * 64 * MOST_DEPTH];
  private final short[] endMargins = new short[EXACT * 64 * MOST_DEPTH];

  ProbCut8() {
    for (int selectivity = 0; selectivity < EXACT; selectivity++) {
      for (int empties = 0; empties < 64; empties++) {
        for (int depth = 0; depth < MOST_DEPTH; depth++) {
          int at = (selectivity * 64 + empties) * MOST_DEPTH + depth;
          margins[at] =
              (short) (100 * MARGINS[selectivity] * deviation(empties, depth, shallow(depth)));
          endMargins[at] = (short) (100 * MARGINS[selectivity] * endDeviation(empties, depth));
        }
      }
    }
  }

  /** How sure a search of this selectivity is, in percent. */
  static int percent(int selectivity) {
    return PERCENT[selectivity];
  }

  /** The depth of the short search for a long one: half of it or less, and as even or odd. */
  static int shallow(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /** In discs. */
  static double deviation(int empties, int depth, int shallow) {
    double level = 1.6 + 0.105 * Math.max(0, 56 - empties);
    return level * (0.62 + 0.05 * (depth - shallow));
  }

  /** Of the final margin from a short search. */
  static double endDeviation(int empties, int shallow) {
    return 1.9 + 0.24 * Math.max(0, empties - shallow);
  }

  /** In hundredths of a disc. */
  int margin(int selectivity, int empties, int depth) {
    return margins[(selectivity * 64 + empties) * MOST_DEPTH + depth];
  }

  int endMargin(int selectivity, int empties, int shallow) {
    return endMargins[(selectivity * 64 + empties) * MOST_DEPTH + shallow];
  }
}
