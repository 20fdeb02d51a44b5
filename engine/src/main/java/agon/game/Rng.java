package agon.game;

/**
 * A small, fast, seeded random number generator (xorshift64*, Vigna 2016): the same numbers on
 * every machine, no allocation, no synchronisation. Not for secrets.
 */
public final class Rng {
  private long state;

  public Rng(long seed) {
    state = stateFor(seed);
  }

  private static long stateFor(long seed) {
    long mixed = Keys.mix(seed);
    return mixed == 0 ? 1 : mixed;
  }

  /** Begins anew, as if made with this seed. */
  public void seed(long seed) {
    state = stateFor(seed);
  }

  public long next() {
    long x = state;
    x ^= x >>> 12;
    x ^= x << 25;
    x ^= x >>> 27;
    state = x;
    return x * 0x2545F4914F6CDD1DL;
  }

  /** Uniform in 0 … bound−1, for bounds below 2^31 (bias under 2^-32 · bound). */
  public int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }
}
