package agon.web.board;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A large board in few letters. Where a move is nothing but a stone on a free square, a list of all
 * squares and of all moves with what they change says a megabyte and means a line: whose stones lie
 * where, row by row. On a board of 255 by 255 that is the difference between waiting and playing.
 *
 * @param owners {@code 12.3X.O}: runs of free squares, stones of the first side, of the second
 * @param picture without its squares
 */
public record Stones(String owners, Picture picture) {
  /** Boards up to this many squares are sent square by square: it is little enough. */
  private static final int FEW = 400;

  private static final String LETTERS = ".XO";

  /** The board in few letters, where it is large and nothing else than stones is to be said. */
  public static Optional<Stones> of(Picture picture) {
    if (picture.kind() != Picture.Kind.GRID || picture.cells().size() <= FEW) {
      return Optional.empty();
    }
    for (Picture.Cell cell : picture.cells()) {
      String name = picture.columnLabels().get(cell.column()) + picture.rowLabels().get(cell.row());
      if (cell.look() != Picture.Look.STONE || !cell.name().equals(name)) {
        return Optional.empty();
      }
    }
    return Optional.of(new Stones(owners(picture.cells()), withoutCells(picture)));
  }

  /**
   * Whether every move puts a stone on the free square it is called after, and any free square
   * does.
   */
  static boolean areAllThatCanBePlayed(Game game, Position position, Picture picture) {
    Map<String, Integer> owner = new HashMap<>();
    picture.cells().forEach(cell -> owner.put(cell.name(), cell.owner()));
    long free = picture.cells().stream().filter(cell -> cell.owner() == Picture.NOBODY).count();
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      String text = game.text(position, moves[i]);
      if (!game.clicks(position, moves[i]).equals(List.of(text))
          || owner.getOrDefault(text, 0) != Picture.NOBODY) {
        return false;
      }
    }
    return count == free;
  }

  private static String owners(List<Picture.Cell> cells) {
    StringBuilder runs = new StringBuilder();
    int from = 0;
    for (int i = 1; i <= cells.size(); i++) {
      if (i == cells.size() || cells.get(i).owner() != cells.get(from).owner()) {
        runs.append(i - from > 1 ? i - from : "");
        runs.append(LETTERS.charAt(cells.get(from).owner() + 1));
        from = i;
      }
    }
    return runs.toString();
  }

  private static Picture withoutCells(Picture picture) {
    return Picture.grid(
        picture.rowLabels(),
        picture.columnLabels(),
        List.of(),
        picture.marked(),
        picture.score(),
        picture.text());
  }
}
