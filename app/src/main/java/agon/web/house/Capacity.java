package agon.web.house;

/**
 * How much can be done at once on this machine: computers that think about their moves, players
 * that are kept between moves, and analyses. Each may hold a table of positions, and together they
 * must fit into memory.
 *
 * @param thinkers computers choosing a move at the same time
 * @param players players kept between their moves
 * @param analyses searches for people at the same time
 * @param hash table of one analysis in MiB
 * @param mostHash the largest table somebody may ask for
 */
public record Capacity(int thinkers, int players, int analyses, int hash, int mostHash) {
  /** What the largest player on offer needs, in MiB. */
  public static final int PLAYER_HASH = 64;

  /** Games of a tournament at the same time: half the cores, the other half is for people. */
  public int tournamentGames() {
    return Math.max(1, thinkers / 2);
  }

  public static Capacity ofThisMachine() {
    Runtime runtime = Runtime.getRuntime();
    return of(runtime.availableProcessors(), runtime.maxMemory() >> 20);
  }

  /**
   * What a machine can bear.
   *
   * @param memory in MiB
   */
  public static Capacity of(int cores, long memory) {
    int players = Math.clamp(memory * 2 / 5 / PLAYER_HASH, 2, 64);
    int thinkers = Math.clamp(cores, 1, players - 1);
    // One core stays free for moves, so that analyses never keep a game waiting.
    int analyses = Math.clamp(cores - 1, 1, 16);
    int hash = Math.clamp(memory / 4 / analyses, 4, 256);
    int mostHash = Math.clamp(memory / 3 / analyses, hash, 4096);
    return new Capacity(thinkers, players - thinkers, analyses, hash, mostHash);
  }
}
