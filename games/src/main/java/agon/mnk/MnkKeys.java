package agon.mnk;

import agon.game.Keys;

/**
 * Keys of positions: that of the empty board, and one for every stone (Zobrist 1970). The table is
 * a constant of a power of two, large enough for every board, so that reading it takes no check.
 */
final class MnkKeys {
  static final long EMPTY_BOARD = Keys.mix(0x6d6e6b);

  private static final int SIZE = 1 << 17;
  private static final long[] STONES = Keys.table(SIZE, EMPTY_BOARD);

  private MnkKeys() {}

  static long stone(int player, int cell) {
    return STONES[(2 * cell + player) & (SIZE - 1)];
  }
}
