package agon.dipole;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import agon.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A board of stacks as a page draws it; where the last move captured is marked. */
record DipolePicture(DipoleBoard board) {
  Picture of(DipolePosition position, String text) {
    List<Cell> cells = new ArrayList<>(board.size * board.size);
    for (int row = 0; row < board.size; row++) {
      for (int column = 0; column < board.size; column++) {
        cells.add(cell(position, row, column));
      }
    }
    return Picture.grid(
        IntStream.range(0, board.size).mapToObj(row -> String.valueOf((char) ('A' + row))).toList(),
        IntStream.rangeClosed(1, board.size).mapToObj(Integer::toString).toList(),
        cells,
        captured(position),
        Optional.of(List.of(position.total(Position.FIRST), position.total(Position.SECOND))),
        text);
  }

  private Cell cell(DipolePosition position, int row, int column) {
    if (!DipoleBoard.isDark(row, column)) {
      String name = (char) ('A' + row) + Integer.toString(column + 1);
      return new Cell(name, row, column, Picture.NOBODY, 0, Look.VOID);
    }
    int square = board.square(row, column);
    int owner =
        position.owns(Position.FIRST, square)
            ? Position.FIRST
            : position.owns(Position.SECOND, square) ? Position.SECOND : Picture.NOBODY;
    return new Cell(board.text(square), row, column, owner, position.men(square), Look.STACK);
  }

  private List<String> captured(DipolePosition position) {
    int move = position.lastMove();
    if (move == Position.NO_MOVE || move == board.pass) {
      return List.of();
    }
    int target = board.target(move);
    DipolePosition before = (DipolePosition) position.copy();
    before.undo();
    return target != DipoleBoard.OFF && before.owns(1 - before.turn(), target)
        ? List.of(board.text(target))
        : List.of();
  }

  List<String> clicks(int move) {
    if (move == board.pass) {
      return List.of();
    }
    int target = board.target(move);
    return List.of(
        board.text(DipoleBoard.start(move)),
        target == DipoleBoard.OFF ? Picture.OFF : board.text(target));
  }
}
