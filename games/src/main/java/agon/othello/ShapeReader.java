package agon.othello;

/** Looks the shapes of {@link Patterns8} up in the weights of one stage, place by place. */
final class ShapeReader {
  private static final int ROW_2 = Patterns8.centre(0);
  private static final int ROW_3 = Patterns8.centre(1);
  private static final int ROW_4 = Patterns8.centre(2);
  private static final int DIAGONAL_8 = Patterns8.centre(3);
  private static final int DIAGONAL_7 = Patterns8.centre(4);
  private static final int DIAGONAL_6 = Patterns8.centre(5);
  private static final int DIAGONAL_5 = Patterns8.centre(6);
  private static final int DIAGONAL_4 = Patterns8.centre(7);
  private static final int CORNER = Patterns8.centre(8);
  private static final int EDGE = Patterns8.centre(9);
  private static final int BLOCK = Patterns8.centre(10);

  private static final long MASK_8 = Patterns8.shape(3);
  private static final long MASK_7 = Patterns8.shape(4);
  private static final long MASK_6 = Patterns8.shape(5);
  private static final long MASK_5 = Patterns8.shape(6);
  private static final long MASK_4 = Patterns8.shape(7);
  private static final long MASK_CORNER = Patterns8.shape(8);
  private static final long MASK_EDGE = Patterns8.shape(9);
  private static final long MASK_BLOCK = Patterns8.shape(10);

  /** What a set of bits adds to a state if they are the mover's discs, or takes from it. */
  private static final char[] TERNARY = new char[1 << 10];

  static {
    for (int bits = 0; bits < TERNARY.length; bits++) {
      TERNARY[bits] = (char) Patterns8.ternary(bits);
    }
  }

  private ShapeReader() {}

  /** What transposing the board does not move elsewhere: diagonals and square corners. */
  static int upright(short[] table, long mine, long yours) {
    long mineUp = Long.reverseBytes(mine);
    long yoursUp = Long.reverseBytes(yours);
    long mineAround = Long.reverse(mine);
    long yoursAround = Long.reverse(yours);
    return slants(table, mine, yours)
        + slants(table, mineUp, yoursUp)
        + slants(table, Long.reverseBytes(mineAround), Long.reverseBytes(yoursAround))
        + slants(table, mineAround, yoursAround)
        + at(table, DIAGONAL_8, mine, yours, MASK_8)
        + at(table, DIAGONAL_8, mineUp, yoursUp, MASK_8);
  }

  /** The upper and the lower side: rows, edges and oblong corners. */
  static int sides(short[] table, long mine, long yours) {
    long mineUp = Long.reverseBytes(mine);
    long yoursUp = Long.reverseBytes(yours);
    long mineAround = Long.reverse(mine);
    long yoursAround = Long.reverse(yours);
    return lines(table, mine, yours)
        + lines(table, mineUp, yoursUp)
        + at(table, BLOCK, mine, yours, MASK_BLOCK)
        + at(table, BLOCK, mineUp, yoursUp, MASK_BLOCK)
        + at(
            table, BLOCK, Long.reverseBytes(mineAround), Long.reverseBytes(yoursAround), MASK_BLOCK)
        + at(table, BLOCK, mineAround, yoursAround, MASK_BLOCK);
  }

  private static int lines(short[] table, long mine, long yours) {
    return row(table, ROW_2, (int) (mine >>> 8), (int) (yours >>> 8))
        + row(table, ROW_3, (int) (mine >>> 16), (int) (yours >>> 16))
        + row(table, ROW_4, (int) (mine >>> 24), (int) (yours >>> 24))
        + at(table, EDGE, mine, yours, MASK_EDGE);
  }

  private static int slants(short[] table, long mine, long yours) {
    return at(table, DIAGONAL_7, mine, yours, MASK_7)
        + at(table, DIAGONAL_6, mine, yours, MASK_6)
        + at(table, DIAGONAL_5, mine, yours, MASK_5)
        + at(table, DIAGONAL_4, mine, yours, MASK_4)
        + at(table, CORNER, mine, yours, MASK_CORNER);
  }

  private static int row(short[] table, int centre, int mine, int yours) {
    return table[centre + TERNARY[mine & 0xFF] - TERNARY[yours & 0xFF]];
  }

  private static int at(short[] table, int centre, long mine, long yours, long mask) {
    return table[
        centre
            + TERNARY[(int) Long.compress(mine, mask) & 0x3FF]
            - TERNARY[(int) Long.compress(yours, mask) & 0x3FF]];
  }
}
