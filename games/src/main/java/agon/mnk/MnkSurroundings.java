package agon.mnk;

/** The free cells near a stone, kept up to date: where almost all good moves are. */
final class MnkSurroundings {
  /** How far near reaches, in every direction. */
  private static final int DISTANCE = 2;

  private final int rows;
  private final int columns;
  private final CellSet cells;

  /** How many stones are near a cell. */
  private final int[] stones;

  private final boolean[] taken;

  MnkSurroundings(MnkStones board) {
    rows = board.rows;
    columns = board.columns;
    cells = new CellSet(board.cells());
    stones = new int[board.cells()];
    taken = new boolean[board.cells()];
  }

  /** The free cells near a stone. */
  CellSet cells() {
    return cells;
  }

  void put(int cell) {
    taken[cell] = true;
    cells.set(cell, false);
    change(cell, 1);
  }

  void lift(int cell) {
    change(cell, -1);
    taken[cell] = false;
    cells.set(cell, stones[cell] > 0);
  }

  private void change(int cell, int sign) {
    int row = cell / columns;
    int column = cell - row * columns;
    int left = Math.max(0, column - DISTANCE);
    int right = Math.min(columns - 1, column + DISTANCE);
    int bottom = Math.min(rows - 1, row + DISTANCE);
    for (int r = Math.max(0, row - DISTANCE); r <= bottom; r++) {
      for (int near = r * columns + left; near <= r * columns + right; near++) {
        int before = stones[near];
        stones[near] = before + sign;
        if ((before == 0 || before + sign == 0) && !taken[near]) {
          cells.set(near, before == 0);
        }
      }
    }
  }
}
