package agon.mnk;

import java.util.Arrays;

/**
 * Finds runs of k ones in a word, at a given distance from one to the next: and-ing the word with
 * itself shifted by 1 leaves of every run of 2 one bit, then by 2 of every run of 4, and so on, the
 * last shift making up the difference (Warren, Hacker's Delight, 2002). Log k steps without a
 * branch; three of them, enough for k up to 8, are written out, as a loop costs as much again.
 *
 * <p>The last bit of the word must be 0. Immutable.
 */
final class MnkRuns {
  private static final int STEPS_WRITTEN_OUT = 3;

  private final int k;
  private final int distance;
  private final int shift1;
  private final int shift2;
  private final int shift3;

  /** The steps after the third; empty for k up to 8. */
  private final int[] moreShifts;

  MnkRuns(int k, int distance) {
    this.k = k;
    this.distance = distance;
    boolean room = (long) (k - 1) * distance < Long.SIZE;
    int steps = room ? Integer.SIZE - Integer.numberOfLeadingZeros(k - 1) : 0;
    int[] shifts = new int[Math.max(STEPS_WRITTEN_OUT, steps)];
    int run = 1;
    for (int i = 0; i < steps; i++) {
      int more = Math.min(run, k - run);
      shifts[i] = more * distance;
      run += more;
    }
    // Where a word has no room for a run, one shift takes all bits away: the last is 0.
    shift1 = room ? shifts[0] : Long.SIZE - 1;
    shift2 = shifts[1];
    shift3 = shifts[2];
    moreShifts = Arrays.copyOfRange(shifts, STEPS_WRITTEN_OUT, shifts.length);
  }

  /** Whether {@link #upToEight} may be asked. */
  boolean isUpToEight() {
    return moreShifts.length == 0;
  }

  /** For every run of k ones a bit, for k up to 8; longer runs have several. */
  long upToEight(long word) {
    long runs = word & word >>> shift1;
    runs &= runs >>> shift2;
    return runs & runs >>> shift3;
  }

  /** For every run of k ones a bit; longer runs have several. */
  long orLonger(long word) {
    long runs = upToEight(word);
    for (int shift : moreShifts) {
      runs &= runs >>> shift;
    }
    return runs;
  }

  /** For every run of exactly k ones a bit. */
  long exactly(long word) {
    // In two shifts, as one might be by the width of the word, which is no shift at all.
    long behind = word >>> ((k - 1) * distance) >>> distance;
    return orLonger(word) & ~(word << distance) & ~behind;
  }
}
