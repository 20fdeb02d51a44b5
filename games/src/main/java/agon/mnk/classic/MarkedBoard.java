package agon.mnk.classic;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import java.util.Arrays;

/**
 * The board as both reports see it: a matrix of cells, each free or marked by a side, and the
 * marked cells in the order of marking. A wall runs around it, so that whoever walks along a line
 * needs no other sign of where the board ends. Cells are places in that larger matrix; {@link
 * #place} and {@link #cell} translate from and to the moves of the game.
 */
final class MarkedBoard {
  static final int FREE = Mnk.EMPTY;
  private static final int WALL = -2;

  final int rows;
  final int columns;

  /** How many in a row win. */
  final int k;

  private final boolean exact;
  private final int width;
  private final int[] owners;
  private final int[] marked;
  private int markedCount;

  MarkedBoard(Game game) {
    if (!game.settings().text("rule").equals("free")
        || !game.settings().text("opening").equals("none")) {
      throw new BadInput("the reports' players know m, n and k and no more, not " + game.line());
    }
    rows = game.settings().number("m");
    columns = game.settings().number("n");
    k = game.settings().number("k");
    exact = game.settings().flag("exact");
    width = columns + 2;
    owners = new int[(rows + 2) * width];
    marked = new int[rows * columns];
    Arrays.fill(owners, WALL);
    for (int cell = 0; cell < marked.length; cell++) {
      owners[place(cell)] = FREE;
    }
  }

  /** The stones of a position in the order of play; those set up before come first, row by row. */
  static int[] placesInOrder(MarkedBoard board, Position position) {
    Position walker = position.copy();
    int[] cells = new int[board.cells()];
    int from = cells.length;
    while (walker.ply() > 0) {
      cells[--from] = board.place(walker.lastMove());
      walker.undo();
    }
    int setUp = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      if (Mnk.owner(walker, cell) != FREE) {
        cells[setUp++] = board.place(cell);
      }
    }
    System.arraycopy(cells, from, cells, setUp, cells.length - from);
    return Arrays.copyOf(cells, setUp + cells.length - from);
  }

  int cells() {
    return marked.length;
  }

  /** How many places there are, the wall included. */
  int places() {
    return owners.length;
  }

  int place(int cell) {
    return (cell / columns + 1) * width + cell % columns + 1;
  }

  int cell(int place) {
    return (place / width - 1) * columns + place % width - 1;
  }

  /** From a place to the next one in a row, column, diagonal and antidiagonal. */
  int[] steps() {
    return new int[] {1, width, width + 1, width - 1};
  }

  /** From a place to those around it: above, below, left, right, then the corners. */
  int[] neighbours() {
    return new int[] {-width, width, -1, 1, -width - 1, -width + 1, width - 1, width + 1};
  }

  int owner(int place) {
    return owners[place];
  }

  /** False for the wall. */
  boolean isFree(int place) {
    return owners[place] == FREE;
  }

  int markedCount() {
    return markedCount;
  }

  /** The marked cells in the order of marking. */
  int marked(int index) {
    return marked[index];
  }

  void mark(int place, int side) {
    owners[place] = side;
    marked[markedCount++] = place;
  }

  /** Frees the cell marked last and returns it. */
  int unmark() {
    int place = marked[--markedCount];
    owners[place] = FREE;
    return place;
  }

  /** Whether a side would win by marking a free cell. */
  boolean wins(int place, int side) {
    for (int step : steps()) {
      if (isWin(1 + run(place, step, side) + run(place, -step, side))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a run of this length wins. The reports know no game where longer runs do not. */
  boolean isWin(int length) {
    return exact ? length == k : length >= k;
  }

  private int run(int place, int step, int side) {
    int length = 0;
    while (owners[place + (length + 1) * step] == side) {
      length++;
    }
    return length;
  }
}
