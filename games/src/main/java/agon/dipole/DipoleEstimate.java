package agon.dipole;

/** How good a position looks, read off it at every call. */
interface DipoleEstimate {
  /** In hundredths. */
  int forSideToMove();
}
