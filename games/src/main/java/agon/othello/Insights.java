package agon.othello;

import agon.game.Position;
import agon.search.Insight;

/** Makes the insights of one board, which share what only depends on the board. */
interface Insights {
  Insight make(Position position);

  static Insights of(OthelloBoard board) {
    if (board.size() <= 8) {
      Terrain8 terrain = new Terrain8(board);
      return position -> new Insight8((Position8) position, terrain);
    }
    RowTerrain terrain = new RowTerrain(board);
    return board.size() == 10
        ? position -> new RowInsight<>((Position10) position, terrain)
        : position -> new RowInsight<>((Position16) position, terrain);
  }
}
