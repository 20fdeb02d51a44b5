package agon.search;

import java.util.function.LongSupplier;

/**
 * Finds out whether vectors ({@code jdk.incubator.vector}) are faster than plain words at what a
 * game needs. Until they are compiled they are slower by far, and a search that used them from the
 * start would not get anywhere for half a second. So they are tried on boards that do not matter
 * until they win, which takes some 0.2 s of a program that has just begun, or have had their time.
 */
public final class VectorTrial {
  private static final String MODULE = "jdk.incubator.vector";

  /** Nanoseconds; they do not get that far without a compiler, or on an old processor. */
  private static final long LONGEST = 2_000_000_000L;

  /** So many rounds in a row are to be won, by a quarter of the time at least. */
  private static final int ROUNDS = 5;

  private VectorTrial() {}

  /** Whether vectors are there at all: else nothing that has to do with them may be made. */
  public static boolean isPossible() {
    return ModuleLayer.boot().findModule(MODULE).isPresent();
  }

  /**
   * Whether vectors are there at all, give the same answers and are faster.
   *
   * @param vectors a round of work, some ten microseconds long, called only where there are vectors
   * @param plain the same work without them
   */
  public static boolean isWon(LongSupplier vectors, LongSupplier plain) {
    if (!isPossible()) {
      return false;
    }
    long begin = System.nanoTime();
    int won = 0;
    while (won < ROUNDS && System.nanoTime() - begin < LONGEST) {
      long start = System.nanoTime();
      long found = vectors.getAsLong();
      long middle = System.nanoTime();
      boolean same = found == plain.getAsLong();
      long end = System.nanoTime();
      won = same && middle - start < (end - middle) * 3 / 4 ? won + 1 : 0;
    }
    return won == ROUNDS;
  }
}
