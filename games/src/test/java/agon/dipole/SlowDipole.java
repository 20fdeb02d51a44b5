package agon.dipole;

import agon.kit.Twin;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules cell by cell: White men are positive numbers on a square grid, Black men negative.
 * Every move is found by walking it.
 */
final class SlowDipole implements Twin {
  private static final String[] DIRECTIONS = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

  private final int[][] cells;
  private final boolean whiteToMove;
  private final int moveLimit;
  private final int played;

  private SlowDipole(int[][] cells, boolean whiteToMove, int moveLimit, int played) {
    this.cells = cells;
    this.whiteToMove = whiteToMove;
    this.moveLimit = moveLimit;
    this.played = played;
  }

  /** One stack a side, named by their cells; a limit of 0 is none. */
  static SlowDipole start(int size, int men, String black, String white, int moveLimit) {
    int[][] cells = new int[size][size];
    cells[black.charAt(0) - 'A'][Integer.parseInt(black.substring(1)) - 1] = -men;
    cells[white.charAt(0) - 'A'][Integer.parseInt(white.substring(1)) - 1] = men;
    return new SlowDipole(cells, true, moveLimit, 0);
  }

  private int count(boolean white) {
    int men = 0;
    for (int[] row : cells) {
      for (int cell : row) {
        men += white ? Math.max(cell, 0) : Math.max(-cell, 0);
      }
    }
    return men;
  }

  @Override
  public int turn() {
    return whiteToMove ? 0 : 1;
  }

  @Override
  public boolean isOver() {
    return count(true) == 0
        || count(false) == 0
        || (moveLimit > 0 && played == moveLimit + moveLimit);
  }

  @Override
  public int margin() {
    return count(true) - count(false);
  }

  @Override
  public Set<String> moves() {
    Set<String> moves = new TreeSet<>();
    if (isOver()) {
      return moves;
    }
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells.length; column++) {
        int own = whiteToMove ? cells[row][column] : -cells[row][column];
        for (int men = 1; men <= own; men++) {
          for (String direction : DIRECTIONS) {
            if (mayMove(row, column, direction, men)) {
              moves.add(name(row, column) + "," + direction + "," + men);
            }
          }
        }
      }
    }
    if (moves.isEmpty()) {
      moves.add("pass");
    }
    return moves;
  }

  private boolean mayMove(int row, int column, String direction, int men) {
    int endRow = row;
    int endColumn = column;
    boolean dark = true;
    for (int step = 0; step < men; step++) {
      endRow += down(direction);
      endColumn += right(direction);
      if (direction.length() == 1) {
        dark = !dark;
      }
    }
    boolean forward = direction.contains(whiteToMove ? "N" : "S");
    if (!dark) {
      return false;
    }
    if (isOutside(endRow, endColumn)) {
      return forward;
    }
    int enemies = whiteToMove ? -cells[endRow][endColumn] : cells[endRow][endColumn];
    return enemies > 0 ? men >= enemies : forward;
  }

  private boolean isOutside(int row, int column) {
    return row < 0 || column < 0 || row >= cells.length || column >= cells.length;
  }

  private static int down(String direction) {
    return direction.contains("S") ? 1 : direction.contains("N") ? -1 : 0;
  }

  private static int right(String direction) {
    return direction.contains("E") ? 1 : direction.contains("W") ? -1 : 0;
  }

  private static String name(int row, int column) {
    return "ABCDEFGHIJ".charAt(row) + "" + (column + 1);
  }

  @Override
  public Twin play(String move) {
    int[][] after = new int[cells.length][];
    for (int row = 0; row < cells.length; row++) {
      after[row] = cells[row].clone();
    }
    if (!move.equals("pass")) {
      String[] words = move.split(",", -1);
      int row = words[0].charAt(0) - 'A';
      int column = Integer.parseInt(words[0].substring(1)) - 1;
      int men = Integer.parseInt(words[2]);
      int sign = whiteToMove ? 1 : -1;
      after[row][column] -= sign * men;
      int endRow = row + men * down(words[1]);
      int endColumn = column + men * right(words[1]);
      if (!isOutside(endRow, endColumn)) {
        int there = after[endRow][endColumn];
        boolean captures = there * sign < 0;
        after[endRow][endColumn] = sign * men + (captures ? 0 : there);
      }
    }
    return new SlowDipole(after, !whiteToMove, moveLimit, played + 1);
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells.length; column++) {
        int cell = cells[row][column];
        if (cell != 0) {
          text.append(name(row, column)).append(cell > 0 ? ":W" : ":B").append(Math.abs(cell));
          text.append(' ');
        }
      }
    }
    text.append(whiteToMove ? "W" : "B");
    return moveLimit == 0 ? text.toString() : text + " " + played;
  }
}
