package mnkgame;

/** Whose stone is on a cell. */
public enum MNKCellState {
  P1,
  P2,
  FREE
}
