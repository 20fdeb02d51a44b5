package agon.mnk.classic;

import agon.mnk.Mnk;

/** Boards drawn row by row: {@code "X.. .O. ..."}; nobody asks whose turn it is. */
final class Drawn {
  private Drawn() {}

  static MarkedBoard board(String drawing, int k) {
    return board(drawing, k, false);
  }

  static MarkedBoard board(String drawing, int k, boolean exact) {
    String[] rows = drawing.split(" ", -1);
    MarkedBoard board = empty(rows.length, rows[0].length(), k, exact);
    String cells = String.join("", rows);
    for (int cell = 0; cell < cells.length(); cell++) {
      char stone = cells.charAt(cell);
      if (stone != '.') {
        board.mark(board.place(cell), stone == 'X' ? 0 : 1);
      }
    }
    return board;
  }

  static MarkedBoard empty(int rows, int columns, int k, boolean exact) {
    return new MarkedBoard(
        Mnk.FAMILY.game("m=%d,n=%d,k=%d,exact=%b".formatted(rows, columns, k, exact)));
  }
}
