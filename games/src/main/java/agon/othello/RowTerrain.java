package agon.othello;

/**
 * {@link Terrain8} for boards of any size: one int a row, row r at r + 1, with an empty row before
 * the first and after the last so that neighbours need no questions.
 */
final class RowTerrain {
  final int size;
  final int playableCount;

  /** Whether squares that stay empty count for the winner. */
  final boolean emptiesToWinner;

  final int[] playable;
  final int[] anchoredRow;
  final int[] anchoredLeft;
  final int[] anchoredDown;
  final int[] anchoredRight;
  final int[] corners;
  final int[] edges;
  final OthelloWeights weights;

  RowTerrain(OthelloBoard board) {
    size = board.size();
    emptiesToWinner = board.emptiesToWinner();
    playableCount = board.squareCount() - board.blocked().size();
    weights = new OthelloWeights(playableCount);
    playable = new int[size + 2];
    for (int square = 0; square < board.squareCount(); square++) {
      playable[square / size + 1] |= board.isBlocked(square) ? 0 : 1 << (square % size);
    }
    anchoredRow = anchored(board, 0, 1);
    anchoredLeft = anchored(board, 1, -1);
    anchoredDown = anchored(board, 1, 0);
    anchoredRight = anchored(board, 1, 1);
    corners = new int[size + 2];
    edges = new int[size + 2];
    for (int row = 1; row <= size; row++) {
      corners[row] = anchoredRow[row] & anchoredLeft[row] & anchoredDown[row] & anchoredRight[row];
      edges[row] = (anchoredRow[row] | anchoredDown[row]) & ~corners[row];
    }
  }

  private static int[] anchored(OthelloBoard board, int rowStep, int columnStep) {
    int size = board.size();
    int[] rows = new int[size + 2];
    for (int square = 0; square < board.squareCount(); square++) {
      boolean ends = board.isAnchored(square, rowStep, columnStep);
      rows[square / size + 1] |= ends ? 1 << (square % size) : 0;
    }
    return rows;
  }
}
