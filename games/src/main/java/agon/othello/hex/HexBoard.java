package agon.othello.hex;

import agon.game.Squares;
import java.util.ArrayList;
import java.util.List;

/**
 * The hexagon without discs, in a grid of rows and columns whose corners are cut off. A row lies
 * half a cell further to the right than the one above it, so a cell's neighbours are those left and
 * right of it, above and below it, above and one to the right, below and one to the left.
 */
final class HexBoard {
  /** Row and column steps of the three kinds of lines; each line also runs the other way. */
  static final int[][] AXES = {{0, 1}, {1, 0}, {1, -1}};

  private final int radius;
  private final int size;
  private final Squares squares;
  private final int[] cells;
  private final boolean[] isCell;

  HexBoard(int radius) {
    this.radius = radius;
    size = 2 * radius + 1;
    squares = new Squares(size, size);
    isCell = new boolean[size * size];
    List<Integer> inside = new ArrayList<>();
    for (int square = 0; square < size * size; square++) {
      if (has(square / size, square % size)) {
        isCell[square] = true;
        inside.add(square);
      }
    }
    cells = inside.stream().mapToInt(Integer::intValue).toArray();
  }

  int radius() {
    return radius;
  }

  /** Rows and columns of the grid. */
  int size() {
    return size;
  }

  /** As if all squares of the grid were there: how cells are named. */
  Squares squares() {
    return squares;
  }

  /** All cells in reading order, each as a square of the grid. */
  int[] cells() {
    return cells.clone();
  }

  int cellCount() {
    return cells.length;
  }

  boolean has(int row, int column) {
    return row >= 0
        && column >= 0
        && row < size
        && column < size
        && row + column >= radius
        && row + column <= 3 * radius;
  }

  boolean isCell(int square) {
    return square >= 0 && square < isCell.length && isCell[square];
  }

  /** How many of the three lines through a cell end there: all in a corner, two on an edge. */
  int endingLines(int square) {
    int count = 0;
    for (int[] axis : AXES) {
      boolean before = hasNeighbour(square, -axis[0], -axis[1]);
      boolean after = hasNeighbour(square, axis[0], axis[1]);
      count += before && after ? 0 : 1;
    }
    return count;
  }

  private boolean hasNeighbour(int square, int rowStep, int columnStep) {
    return has(square / size + rowStep, square % size + columnStep);
  }

  List<Integer> neighbours(int square) {
    List<Integer> neighbours = new ArrayList<>(6);
    for (int[] axis : AXES) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int row = square / size + sign * axis[0];
        int column = square % size + sign * axis[1];
        if (has(row, column)) {
          neighbours.add(row * size + column);
        }
      }
    }
    return neighbours;
  }

  int centre() {
    return radius * size + radius;
  }
}
