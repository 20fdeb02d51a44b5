package agon.othello;

import agon.game.Squares;
import java.util.List;
import java.util.Set;

/**
 * An empty board: its size and the squares that nobody can play on. Squares are numbered row by row
 * from 0, as in {@link Squares}.
 */
record OthelloBoard(int size, Set<Integer> blocked) {
  OthelloBoard {
    blocked = Set.copyOf(blocked);
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

  /** The four squares that are occupied from the start: upper left and right, lower left, right. */
  List<Integer> centre() {
    int upperLeft = (size / 2 - 1) * size + size / 2 - 1;
    return List.of(upperLeft, upperLeft + 1, upperLeft + size, upperLeft + size + 1);
  }
}
