package agon.mancala;

/**
 * Sowing in relays on packed rows: a last seed in a pit with seeds takes them all along, on either
 * side of the board, until one falls into the mover's store or into an empty pit. Every round
 * brings the store a seed, so it comes to an end.
 *
 * <p>A relay is an array of four words: both rows, the seeds for the store, and the last landing.
 */
final class Relay {
  static final int OWN = 0;
  static final int OTHER = 1;
  static final int GAIN = 2;
  static final int LANDING = 3;

  private Relay() {}

  static long[] make() {
    return new long[4];
  }

  /**
   * Goes on from what a first sowing has left.
   *
   * @param sowing one with the pits of both sides
   * @param firstLanding where that sowing's last seed fell
   */
  static void goOn(
      long[] relay,
      int pits,
      SowingTable sowing,
      long ownAfter,
      long otherAfter,
      int firstLanding) {
    long[] words = sowing.words;
    long own = ownAfter;
    long other = otherAfter;
    int landing = firstLanding;
    int gain = SowingTable.gain(landing);
    while ((landing & SowingTable.IN_STORE) == 0) {
      boolean isOwn = (landing & SowingTable.IN_OWN_PIT) != 0;
      int last = SowingTable.lastPit(landing);
      int seeds = PackedRow.seeds(isOwn ? own : other, last);
      if (seeds == 1) {
        break;
      }
      if (isOwn) {
        own &= ~PackedRow.pit(last);
      } else {
        other &= ~PackedRow.pit(last);
      }
      int entry = SowingTable.entry(isOwn ? last : pits + last, seeds);
      own += words[entry];
      other += words[entry + 1];
      landing = (int) words[entry + 2];
      gain += SowingTable.gain(landing);
    }
    relay[OWN] = own;
    relay[OTHER] = other;
    relay[GAIN] = gain;
    relay[LANDING] = landing;
  }
}
