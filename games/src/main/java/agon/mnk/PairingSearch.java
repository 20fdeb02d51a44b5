package agon.mnk;

/**
 * Looks for a pairing: pairs of free cells without a cell in common, such that every line holds
 * both cells of a pair. Who answers each stone on a pair's cell with one on its partner is never
 * beaten on any of the lines (Hales and Jewett 1963).
 *
 * <p>The line with the fewest cells left comes first, and in it the two pairs that serve most other
 * lines (after Hsu et al. 2020); with so few tried the search is quick, and may miss a pairing.
 * Lines are masks of up to 128 cells. Nothing is allocated after construction.
 */
final class PairingSearch {
  private static final int TRIED = 2;

  private final long[] low;
  private final long[] high;
  private final int[] open;
  private final int[] pairOne;
  private final int[] pairOther;
  private int pairs;
  private int budget;

  PairingSearch(int mostLines) {
    low = new long[mostLines];
    high = new long[mostLines];
    open = new int[mostLines];
    pairOne = new int[mostLines];
    pairOther = new int[mostLines];
  }

  /** Whether there is a pairing for these lines, as far as so many steps show. */
  boolean find(long[] lowMasks, long[] highMasks, int count, int steps) {
    System.arraycopy(lowMasks, 0, low, 0, count);
    System.arraycopy(highMasks, 0, high, 0, count);
    for (int i = 0; i < count; i++) {
      open[i] = i;
    }
    pairs = 0;
    budget = steps;
    return pair(count, 0, 0);
  }

  int pairs() {
    return pairs;
  }

  int one(int pair) {
    return pairOne[pair];
  }

  int other(int pair) {
    return pairOther[pair];
  }

  /**
   * Pairs cells for the lines that are still open.
   *
   * @param count the open lines stand at the front of the list
   * @param usedLow cells that are in pairs
   */
  private boolean pair(int count, long usedLow, long usedHigh) {
    if (count == 0) {
      return true;
    }
    int line = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      int left = Long.bitCount(low[open[i]] & ~usedLow) + Long.bitCount(high[open[i]] & ~usedHigh);
      if (left < fewest) {
        fewest = left;
        line = open[i];
      }
    }
    if (fewest < 2) {
      return false;
    }
    long freeLow = low[line] & ~usedLow;
    long freeHigh = high[line] & ~usedHigh;
    int tried1 = -1;
    int tried2 = -1;
    for (int turn = 0; turn < TRIED && --budget > 0; turn++) {
      int best = -1;
      int bestOne = 0;
      int bestOther = 0;
      for (int a = next(freeLow, freeHigh, -1); a >= 0; a = next(freeLow, freeHigh, a)) {
        for (int b = next(freeLow, freeHigh, a); b >= 0; b = next(freeLow, freeHigh, b)) {
          if (turn > 0 && a == tried1 && b == tried2) {
            continue;
          }
          int served = served(count, a, b);
          if (served > best) {
            best = served;
            bestOne = a;
            bestOther = b;
          }
        }
      }
      if (best < 0) {
        return false;
      }
      tried1 = bestOne;
      tried2 = bestOther;
      pairOne[pairs] = bestOne;
      pairOther[pairs++] = bestOther;
      int left = partition(count, bestOne, bestOther);
      if (pair(
          left,
          usedLow | low(bestOne) | low(bestOther),
          usedHigh | high(bestOne) | high(bestOther))) {
        return true;
      }
      pairs--;
    }
    return false;
  }

  private int served(int count, int a, int b) {
    long needLow = low(a) | low(b);
    long needHigh = high(a) | high(b);
    int served = 0;
    for (int i = 0; i < count; i++) {
      if ((needLow & ~low[open[i]]) == 0 && (needHigh & ~high[open[i]]) == 0) {
        served++;
      }
    }
    return served;
  }

  /** Brings the lines that the pair does not serve to the front, and returns how many. */
  private int partition(int count, int a, int b) {
    long needLow = low(a) | low(b);
    long needHigh = high(a) | high(b);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int line = open[i];
      if ((needLow & ~low[line]) != 0 || (needHigh & ~high[line]) != 0) {
        open[i] = open[kept];
        open[kept++] = line;
      }
    }
    return kept;
  }

  /** The next cell of a set after this one, or −1. */
  private static int next(long lowSet, long highSet, int after) {
    int from = after + 1;
    if (from < Long.SIZE) {
      long rest = lowSet >>> from << from;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
      from = Long.SIZE;
    }
    if (from >= 2 * Long.SIZE) {
      return -1;
    }
    long rest = highSet >>> (from - Long.SIZE) << (from - Long.SIZE);
    return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  private static long low(int cell) {
    return cell < Long.SIZE ? 1L << cell : 0;
  }

  private static long high(int cell) {
    return cell < Long.SIZE ? 0 : 1L << (cell - Long.SIZE);
  }
}
