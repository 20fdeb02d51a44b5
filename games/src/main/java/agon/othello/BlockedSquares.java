package agon.othello;

import agon.game.BadInput;
import agon.game.Squares;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The parameter {@code blocked}: squares separated by blanks, or {@code none}. */
final class BlockedSquares {
  static final String NONE = "none";
  static final String ALLOWED = "squares separated by blanks, such as c3 h3, or none";

  /** Squares are read before the size of the board is known, so as on the largest board. */
  private static final Squares LARGEST = new Squares(Othello.MOST_SIZE, Othello.MOST_SIZE);

  private BlockedSquares() {}

  /** Sorted by row, then column; throws {@link IllegalArgumentException} if not squares at all. */
  static String canonical(String text) {
    if (text.isBlank() || text.strip().toLowerCase(Locale.ROOT).equals(NONE)) {
      return NONE;
    }
    Set<Integer> sorted = new TreeSet<>();
    for (String word : text.strip().split("\\s+", -1)) {
      int square = LARGEST.find(word);
      if (square < 0) {
        throw new IllegalArgumentException("not a square");
      }
      sorted.add(square);
    }
    return sorted.stream().map(LARGEST::text).collect(Collectors.joining(" "));
  }

  /**
   * The board of this size without the blocked squares, which must not be where the game starts.
   */
  static OthelloBoard board(int size, String canonical, boolean emptiesToWinner) {
    OthelloBoard whole = new OthelloBoard(size, Set.of(), emptiesToWinner);
    if (canonical.equals(NONE)) {
      return whole;
    }
    Set<Integer> blocked = new TreeSet<>();
    for (String word : canonical.split(" ", -1)) {
      int square = whole.squares().find(word);
      if (square < 0) {
        throw new BadInput(
            "blocked has %s, but a board of size %d has only %s"
                .formatted(word, size, whole.squares().range()));
      }
      if (whole.centre().contains(square)) {
        throw new BadInput(
            "blocked has %s, but the four squares in the centre hold the first discs"
                .formatted(word));
      }
      blocked.add(square);
    }
    return new OthelloBoard(size, blocked, emptiesToWinner);
  }
}
