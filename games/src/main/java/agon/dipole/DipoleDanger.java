package agon.dipole;

/**
 * Which of its stacks the side to move could lose at once, on any square and of any height.
 *
 * <p>Implementation note. A stack of n men captures one of m men at distances m to n, so for each
 * height m the dangerous squares are a union of differences of two tables, one for each enemy
 * stack. Ranking the moves of a position asks for dozens of them; they are made once and kept until
 * another position stands on the board, which its key tells.
 */
final class DipoleDanger {
  private final DipolePosition position;
  private final DipoleBoard board;

  /** By men: where so many could be captured. */
  private final long[] squares;

  /** Heights above this cannot be captured: no two squares of one line are so far apart. */
  private final int tallest;

  private long key;
  private boolean known;

  DipoleDanger(DipolePosition position, DipoleBoard board) {
    this.position = position;
    this.board = board;
    tallest = Math.min(board.men, board.size - 1);
    squares = new long[board.men + 1];
  }

  /** Whether the enemy could capture so many men on this square. */
  boolean threatens(int square, int men) {
    refresh();
    return (squares[men] >>> square & 1) != 0;
  }

  /** So many men if the enemy could capture them on this square, otherwise 0. */
  int exposed(int square, int men) {
    return threatens(square, men) ? men : 0;
  }

  private void refresh() {
    long now = position.key();
    if (known && now == key) {
      return;
    }
    key = now;
    known = true;
    int enemy = 1 - position.turn();
    for (int men = 1; men <= tallest; men++) {
      squares[men] = 0;
    }
    for (long left = position.stacks(enemy); left != 0; left &= left - 1) {
      int hunter = Long.numberOfTrailingZeros(left);
      int height = position.men(hunter);
      long reach = board.reach(enemy, hunter, height);
      int highest = Math.min(height, tallest);
      for (int men = 1; men <= highest; men++) {
        squares[men] |= reach & ~board.reach(enemy, hunter, men - 1);
      }
    }
  }
}
