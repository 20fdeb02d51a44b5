package agon.mnk;

import agon.game.Keys;
import agon.game.Squares;

/** What all positions of one game share; immutable, made once. */
final class MnkShape {
  private static final long SALT = 0x6d6e6b;

  final MnkLines lines;
  final MnkAppeal appeal;
  final Squares squares;

  /** At 2·cell + player the key of a stone, at the end that of the empty board. */
  final long[] keys;

  MnkShape(int rows, int columns, int k, boolean exact) {
    lines = new MnkLines(rows, columns, k, exact);
    appeal = new MnkAppeal(lines);
    squares = new Squares(rows, columns);
    keys = Keys.table(2 * rows * columns + 1, SALT);
  }

  int rows() {
    return lines.rows;
  }

  int columns() {
    return lines.columns;
  }

  int cells() {
    return lines.cells();
  }

  long emptyKey() {
    return keys[keys.length - 1];
  }
}
