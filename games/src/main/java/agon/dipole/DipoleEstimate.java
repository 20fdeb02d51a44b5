package agon.dipole;

/** How good a position looks, in hundredths of a man. */
interface DipoleEstimate {
  int forSideToMove();

  /** The move has just been played on the position. */
  default void played(int move) {}
}
