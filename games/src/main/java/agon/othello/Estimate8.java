package agon.othello;

/** How good a position of a board of up to 8x8 looks. One instance belongs to one thread. */
interface Estimate8 {
  /** For the side to move, in hundredths of a disc; the game is not over and it has a move. */
  int of(long own, long other, long moves);
}
