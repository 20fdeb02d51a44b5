package agon.othello;

/** A position that can be read row by row, whatever it is made of. */
sealed interface RowPosition permits Position10, Position16 {
  /**
   * Writes the discs of the side to move and of the other one, row r at r + 1, column c as bit c.
   */
  void rows(int[] ownRows, int[] otherRows);

  /** How many squares the other side could play on after a move to this one. */
  int replies(int square);
}
