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

  /** Cells are kept in hash sets, and their order there is part of what players see. */
  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MNKCell cell && toString().equals(cell.toString());
  }

  @Override
  public String toString() {
    return "[%d,%d] -> %s".formatted(i, j, state);
  }
}
