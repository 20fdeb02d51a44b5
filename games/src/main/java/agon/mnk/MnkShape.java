package agon.mnk;

import agon.game.Squares;

/** What all positions of one game share; immutable, made once. */
final class MnkShape {
  final MnkStones board;
  final MnkAppeal appeal;
  final Squares squares;

  MnkShape(int rows, int columns, int k, boolean exact) {
    board = MnkStones.of(rows, columns, k, exact);
    appeal = new MnkAppeal(board);
    squares = new Squares(rows, columns);
  }

  int rows() {
    return board.rows;
  }

  int columns() {
    return board.columns;
  }

  int cells() {
    return board.cells();
  }
}
