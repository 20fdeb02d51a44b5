package agon.othello;

/** A position on a board larger than 8x8, whatever it is made of. */
sealed interface RowPosition permits Position10, Position16 {
  /**
   * Writes the discs of the side to move and of the other one, row r at r + 1, column c as bit c.
   */
  void rows(int[] ownRows, int[] otherRows);

  /** Writes the squares without a disc and returns how many there are. */
  int empties(int[] into);

  /** How many squares the other side could play on after a move to this one. */
  int replies(int square);

  /**
   * Plays on a square without finding out what may be played next, which costs more than the move;
   * to be taken back before anything else is asked of the position.
   *
   * @return how many discs were turned over; where there are none, nothing was played
   */
  int put(int square);

  /** Passes, likewise. */
  void handOver();
}
