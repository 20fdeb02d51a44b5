package agon.othello;

/** Steps on an 8x8 board of 64 bits that do not run over the sides. */
final class Bits8 {
  static final long NOT_COLUMN_A = 0xFEFEFEFEFEFEFEFEL;
  static final long NOT_COLUMN_H = 0x7F7F7F7F7F7F7F7FL;

  private Bits8() {}

  static long east(long set) {
    return (set << 1) & NOT_COLUMN_A;
  }

  static long west(long set) {
    return (set >>> 1) & NOT_COLUMN_H;
  }
}
