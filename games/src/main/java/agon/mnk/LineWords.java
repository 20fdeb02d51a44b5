package agon.mnk;

import java.util.Arrays;

/**
 * The lines of a board as two bits a cell, with a border around each: 0 is empty, 1 and 2 are
 * stones, 3 is off the board.
 */
final class LineWords {
  static final int CELL_BITS = 2;

  private static final int DIRECTIONS = MnkLines.DIRECTIONS;

  private final int reach;

  /** All lines one after the other, and where in it a cell stands; by 4 · cell + direction. */
  private final long[] words;

  private final int[] bits;

  /**
   * An empty board.
   *
   * @param reach how far from a stone cells are looked at
   */
  LineWords(MnkStones board, int reach) {
    this.reach = reach;
    bits = new int[DIRECTIONS * board.cells()];
    words = new long[layOut(board)];
    Arrays.fill(words, -1);
    openLines(board);
  }

  /** Gives every cell its places in the lines, and returns how many words they take. */
  private int layOut(MnkStones board) {
    int diagonals = board.rows + board.columns - 1;
    int firstColumn = board.rows;
    int firstDiagonal = firstColumn + board.columns;
    int firstAntidiagonal = firstDiagonal + diagonals;
    int lineBits = perLine(board) * Long.SIZE;
    int border = CELL_BITS * 2 * reach;
    int at = 0;
    for (int row = 0; row < board.rows; row++) {
      int down = border + CELL_BITS * row;
      for (int column = 0; column < board.columns; column++) {
        bits[at++] = row * lineBits + border + CELL_BITS * column;
        bits[at++] = (firstColumn + column) * lineBits + down;
        bits[at++] = (firstDiagonal + row - column + board.columns - 1) * lineBits + down;
        bits[at++] = (firstAntidiagonal + row + column) * lineBits + down;
      }
    }
    return (firstAntidiagonal + diagonals) * perLine(board);
  }

  /** How many words a line takes, with its borders. */
  private int perLine(MnkStones board) {
    int longest = Math.max(board.rows, board.columns) + 4 * reach;
    return (CELL_BITS * longest + Long.SIZE - 1) / Long.SIZE + 1;
  }

  /** Makes the cells of all lines empty; what is around them stays border. */
  private void openLines(MnkStones board) {
    int rows = board.rows;
    int columns = board.columns;
    int line = 0;
    for (int row = 0; row < rows; row++) {
      openLine(board, line++, 0, columns);
    }
    for (int column = 0; column < columns; column++) {
      openLine(board, line++, 0, rows);
    }
    for (int way = 0; way < 2; way++) {
      for (int diagonal = 0; diagonal < rows + columns - 1; diagonal++) {
        int first = Math.max(0, diagonal - columns + 1);
        openLine(board, line++, first, Math.min(rows, diagonal + 1));
      }
    }
  }

  private void openLine(MnkStones board, int line, int from, int to) {
    int at = line * perLine(board) * Long.SIZE + CELL_BITS * (2 * reach + from);
    int end = at + CELL_BITS * (to - from);
    while (at < end) {
      int next = Math.min(end, (at / Long.SIZE + 1) * Long.SIZE);
      long some = -1L >>> (Long.SIZE - (next - at));
      words[at / Long.SIZE] &= ~(some << at);
      at = next;
    }
  }

  /** Puts a stone on one of the four lines through a cell. */
  void put(int player, int cell, int direction) {
    int bit = bits[DIRECTIONS * cell + direction];
    words[bit / Long.SIZE] |= (player + 1L) << bit;
  }

  /** Lifts it from all four. */
  void lift(int cell) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int bit = bits[DIRECTIONS * cell + direction];
      words[bit / Long.SIZE] &= ~(3L << bit);
    }
  }

  /** A line from twice {@link #reach} before a cell on; that cell is as far above the low bits. */
  long around(int cell, int direction) {
    int from = bits[DIRECTIONS * cell + direction] - 2 * CELL_BITS * reach;
    int word = from / Long.SIZE;
    return words[word] >>> from | words[word + 1] << 1 << ~from;
  }

  /**
   * A number for a cell on a line through it, given as 4 · cell + direction: cells next to each
   * other on a line have numbers next to each other, and as many as the border is wide are free
   * before and behind.
   */
  int index(int place) {
    return bits[place] / CELL_BITS;
  }

  /** How many such numbers there are. */
  int indices() {
    return words.length * (Long.SIZE / CELL_BITS);
  }
}
