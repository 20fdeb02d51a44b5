package mnkgame;

/** A cell: row, column and what is on it. */
public class MNKCell {
  public final int i;
  public final int j;
  public final MNKCellState state;

  public MNKCell(int i, int j, MNKCellState state) {
    this.i = i;
    this.j = j;
    this.state = state;
  }
}
