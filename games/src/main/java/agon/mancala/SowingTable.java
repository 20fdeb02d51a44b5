package agon.mancala;

/**
 * What every sowing does to two packed rows, worked out beforehand: for each pit and each number of
 * seeds the word to add to the mover's row, the word to add to the other's, and where the last seed
 * falls. A sowing is then two additions, however many seeds it has (the idea is common to the fast
 * Kalah solvers of the 2010s). Three longs an entry, four apart; the entries of small pits, which
 * are nearly all that play touches, fill a few kilobytes.
 */
final class SowingTable {
  /** Set in a landing: where the last seed fell. One of the three always is. */
  static final int IN_STORE = 1 << 16;

  static final int IN_OWN_PIT = 1 << 17;
  static final int IN_OTHER_PIT = 1 << 18;

  private static final int COUNTS = 256;
  private static final int STRIDE = 4;

  /** The words of all entries, see {@link #entry}. */
  final long[] words;

  private SowingTable(int places) {
    words = new long[places * COUNTS * STRIDE];
  }

  /**
   * Index of the word for the mover's row; those for the other's row and the landing follow.
   *
   * @param pit of the mover; the other's, which only relays sow, come after these
   */
  static int entry(int pit, int seeds) {
    return (pit << 8 | seeds) << 2;
  }

  /** How many seeds fall into the mover's store. */
  static int gain(int landing) {
    return landing & 0xFF;
  }

  /** The pit of the last seed, in whichever row it is. */
  static int lastPit(int landing) {
    return landing >>> 8 & 0xFF;
  }

  /** Kalah: through the own store, past the other's, into the origin again. */
  static SowingTable kalah(KalahRules rules, int mostSeeds) {
    int pits = rules.pits();
    return build(pits, rules.relay() ? 2 * pits : pits, mostSeeds, true);
  }

  /** Oware: past both stores and past the origin. */
  static SowingTable oware(int pits, int mostSeeds) {
    return build(pits, pits, mostSeeds, false);
  }

  private static SowingTable build(int pits, int places, int mostSeeds, boolean kalah) {
    SowingTable table = new SowingTable(places);
    for (int pit = 0; pit < places; pit++) {
      int origin = pit < pits ? pit : pit + 1;
      for (int seeds = 1; seeds <= mostSeeds; seeds++) {
        table.fill(entry(pit, seeds), pits, origin, seeds, kalah);
      }
    }
    return table;
  }

  /** Sows one by one; places are the own pits, the own store, the other's pits. */
  private void fill(int entry, int pits, int origin, int seeds, boolean kalah) {
    int place = origin;
    int gain = 0;
    for (int left = seeds; left > 0; left--) {
      do {
        place = (place + 1) % (2 * pits + 1);
      } while (!kalah && (place == origin || place == pits));
      if (place < pits) {
        words[entry] += 1L << (place << 3);
      } else if (place == pits) {
        gain++;
      } else {
        words[entry + 1] += 1L << ((place - pits - 1) << 3);
      }
    }
    int pit = place < pits ? place : place == pits ? 0 : place - pits - 1;
    int kind = place < pits ? IN_OWN_PIT : place == pits ? IN_STORE : IN_OTHER_PIT;
    words[entry + 2] = kind | pit << 8 | gain;
  }
}
