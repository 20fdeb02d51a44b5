package agon.othello;

import agon.game.Position;
import agon.othello.ShapePlaces.Place;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where the shapes lie on a board, as text, for whoever learns outside this program. */
public final class ShapeSheet {
  private ShapeSheet() {}

  /**
   * Lines: the game; its size, squares and stages; how many features and where those of the counts
   * begin; the rows as sets of columns; the discs of the first player and of the second; then for
   * each place its table's first feature, its table's fold or -, and its squares, −1 for a hole.
   */
  public static String of(Othello game) {
    OthelloBoard board = game.emptyBoard();
    int size = board.size();
    StringBuilder text = new StringBuilder(game.line()).append('\n');
    text.append("%d %d %d\n".formatted(size, board.playableCount(), Shapes.STAGES));
    text.append(
        "%d %d %d %d %d %d\n"
            .formatted(
                Shapes.FEATURES,
                Shapes.OWN_MOVES,
                Shapes.OTHER_MOVES,
                Shapes.PARITY,
                Shapes.OWN_DISCS,
                Shapes.OTHER_DISCS));
    text.append(
        IntStream.range(0, size)
            .mapToObj(row -> Integer.toString(row(board, row)))
            .collect(Collectors.joining(" ", "", "\n")));
    DiscPosition start = (DiscPosition) game.start();
    for (int player : new int[] {Position.FIRST, Position.SECOND}) {
      text.append(
          board.centre().stream()
              .filter(square -> start.owner(square) == player)
              .map(square -> Integer.toString(square))
              .collect(Collectors.joining(" ", "", "\n")));
    }
    for (Place place : ShapePlaces.of(board)) {
      int[] fold = place.table().fold();
      text.append(
          "%d %s %s\n"
              .formatted(
                  place.table().feature(),
                  fold.length == 0 ? "-" : numbers(fold, ","),
                  numbers(place.squares(), " ")));
    }
    return text.toString();
  }

  private static int row(OthelloBoard board, int row) {
    int columns = 0;
    for (int column = 0; column < board.size(); column++) {
      columns |= board.isWall(row, column) ? 0 : 1 << column;
    }
    return columns;
  }

  private static String numbers(int[] numbers, String between) {
    return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(between));
  }
}
