package agon.mnk;

import agon.game.BoardStyle;
import agon.game.Position;
import agon.game.Squares;
import agon.game.TextGrid;
import java.util.stream.IntStream;

/**
 * Draws a board: wood and stones in colour, black for X and white for O; the last move is marked
 * or, once there is one, the line that has won.
 */
final class MnkDrawing {
  private static final int WOOD = 137;
  private static final int DARKER_WOOD = 136;

  private MnkDrawing() {}

  static String draw(MnkPosition position, BoardStyle style) {
    MnkShape shape = position.shape();
    TextGrid grid =
        new TextGrid(
            IntStream.rangeClosed(1, shape.rows()).mapToObj(Integer::toString).toList(),
            IntStream.range(0, shape.columns()).mapToObj(Squares::column).toList(),
            WOOD,
            DARKER_WOOD);
    for (int cell = 0; cell < shape.cells(); cell++) {
      switch (position.owner(cell)) {
        case Position.FIRST -> grid.set(cell, style.unicode() ? "●" : "X", TextGrid.Ink.FIRST);
        case Position.SECOND -> grid.set(cell, second(style), TextGrid.Ink.SECOND);
        default -> {
          if (style.legalMoves() && !position.isOver()) {
            grid.set(cell, style.unicode() ? "·" : "+", TextGrid.Ink.HINT);
          }
        }
      }
      if (position.isInWinningLine(cell)) {
        grid.markLast(cell);
      }
    }
    if (position.lastMove() != Position.NO_MOVE) {
      grid.markLast(position.lastMove());
    }
    return grid.draw(style);
  }

  /** Colour tells a white disc from a black one; without it, it is a ring. */
  private static String second(BoardStyle style) {
    return style.colour() ? "●" : style.unicode() ? "○" : "O";
  }
}
