package agon.mnk;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A board of stones as a page draws it, with the winning line and X's forbidden points marked. */
record MnkPicture(MnkShape shape) {
  Picture of(MnkPosition position, String text) {
    List<Cell> cells = new ArrayList<>(shape.cells());
    List<String> marked = new ArrayList<>();
    boolean running = !position.isOver();
    for (int cell = 0; cell < shape.cells(); cell++) {
      boolean forbidden =
          running && position.owner(cell) == MnkStones.EMPTY && position.isForbidden(cell);
      cells.add(cell(cell, position.owner(cell), forbidden ? Look.FORBIDDEN : Look.STONE));
      if (position.isInWinningLine(cell)) {
        marked.add(shape.squares.text(cell));
      }
    }
    return Picture.grid(
        IntStream.rangeClosed(1, shape.rows()).mapToObj(Integer::toString).toList(),
        IntStream.range(0, shape.columns()).mapToObj(Squares::column).toList(),
        cells,
        marked,
        Optional.empty(),
        text);
  }

  /** A stone changes its own cell and no other. */
  List<Cell> changes(Position position, int move) {
    return move < shape.cells()
        ? List.of(cell(move, ((MnkPosition) position).colour(), Look.STONE))
        : List.of();
  }

  private Cell cell(int cell, int owner, Look look) {
    return new Cell(
        shape.squares.text(cell),
        cell / shape.columns(),
        cell % shape.columns(),
        owner,
        owner == MnkStones.EMPTY ? 0 : 1,
        look);
  }
}
