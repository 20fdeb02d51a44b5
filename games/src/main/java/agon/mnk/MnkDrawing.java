package agon.mnk;

import agon.game.BoardStyle;
import agon.game.Position;
import agon.game.Squares;
import agon.game.TextGrid;
import java.util.stream.IntStream;

/**
 * Draws a board: wood in colour, with black X and white O; the last move is marked or, once there
 * is one, the line that has won; a cross is where X may not play.
 */
final class MnkDrawing {
  private static final int WOOD = 137;

  private MnkDrawing() {}

  static String draw(MnkPosition position, BoardStyle style) {
    MnkShape shape = position.shape();
    TextGrid grid =
        new TextGrid(
            IntStream.rangeClosed(1, shape.rows()).mapToObj(Integer::toString).toList(),
            IntStream.range(0, shape.columns()).mapToObj(Squares::column).toList(),
            WOOD,
            WOOD);
    for (int cell = 0; cell < shape.cells(); cell++) {
      switch (position.owner(cell)) {
        case Position.FIRST -> grid.set(cell, "X", TextGrid.Ink.BLACK);
        case Position.SECOND -> grid.set(cell, "O", TextGrid.Ink.WHITE);
        default -> {
          if (!position.isOver() && position.isForbidden(cell)) {
            grid.set(cell, style.unicode() ? "×" : "x", TextGrid.Ink.RED);
          } else if (style.legalMoves() && !position.isOver()) {
            grid.set(cell, style.unicode() ? "•" : "+", TextGrid.Ink.HINT);
          } else if (style.colour()) {
            grid.set(cell, "·", TextGrid.Ink.FAINT); // Wood has no grid to count along.
          }
        }
      }
      if (position.isInWinningLine(cell)) {
        grid.markLast(cell);
      }
    }
    if (position.lastMove() != Position.NO_MOVE && position.lastMove() < shape.cells()) {
      grid.markLast(position.lastMove());
    }
    return grid.draw(style);
  }
}
