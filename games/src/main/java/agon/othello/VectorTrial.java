package agon.othello;

/**
 * Finds out whether vectors are faster than plain words. Until they are compiled they are slower by
 * far, and a search that used them from the start would not get anywhere for half a second. So they
 * are tried on boards that do not matter until they win, which takes some 0.2 s of a program that
 * has just begun, or have had their time.
 */
final class VectorTrial {
  private static final String MODULE = "jdk.incubator.vector";

  /** Nanoseconds; they do not get that far without a compiler, or on an old processor. */
  private static final long LONGEST = 800_000_000L;

  private static final int BOARDS = 256;

  /** So many rounds in a row are to be won, by a quarter of the time at least. */
  private static final int ROUNDS = 5;

  private final long[] own = new long[BOARDS];
  private final long[] other = new long[BOARDS];

  private VectorTrial() {
    for (int i = 0; i < BOARDS; i++) {
      own[i] = Table8.hash(i, 1);
      other[i] = Table8.hash(i, 2) & ~own[i];
    }
  }

  /** Whether vectors are there at all, give the same answers and are faster. */
  static boolean isWon() {
    return ModuleLayer.boot().findModule(MODULE).isPresent() && new VectorTrial().hasWinner();
  }

  private boolean hasWinner() {
    long begin = System.nanoTime();
    int won = 0;
    while (won < ROUNDS && System.nanoTime() - begin < LONGEST) {
      long start = System.nanoTime();
      long found = withVectors();
      long middle = System.nanoTime();
      boolean same = found == without();
      long end = System.nanoTime();
      won = same && middle - start < (end - middle) * 3 / 4 ? won + 1 : 0;
    }
    return won == ROUNDS;
  }

  private long withVectors() {
    long sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += Vectors8.moves(own[i], other[i], ~(own[i] | other[i]));
      sum += Vectors8.flips(own[i], other[i], i & 63);
    }
    return sum;
  }

  private long without() {
    long sum = 0;
    for (int i = 0; i < BOARDS; i++) {
      sum += Bitboard8.moves(own[i], other[i], ~(own[i] | other[i]));
      sum += Bitboard8.flips(own[i], other[i], i & 63);
    }
    return sum;
  }
}
