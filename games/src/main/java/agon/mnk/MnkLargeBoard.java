package agon.mnk;

/** Boards with a side of 64 or more: a bit for every cell, and lines are walked cell by cell. */
final class MnkLargeBoard extends MnkStones {
  private final int side;

  MnkLargeBoard(int rows, int columns, int k, MnkRule rule) {
    super(rows, columns, k, rule);
    side = rows * columns / Long.SIZE + 1;
  }

  @Override
  long[] none() {
    return new long[2 * side];
  }

  @Override
  boolean put(long[] stones, int player, int cell) {
    flip(stones, player, cell);
    return wins(stones, player, cell);
  }

  @Override
  void lift(long[] stones, int player, int cell) {
    flip(stones, player, cell);
  }

  private void flip(long[] stones, int player, int cell) {
    stones[player * side + cell / Long.SIZE] ^= 1L << cell;
  }

  @Override
  int count(long[] stones, int player, int cell) {
    return (int) (stones[player * side + cell / Long.SIZE] >>> cell) & 1;
  }
}
