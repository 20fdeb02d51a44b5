package agon.mnk;

/** Where the windows of k cells lie on a board. Immutable. */
final class MnkLines {
  /** Along a row, a column, a diagonal, an antidiagonal. */
  static final int DIRECTIONS = 4;

  final int cells;
  final int k;

  /** From one cell to the next, by direction. */
  final int[] steps;

  /** How many cells a line has before a cell, k at most; by 4 · cell + direction. */
  private final short[] before;

  /** And how many behind it. */
  private final short[] behind;

  MnkLines(MnkStones board) {
    int rows = board.rows;
    int columns = board.columns;
    cells = board.cells();
    k = board.k;
    steps = new int[] {1, columns, columns + 1, columns - 1};
    before = new short[DIRECTIONS * cells];
    behind = new short[DIRECTIONS * cells];
    for (int cell = 0; cell < cells; cell++) {
      int above = cell / columns;
      int left = cell % columns;
      int below = rows - 1 - above;
      int right = columns - 1 - left;
      set(cell, 0, left, right);
      set(cell, 1, above, below);
      set(cell, 2, Math.min(above, left), Math.min(below, right));
      set(cell, 3, Math.min(above, right), Math.min(below, left));
    }
  }

  private void set(int cell, int direction, int cellsBefore, int cellsBehind) {
    before[DIRECTIONS * cell + direction] = (short) Math.min(cellsBefore, k);
    behind[DIRECTIONS * cell + direction] = (short) Math.min(cellsBehind, k);
  }

  /** How many cells lie before this one on the line, k at most. */
  int before(int cell, int direction) {
    return before[DIRECTIONS * cell + direction];
  }

  /** How many cells lie behind this one on the line, k at most. */
  int behind(int cell, int direction) {
    return behind[DIRECTIONS * cell + direction];
  }

  /** How many cells before this one the first window through it begins. */
  int reach(int cell, int direction) {
    return Math.min(before(cell, direction), k - 1);
  }

  /** How many windows go through a cell; 0 or less where the line is too short for any. */
  int count(int cell, int direction) {
    return reach(cell, direction) + Math.min(behind(cell, direction), k - 1) + 2 - k;
  }
}
