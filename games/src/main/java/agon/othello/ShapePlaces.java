package agon.othello;

import agon.othello.Shapes.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where the {@link Shapes} lie on one board, whatever its size and its holes. */
final class ShapePlaces {
  /** A square that nobody can play on: always empty. */
  static final int HOLE = -1;

  /** One place of a shape. */
  static final class Place {
    private final Table table;
    private final int[] squares;

    private Place(Table table, int[] squares) {
      this.table = table;
      this.squares = squares;
    }

    Table table() {
      return table;
    }

    /** In the order of the state's digits, the lowest first; not to be changed. */
    int[] squares() {
      return squares;
    }
  }

  private final OthelloBoard board;
  private final List<Place> places = new ArrayList<>();

  private ShapePlaces(OthelloBoard board) {
    this.board = board;
  }

  static List<Place> of(OthelloBoard board) {
    ShapePlaces finder = new ShapePlaces(board);
    for (int square = 0; square < board.squareCount(); square++) {
      if (!board.isBlocked(square)) {
        finder.findFrom(square / board.size(), square % board.size());
      }
    }
    return List.copyOf(finder.places);
  }

  private void findFrom(int row, int column) {
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int[] step : steps) {
      if (board.isWall(row - step[0], column - step[1])) {
        int[] line = line(row, column, step[0], step[1]);
        if (line.length >= Shapes.LEAST_LINE) {
          if (step[0] * step[1] == 0) {
            addStraight(line, step[0], step[1]);
          } else {
            addSlant(line, step[0], step[1]);
          }
        }
      }
    }
    for (int down = -1; down <= 1; down += 2) {
      for (int right = -1; right <= 1; right += 2) {
        if (isCorner(row, column, down, right)) {
          addCorner(row, column, down, right);
        }
      }
    }
  }

  /** The squares from here to the next wall. */
  private int[] line(int row, int column, int rowStep, int columnStep) {
    int length = 0;
    while (!board.isWall(row + length * rowStep, column + length * columnStep)) {
      length++;
    }
    int[] squares = new int[length];
    Arrays.setAll(squares, i -> square(row + i * rowStep, column + i * columnStep));
    return squares;
  }

  private int square(int row, int column) {
    return board.isWall(row, column) ? HOLE : row * board.size() + column;
  }

  private int beside(int square, int rowStep, int columnStep) {
    return square(square / board.size() + rowStep, square % board.size() + columnStep);
  }

  private boolean isWall(int square, int rowStep, int columnStep) {
    return beside(square, rowStep, columnStep) == HOLE;
  }

  private static int[] reversed(int[] line) {
    int[] turned = new int[line.length];
    Arrays.setAll(turned, i -> line[line.length - 1 - i]);
    return turned;
  }

  private void add(Table table, int... squares) {
    places.add(new Place(table, squares));
  }

  private static int[] window(int[] line, int from) {
    return Arrays.copyOfRange(line, from, from + Shapes.WINDOW);
  }

  // ---- along rows and columns ----

  private void addStraight(int[] line, int rowStep, int columnStep) {
    int down = columnStep;
    int right = rowStep;
    int above = distance(line, -down, -right);
    int below = distance(line, down, right);
    int rank = Math.min(Shapes.MOST_RANK, Math.min(above, below));
    if (rank > 0) {
      addInner(line, rowStep, columnStep, rank);
    } else if (line.length >= Shapes.LEAST_EDGE) {
      int inward = above == 0 ? 1 : -1;
      addEdge(line, rowStep, columnStep, inward * down, inward * right);
    }
  }

  /** How many squares lie between most of the line and the next wall in this direction. */
  private int distance(int[] line, int rowStep, int columnStep) {
    int[] distances = new int[line.length];
    for (int i = 0; i < line.length; i++) {
      int at = line[i];
      while (!isWall(at, rowStep, columnStep)) {
        at = beside(at, rowStep, columnStep);
        distances[i]++;
      }
    }
    Arrays.sort(distances);
    return distances[line.length / 2];
  }

  private void addEdge(int[] line, int rowStep, int columnStep, int rowIn, int columnIn) {
    int length = line.length;
    int firstCross = beside(line[0], rowStep + rowIn, columnStep + columnIn);
    int lastCross = beside(line[length - 1], rowIn - rowStep, columnIn - columnStep);
    if (length <= Shapes.WINDOW) {
      int[] squares = Arrays.copyOf(line, length + 2);
      squares[length] = firstCross;
      squares[length + 1] = lastCross;
      add(Shapes.edge(length), squares);
      return;
    }
    if (length == Shapes.LONG_EDGE) {
      add(Shapes.WHOLE_EDGE, line);
    }
    addEdgeEnd(line, firstCross);
    addEdgeEnd(reversed(line), lastCross);
    if (length >= Shapes.MIDDLE_FROM) {
      add(Shapes.EDGE_MIDDLE, window(line, (length - Shapes.WINDOW) / 2));
    }
  }

  private void addEdgeEnd(int[] line, int cross) {
    int[] squares = Arrays.copyOf(line, Shapes.WINDOW + 1);
    squares[Shapes.WINDOW] = cross;
    add(Shapes.EDGE_END, squares);
  }

  private void addInner(int[] line, int rowStep, int columnStep, int rank) {
    boolean firstLone = isLone(line[0], -rowStep, -columnStep);
    boolean lastLone = isLone(line[line.length - 1], rowStep, columnStep);
    if (line.length <= Shapes.WINDOW) {
      int lone = (firstLone ? 1 : 0) + (lastLone ? 1 : 0);
      add(Shapes.line(rank, line.length, lone), firstLone && !lastLone ? reversed(line) : line);
      return;
    }
    add(Shapes.lineEnd(rank, firstLone), window(line, 0));
    add(Shapes.lineEnd(rank, lastLone), window(reversed(line), 0));
    if (line.length >= Shapes.MIDDLE_FROM) {
      add(Shapes.lineMiddle(rank), window(line, (line.length - Shapes.WINDOW) / 2));
    }
  }

  /** Whether the wall that a line runs into is a hole with open squares on both sides. */
  private boolean isLone(int end, int rowStep, int columnStep) {
    return !isWall(end, rowStep + columnStep, columnStep + rowStep)
        && !isWall(end, rowStep - columnStep, columnStep - rowStep);
  }

  // ---- slanting ----

  private void addSlant(int[] line, int rowStep, int columnStep) {
    int last = line[line.length - 1];
    boolean firstLone = isLoneSlant(line[0], -rowStep, -columnStep);
    boolean lastLone = isLoneSlant(last, rowStep, columnStep);
    int firstNear = firstLone ? Shapes.MOST_NEAR : near(line[0], -rowStep, -columnStep);
    int lastNear = lastLone ? Shapes.MOST_NEAR : near(last, rowStep, columnStep);
    if (line.length <= Shapes.WINDOW) {
      int lone = (firstLone ? 1 : 0) + (lastLone ? 1 : 0);
      add(
          Shapes.slant(Math.min(firstNear, lastNear), line.length, lone),
          firstLone && !lastLone ? reversed(line) : line);
      return;
    }
    add(Shapes.slantEnd(firstNear, firstLone), window(line, 0));
    add(Shapes.slantEnd(lastNear, lastLone), window(reversed(line), 0));
    if (line.length >= Shapes.MIDDLE_FROM) {
      add(Shapes.SLANT_MIDDLE, window(line, (line.length - Shapes.WINDOW) / 2));
    }
  }

  private boolean isLoneSlant(int end, int rowStep, int columnStep) {
    return !isWall(end, rowStep, 0) && !isWall(end, 0, columnStep);
  }

  /** How far along the wall it is from where a slanting line ends to the corner it points at. */
  private int near(int end, int rowStep, int columnStep) {
    boolean besideRow = isWall(end, rowStep, 0);
    boolean besideColumn = isWall(end, 0, columnStep);
    if (besideRow && besideColumn) {
      return 0;
    }
    int steps = 0;
    int at = end;
    while (steps < Shapes.MOST_NEAR
        && !(besideRow ? isWall(at, 0, columnStep) : isWall(at, rowStep, 0))) {
      at = besideRow ? beside(at, 0, columnStep) : beside(at, rowStep, 0);
      steps++;
    }
    return steps;
  }

  // ---- corners ----

  /** Whether walls meet here, opposite to these directions, and a disc stays for ever. */
  private boolean isCorner(int row, int column, int down, int right) {
    int square = row * board.size() + column;
    return isWall(square, -down, 0)
        && isWall(square, 0, -right)
        && board.isAnchored(square, 1, 1)
        && board.isAnchored(square, 1, -1);
  }

  private void addCorner(int row, int column, int down, int right) {
    addBlock(row, column, down, right, Shapes.CORNER, Shapes.CORNER, false);
    addBlock(row, column, down, right, 2, Shapes.BLOCK, false);
    addBlock(row, column, down, right, Shapes.BLOCK, 2, true);
  }

  private void addBlock(
      int row, int column, int down, int right, int rows, int columns, boolean across) {
    int[] squares = new int[rows * columns];
    boolean rough = false;
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        int square = square(row + r * down, column + c * right);
        squares[across ? c * rows + r : r * columns + c] = square;
        rough |= square == HOLE;
        rough |= r == 0 && !board.isWall(row - down, column + c * right);
        rough |= c == 0 && !board.isWall(row + r * down, column - right);
      }
    }
    add(rows == columns ? Shapes.corner(rough) : Shapes.block(rough), squares);
  }
}
