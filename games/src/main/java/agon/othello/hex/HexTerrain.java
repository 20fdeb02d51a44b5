package agon.othello.hex;

/**
 * What only depends on the board, one int a row, row r at r + 1, with an empty row before the first
 * and after the last so that neighbours need no questions.
 */
final class HexTerrain {
  final int size;
  final int cellCount;
  final int[] playable;

  /** Everything that is no cell, the rows around the board included. */
  final int[] outside;

  final int[] corners;
  final int[] edges;

  /** What a cell adds to the rank of a move onto it; by square. */
  final int[] ranks;

  private static final int CORNER_RANK = 40;
  private static final int INSIDE_CORNER_RANK = -28;
  private static final int BESIDE_CORNER_RANK = -12;
  private static final int EDGE_RANK = 6;

  HexTerrain(HexBoard board) {
    size = board.size();
    cellCount = board.cellCount();
    playable = new int[size + 2];
    outside = new int[size + 2];
    corners = new int[size + 2];
    edges = new int[size + 2];
    ranks = new int[size * size + 1];
    for (int cell : board.cells()) {
      int row = cell / size + 1;
      int bit = 1 << (cell % size);
      int ending = board.endingLines(cell);
      playable[row] |= bit;
      corners[row] |= ending == 3 ? bit : 0;
      edges[row] |= ending == 2 ? bit : 0;
      ranks[cell] = ending == 3 ? CORNER_RANK : ending == 2 ? EDGE_RANK : 0;
    }
    for (int cell : board.cells()) {
      if (board.endingLines(cell) == 3) {
        for (int neighbour : board.neighbours(cell)) {
          boolean onEdge = board.endingLines(neighbour) == 2;
          ranks[neighbour] = onEdge ? BESIDE_CORNER_RANK : INSIDE_CORNER_RANK;
        }
      }
    }
    for (int row = 0; row < size + 2; row++) {
      outside[row] = ~playable[row];
    }
  }
}
