package agon.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * What a board looks like, for whoever draws it: cells with names, owners and counts, no rules.
 * Immutable.
 *
 * @param rowLabels the topmost row first; the row numbers of cells count from there
 * @param cells every cell of the board in reading order; always the same ones for one game
 * @param marked names of cells to point out: the line that has won, or what the last move took
 * @param score what each side has of the game's unit, where that is to be seen on the board
 * @param text the position in one line
 * @param drawing the board in letters, for {@link Kind#TEXT} only
 */
public record Picture(
    Kind kind,
    int rows,
    int columns,
    List<String> rowLabels,
    List<String> columnLabels,
    List<Cell> cells,
    List<String> marked,
    Optional<List<Integer>> score,
    String text,
    Optional<String> drawing) {

  /** How the cells lie. */
  public enum Kind {
    /** Squares in rows and columns. */
    GRID,
    /**
     * Hexagons in rows, each row half a cell further to the right than the one above: a cell's
     * column line runs from its upper left to its lower right. Only cells of the board are listed.
     */
    HEXAGONS,
    /** Two rows of pits, with a store at each end. */
    PITS,
    /** No cells: all there is to see is {@link Picture#drawing}. */
    TEXT
  }

  /** What kind of thing a cell is or holds. */
  public enum Look {
    STONE,
    DISC,
    STACK,
    /** A man that goes from square to square. */
    MAN,
    PIT,
    STORE,
    /** A square nobody can play on. */
    BLOCKED,
    /** An empty square the side to move may not play on now. */
    FORBIDDEN,
    /** A square that is not part of the board. */
    VOID
  }

  /** The owner of a cell that belongs to nobody. */
  public static final int NOBODY = -1;

  /** What a click beside the board is called. */
  public static final String OFF = "off";

  /**
   * One place on the board.
   *
   * @param name as moves name it; unique within a picture
   * @param column −1 and the number of columns are the stores left and right of the pits
   * @param owner whose it is: {@link Position#FIRST}, {@link Position#SECOND} or {@link #NOBODY}
   * @param count men of a stack, seeds in a pit, 1 for a stone or disc
   */
  public record Cell(String name, int row, int column, int owner, int count, Look look) {}

  public Picture {
    rowLabels = List.copyOf(rowLabels);
    columnLabels = List.copyOf(columnLabels);
    cells = List.copyOf(cells);
    marked = List.copyOf(marked);
  }

  /** A board of squares, with {@code cells} row by row. */
  public static Picture grid(
      List<String> rowLabels,
      List<String> columnLabels,
      List<Cell> cells,
      List<String> marked,
      Optional<List<Integer>> score,
      String text) {
    return new Picture(
        Kind.GRID,
        rowLabels.size(),
        columnLabels.size(),
        rowLabels,
        columnLabels,
        cells,
        marked,
        score,
        text,
        Optional.empty());
  }

  /** A board of hexagons, with {@code cells} row by row. */
  public static Picture hexagons(
      List<String> rowLabels,
      List<String> columnLabels,
      List<Cell> cells,
      List<String> marked,
      List<Integer> score,
      String text) {
    return new Picture(
        Kind.HEXAGONS,
        rowLabels.size(),
        columnLabels.size(),
        rowLabels,
        columnLabels,
        cells,
        marked,
        Optional.of(score),
        text,
        Optional.empty());
  }

  /**
   * A board of squares named by column letter and row number, all of one look.
   *
   * @param fromBelow whether the squares are numbered from the bottom row up, {@code a1} at the
   *     bottom left as in chess
   * @param owner whose man stands on a square, by its number
   */
  public static Picture squares(
      Squares squares,
      boolean fromBelow,
      Look look,
      IntUnaryOperator owner,
      List<String> marked,
      String text) {
    SquareCells board = SquareCells.of(squares, fromBelow, look);
    return grid(
        board.rowLabels(),
        board.columnLabels(),
        board.cells(owner),
        marked,
        Optional.empty(),
        text);
  }

  /** A board nobody has described better than in letters. */
  public static Picture text(String text, String drawing) {
    return new Picture(
        Kind.TEXT,
        0,
        0,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        text,
        Optional.of(drawing));
  }

  /** The cells of a later picture of the same game that are not as they are here. */
  public List<Cell> changes(Picture later) {
    List<Cell> changed = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      if (!cells.get(i).equals(later.cells.get(i))) {
        changed.add(later.cells.get(i));
      }
    }
    return changed;
  }
}
