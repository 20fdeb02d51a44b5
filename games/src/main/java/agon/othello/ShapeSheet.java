package agon.othello;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.othello.ShapePlaces.Place;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where the shapes lie on a board, as text, for whoever learns outside this program. */
public final class ShapeSheet {
  private ShapeSheet() {}

  /**
   * Lines: the game; its size, squares and stages and what its features are called; how many there
   * are and where those of the counts begin; the rows as sets of columns; the discs of the first
   * player and of the second; then for each place its table's first feature, its table's fold or -,
   * and its squares, −1 for a hole.
   */
  public static String of(Othello game) {
    OthelloBoard board = game.emptyBoard();
    int size = board.size();
    FeatureSet set = game.featureSet();
    Features features = set.features(game.start());
    StringBuilder text = new StringBuilder(game.line()).append('\n');
    text.append(
        "%d %d %d %s\n".formatted(size, board.playableCount(), features.stages(), set.name()));
    int first = features.count() - Counts.FEATURES;
    text.append("%d %s\n".formatted(features.count(), numbers(Counts.starts(first), " ")));
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
    if (set instanceof ShapeFeatures.Set shapes) {
      for (Place place : shapes.places()) {
        text.append(line(place.table().feature(), place.table().fold(), place.squares()));
      }
    } else {
      for (int place = 0; place < Patterns8.TURN.length; place++) {
        text.append(
            line(Patterns8.feature(place), Patterns8.fold(place), Patterns8.squares(place)));
      }
    }
    return text.toString();
  }

  private static String line(int feature, int[] fold, int[] squares) {
    String folded = fold.length == 0 ? "-" : numbers(fold, ",");
    return "%d %s %s\n".formatted(feature, folded, numbers(squares, " "));
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
