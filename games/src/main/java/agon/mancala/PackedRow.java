package agon.mancala;

/**
 * A row of up to eight pits as the bytes of a long, pit 0 in the lowest byte, and what can be asked
 * of all pits at once (tricks of this kind: Warren, Hacker's Delight, 2002, chapter 6). Sets of
 * pits are written as the top bits of their bytes ("flags") or as whole bytes ("bytes").
 */
final class PackedRow {
  /** Most pits a row can have. */
  static final int PITS = 8;

  private static final long EACH = 0x0101010101010101L;
  private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;
  private static final long FLAGS = 0x8080808080808080L;

  /**
   * Indexed by a set of pits (bit i is pit i) and a number: the pit with that number in the set.
   */
  private static final byte[] NTH_PIT = nthPits();

  private PackedRow() {}

  static int seeds(long row, int pit) {
    return (int) (row >>> (pit << 3)) & 0xFF;
  }

  /** All bits of one pit. */
  static long pit(int pit) {
    return 0xFFL << (pit << 3);
  }

  /** The seeds of all pits together, if they are fewer than 256. */
  static int sum(long row) {
    return (int) ((row * EACH) >>> 56);
  }

  /** Flags of all pits that hold seeds. */
  static long filled(long row) {
    return (((row & LOW_BITS) + LOW_BITS) | row) & FLAGS;
  }

  /**
   * Flags of all pits from which one sowing gets past the end of the row, which has so many pits.
   */
  static long reaching(long row, long reach) {
    return (((row & LOW_BITS) + reach) | row) & FLAGS;
  }

  /** What {@link #reaching} wants to know of a row: a byte spills when pit i holds pits − i. */
  static long reach(int pits) {
    long reach = 0;
    for (int pit = 0; pit < pits; pit++) {
      reach |= (0x80L - (pits - pit)) << (pit << 3);
    }
    return reach;
  }

  /**
   * The bytes of the unbroken chain of pits with 2 or 3 seeds that ends at a pit; none if that pit
   * itself does not qualify.
   */
  static long chainOfTwosAndThrees(long row, int lastPit) {
    long unfit = filled((row & ~EACH) ^ (EACH << 1)) & (-1L >>> (56 - (lastPit << 3)));
    int begin = Long.SIZE - Long.numberOfLeadingZeros(unfit);
    return begin > lastPit << 3 ? 0 : pits(begin, lastPit);
  }

  private static long pits(int firstBit, int lastPit) {
    return (-1L << firstBit) & (-1L >>> (56 - (lastPit << 3)));
  }

  /** The lowest pit of a set of bytes, as bytes. */
  static long lowest(long bytes) {
    return Long.lowestOneBit(bytes) * 0xFF;
  }

  /** The pit of the lowest flag. */
  static int first(long flags) {
    return Long.numberOfTrailingZeros(flags) >>> 3;
  }

  /** From a flag for each pit to a bit for each pit. */
  static int bits(long flags) {
    return (int) (((flags >>> 7) * 0x0102040810204080L) >>> 56);
  }

  /** The pit with a number below the size of the set, counted from 0. */
  static int nth(int bits, int number) {
    return NTH_PIT[bits << 3 | number];
  }

  private static byte[] nthPits() {
    byte[] table = new byte[256 * PITS];
    for (int bits = 0; bits < 256; bits++) {
      int number = 0;
      for (int pit = 0; pit < PITS; pit++) {
        if ((bits >>> pit & 1) != 0) {
          table[bits * PITS + number++] = (byte) pit;
        }
      }
    }
    return table;
  }
}
