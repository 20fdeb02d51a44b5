package agon.othello;

/**
 * Othello's two questions on an 8x8 board of two 64-bit words: where can I move, and what does a
 * move turn over? Bit 0 is a1, bit 7 is h1, bit 63 is h8; "up" and "down" are meant for bit
 * numbers.
 *
 * <p>Squares that hold nobody's disc end every line. So a smaller board is a corner of this one and
 * a blocked square is one that is never empty: neither needs any code here.
 *
 * <p>Moves: all discs of a side look along one direction at once, a parallel prefix (Kogge and
 * Stone 1973) over the other side's discs: 1, 2, 4, 6 of them in four steps, as in R. Delorme's
 * Edax. Eastwards an addition does the same, its carry runs through the discs.
 *
 * <p>Flips: on each of the eight rays from the square find the first square that is not the other
 * side's, by isolating the lowest set bit on rays that go up and by counting leading zeros on rays
 * that go down (both in Edax, by Delorme and T. Okuhara). If it is one's own, all before it turn.
 * No branches, no loops, 4 KiB of rays. {@link Long#compress} with tables of lines needs fewer
 * instructions, but only where the machine has one for it.
 */
final class Bitboard8 {
  /** Discs on the columns a and h are never between two others, except along their own column. */
  static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

  private static final int[][] UP = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

  /** Eight rays a square: four up, then the opposite four, in the same order. */
  private static final long[] RAYS = new long[64 * 8];

  static {
    for (int square = 0; square < 64; square++) {
      for (int line = 0; line < 4; line++) {
        RAYS[square * 8 + line] = ray(square, UP[line][0], UP[line][1]);
        RAYS[square * 8 + 4 + line] = ray(square, -UP[line][0], -UP[line][1]);
      }
    }
  }

  private Bitboard8() {}

  /** Four rays of every square: those up from number 0 on, those down from number 4 on. */
  static long[] rays(int first) {
    long[] rays = new long[64 * 4];
    for (int i = 0; i < rays.length; i++) {
      rays[i] = RAYS[i / 4 * 8 + first + i % 4];
    }
    return rays;
  }

  private static long ray(int square, int rowStep, int columnStep) {
    long ray = 0;
    int row = square / 8 + rowStep;
    int column = square % 8 + columnStep;
    while (row >= 0 && row < 8 && column >= 0 && column < 8) {
      ray |= 1L << (row * 8 + column);
      row += rowStep;
      column += columnStep;
    }
    return ray;
  }

  /** The empty squares on which {@code own} turns over at least one disc of {@code other}. */
  static long moves(long own, long other, long empty) {
    long inner = other & INNER_COLUMNS;
    long east = (inner + ((own << 1) & inner)) & ~inner;
    long found = east | west(own, inner);
    found |= bothWays(own, inner, 7) | bothWays(own, other, 8) | bothWays(own, inner, 9);
    return found & empty;
  }

  private static long west(long own, long other) {
    long run = other & (own >>> 1);
    run |= other & (run >>> 1);
    long pairs = other & (other >>> 1);
    run |= pairs & (run >>> 2);
    run |= pairs & (run >>> 2);
    return run >>> 1;
  }

  private static long bothWays(long own, long other, int step) {
    long up = other & (own << step);
    long down = other & (own >>> step);
    up |= other & (up << step);
    down |= other & (down >>> step);
    long pairsUp = other & (other << step);
    long pairsDown = pairsUp >>> step;
    up |= pairsUp & (up << (2 * step));
    down |= pairsDown & (down >>> (2 * step));
    up |= pairsUp & (up << (2 * step));
    down |= pairsDown & (down >>> (2 * step));
    return (up << step) | (down >>> step);
  }

  /** The discs of {@code other} that turn over when {@code own} puts a disc on the square. */
  static long flips(long own, long other, int square) {
    int rays = square << 3;
    return flipsUp(own, other, RAYS[rays])
        | flipsUp(own, other, RAYS[rays + 1])
        | flipsUp(own, other, RAYS[rays + 2])
        | flipsUp(own, other, RAYS[rays + 3])
        | flipsDown(own, other, RAYS[rays + 4])
        | flipsDown(own, other, RAYS[rays + 5])
        | flipsDown(own, other, RAYS[rays + 6])
        | flipsDown(own, other, RAYS[rays + 7]);
  }

  private static long flipsUp(long own, long other, long ray) {
    long ends = ray & ~other;
    long end = ends & -ends & own;
    // One less than the end, unless there is none.
    return (end + (-end >> 63)) & ray;
  }

  private static long flipsDown(long own, long other, long ray) {
    long ends = ray & ~other;
    // With no end at all this is bit 63, which is on no ray that goes down.
    long end = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(ends)) & ray & own;
    return (-end << 1) & ray;
  }
}
