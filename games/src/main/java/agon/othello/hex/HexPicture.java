package agon.othello.hex;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A hexagon of discs as a page draws it; what the last move turned over is marked. */
record HexPicture(HexBoard board) {
  Picture of(HexPosition position, String text) {
    int size = board.size();
    List<Cell> cells = new ArrayList<>(board.cellCount());
    for (int cell : board.cells()) {
      int owner = position.owner(cell);
      int discs = owner == HexPosition.NOBODY ? 0 : 1;
      cells.add(new Cell(name(cell), cell / size, cell % size, owner, discs, Look.DISC));
    }
    return Picture.hexagons(
        IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList(),
        IntStream.range(0, size).mapToObj(Squares::column).toList(),
        cells,
        turnedOver(position),
        List.of(position.discs(Position.FIRST), position.discs(Position.SECOND)),
        text);
  }

  private String name(int cell) {
    return board.squares().text(cell);
  }

  private List<String> turnedOver(HexPosition position) {
    List<String> turned = new ArrayList<>();
    if (position.ply() > 0) {
      HexPosition before = position.copy();
      before.undo();
      for (int cell : board.cells()) {
        int owner = before.owner(cell);
        if (owner != HexPosition.NOBODY && owner != position.owner(cell)) {
          turned.add(name(cell));
        }
      }
    }
    return turned;
  }
}
