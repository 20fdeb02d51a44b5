package agon.othello;

/**
 * Which empty squares hang together, so that whoever plays first in such a region is likely to play
 * last there, too, if their number is odd (parity). Holes and the border part them as discs do.
 */
final class EmptyRegions {
  private final int[] rows;
  private final int[] columns;

  /** The region of each square when it was last looked at, one bit. */
  private final int[] regionOf;

  private final int[] empties;
  private final int[] names;

  EmptyRegions(int size) {
    int squares = size * size;
    rows = new int[squares];
    columns = new int[squares];
    regionOf = new int[squares + 1];
    empties = new int[squares];
    names = new int[squares];
    for (int square = 0; square < squares; square++) {
      rows[square] = square / size;
      columns[square] = square % size;
    }
  }

  boolean touch(int one, int another) {
    return Math.abs(rows[one] - rows[another]) <= 1
        && Math.abs(columns[one] - columns[another]) <= 1;
  }

  /** Looks at a position; returns the regions with an odd number of squares. */
  int find(RowPosition position) {
    int count = position.empties(empties);
    int odd = 0;
    for (int i = 0; i < count; i++) {
      names[i] = i;
      for (int j = 0; j < i; j++) {
        if (names[j] != names[i] && touch(empties[i], empties[j])) {
          int gone = names[i];
          for (int k = 0; k <= i; k++) {
            names[k] = names[k] == gone ? names[j] : names[k];
          }
        }
      }
    }
    for (int i = 0; i < count; i++) {
      int bit = 1 << names[i];
      regionOf[empties[i]] = bit;
      odd ^= bit;
    }
    return odd;
  }

  /** The region of a square that was empty when the position was looked at. */
  int of(int square) {
    return regionOf[square];
  }
}
