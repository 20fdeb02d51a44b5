package agon.game;

import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The cells of a board of squares, made once for each of the three things that can be on them: a
 * game that brings nothing but a picture is learnt from millions of pictures.
 */
final class SquareCells {
  private record Kind(Squares squares, boolean fromBelow, Look look) {}

  private static final Map<Kind, SquareCells> KNOWN = new ConcurrentHashMap<>();

  /** How many different owners there are, nobody among them. */
  private static final int OWNERS = 3;

  private final List<String> rowLabels;
  private final List<String> columnLabels;

  /** The number of the square that a cell shows, row by row from the top. */
  private final int[] squares;

  /** By cell and owner, nobody first. */
  private final Cell[] cells;

  static SquareCells of(Squares squares, boolean fromBelow, Look look) {
    return KNOWN.computeIfAbsent(new Kind(squares, fromBelow, look), SquareCells::new);
  }

  private SquareCells(Kind kind) {
    int rows = kind.squares.rows();
    int columns = kind.squares.columns();
    columnLabels = IntStream.range(0, columns).mapToObj(Squares::column).toList();
    rowLabels =
        IntStream.range(0, rows)
            .mapToObj(row -> Integer.toString((kind.fromBelow ? rows - 1 - row : row) + 1))
            .toList();
    squares = new int[rows * columns];
    cells = new Cell[OWNERS * squares.length];
    for (int i = 0; i < squares.length; i++) {
      int row = i / columns;
      squares[i] = (kind.fromBelow ? rows - 1 - row : row) * columns + i % columns;
      String name = kind.squares.text(squares[i]);
      for (int owner = Picture.NOBODY; owner < OWNERS - 1; owner++) {
        int men = owner == Picture.NOBODY ? 0 : 1;
        cells[OWNERS * i + owner + 1] = new Cell(name, row, i % columns, owner, men, kind.look);
      }
    }
  }

  List<String> rowLabels() {
    return rowLabels;
  }

  List<String> columnLabels() {
    return columnLabels;
  }

  /**
   * As they are when men stand on them.
   *
   * @param owner whose man stands on a square, by its number
   */
  List<Cell> cells(IntUnaryOperator owner) {
    Cell[] shown = new Cell[squares.length];
    for (int i = 0; i < shown.length; i++) {
      shown[i] = cells[OWNERS * i + owner.applyAsInt(squares[i]) + 1];
    }
    return List.of(shown);
  }
}
