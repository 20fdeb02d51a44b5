package agon.othello;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A board of discs as a page draws it; what the last move turned over is marked. */
record OthelloPicture(OthelloBoard board) {
  Picture of(DiscPosition position, String text) {
    int size = board.size();
    List<Cell> cells = new ArrayList<>(board.squareCount());
    for (int square = 0; square < board.squareCount(); square++) {
      int owner = position.owner(square);
      cells.add(
          new Cell(
              board.squares().text(square),
              square / size,
              square % size,
              owner,
              owner == DiscPosition.NOBODY ? 0 : 1,
              board.isBlocked(square) ? Look.BLOCKED : Look.DISC));
    }
    return Picture.grid(
        IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList(),
        IntStream.range(0, size).mapToObj(Squares::column).toList(),
        cells,
        turnedOver(position),
        Optional.of(List.of(position.score(Position.FIRST), position.score(Position.SECOND))),
        text);
  }

  private List<String> turnedOver(DiscPosition position) {
    List<String> turned = new ArrayList<>();
    if (position.ply() > 0) {
      DiscPosition before = (DiscPosition) position.copy();
      before.undo();
      for (int square = 0; square < board.squareCount(); square++) {
        int owner = before.owner(square);
        if (owner != DiscPosition.NOBODY && owner != position.owner(square)) {
          turned.add(board.squares().text(square));
        }
      }
    }
    return turned;
  }
}
