package agon.othello;

import agon.game.Squares;
import java.util.List;
import java.util.Set;

/**
 * An empty board: its size and the squares that nobody can play on. Squares are numbered row by row
 * from 0, as in {@link Squares}.
 *
 * @param emptiesToWinner whether squares that stay empty count for the winner, as in tournaments
 */
record OthelloBoard(int size, Set<Integer> blocked, boolean emptiesToWinner) {
  OthelloBoard {
    blocked = Set.copyOf(blocked);
  }

  /** How many squares are not blocked. */
  int playableCount() {
    return squareCount() - blocked.size();
  }

  int squareCount() {
    return size * size;
  }

  Squares squares() {
    return new Squares(size, size);
  }

  boolean isBlocked(int square) {
    return blocked.contains(square);
  }

  /** Whether nobody can play there: beyond the border, or at a hole. */
  boolean isWall(int row, int column) {
    return row < 0 || row >= size || column < 0 || column >= size || isBlocked(row * size + column);
  }

  /**
   * Whether a line through a playable square ends next to it, at the edge or at a hole: then no
   * disc there is ever turned over in that line.
   */
  boolean isAnchored(int square, int rowStep, int columnStep) {
    int row = square / size;
    int column = square % size;
    return !isBlocked(square)
        && (isWall(row + rowStep, column + columnStep)
            || isWall(row - rowStep, column - columnStep));
  }

  /** The four squares that are occupied from the start: upper left and right, lower left, right. */
  List<Integer> centre() {
    int upperLeft = (size / 2 - 1) * size + size / 2 - 1;
    return List.of(upperLeft, upperLeft + 1, upperLeft + size, upperLeft + size + 1);
  }
}
