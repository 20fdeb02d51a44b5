package agon.mnk;

import agon.game.Squares;
import org.jspecify.annotations.Nullable;

/** What all positions of one game share; immutable, made once. */
final class MnkShape {
  final MnkStones board;
  final MnkAppeal appeal;
  final Squares squares;

  /** What is forbidden, where the rule is renju. */
  final @Nullable Renju renju;

  MnkShape(int rows, int columns, int k, MnkRule rule) {
    board = MnkStones.of(rows, columns, k, rule);
    appeal = new MnkAppeal(board);
    squares = new Squares(rows, columns);
    renju = rule == MnkRule.RENJU ? new Renju(new MnkLines(board)) : null;
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
