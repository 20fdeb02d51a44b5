package agon.mnk;

import agon.game.Squares;
import org.jspecify.annotations.Nullable;

/** What all positions of one game share; immutable, made once. */
final class MnkShape {
  final MnkStones board;
  final MnkAppeal appeal;
  final Squares squares;
  final MnkOpening opening;

  /** What is forbidden, where the rule is renju. */
  final @Nullable Renju renju;

  MnkShape(int rows, int columns, int k, MnkRule rule, MnkOpening opening) {
    board = MnkStones.of(rows, columns, k, rule);
    appeal = new MnkAppeal(board);
    squares = new Squares(rows, columns);
    this.opening = opening;
    renju = rule == MnkRule.RENJU ? new Renju(new MnkLines(board)) : null;
  }

  int rows() {
    return board.rows;
  }

  int columns() {
    return board.columns;
  }

  /** The move that takes X instead of putting O's stone. */
  int swap() {
    return cells();
  }

  /** The move that says: two more stones, then the other chooses. */
  int twoMore() {
    return cells() + 1;
  }

  int cells() {
    return board.cells();
  }
}
