package agon.game;

/** Ingredients of position keys. Fixed for ever: keys go into files. */
public final class Keys {
  private Keys() {}

  /** A bijective scrambler of 64 bits (the finaliser of SplitMix64, Steele et al. 2014). */
  public static long mix(long x) {
    long z = x + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Folds one more word into a hash; the order of words matters. */
  public static long fold(long hash, long word) {
    return mix(Long.rotateLeft(hash, 23) * 0xD6E8FEB86659FD93L ^ word);
  }

  /**
   * A table of independent random numbers (Zobrist 1970) for one purpose, told apart by its salt.
   */
  public static long[] table(int size, long salt) {
    long[] table = new long[size];
    long base = mix(salt);
    for (int i = 0; i < size; i++) {
      table[i] = mix(base + i * 0x632BE59BD9B4E019L);
    }
    return table;
  }
}
