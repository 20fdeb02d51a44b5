package agon.mnk;

import agon.game.BadInput;
import agon.game.Squares;
import agon.proof.Argument;
import java.util.Arrays;
import java.util.List;

/**
 * Checks a pairing: cells of the board, none in two pairs, and both cells of some pair in every
 * window of k cells in a row. Knows nothing of how pairings are found.
 */
final class PairingCheck {
  private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private final MnkStones board;
  private final Squares squares;
  private final boolean swapping;

  /** By cell: the number of its pair, or −1. */
  private final int[] pairOf;

  /** By pair: the last window in which one of its cells was seen. */
  private int[] seenIn = {};

  private int window;

  PairingCheck(MnkShape shape) {
    board = shape.board;
    swapping = shape.opening != MnkOpening.NONE;
    squares = shape.squares;
    pairOf = new int[board.cells()];
  }

  /** Fails with a sentence about the first thing that is wrong. */
  void require(List<Argument.Pair> pairs) {
    if (swapping) {
      throw new BadInput("pairs prove nothing where the other side puts one's first stones");
    }
    if (board.rule == MnkRule.RENJU) {
      throw new BadInput("pairs prove nothing in renju: X may be forbidden to block");
    }
    Arrays.fill(pairOf, -1);
    seenIn = new int[pairs.size()];
    window = 0;
    for (int i = 0; i < pairs.size(); i++) {
      enter(pairs.get(i).one(), i);
      enter(pairs.get(i).other(), i);
    }
    for (int row = 0; row < board.rows; row++) {
      for (int column = 0; column < board.columns; column++) {
        for (int[] way : WAYS) {
          int lastRow = row + (board.k - 1) * way[0];
          int lastColumn = column + (board.k - 1) * way[1];
          if (lastRow < board.rows && lastColumn >= 0 && lastColumn < board.columns) {
            requirePair(row, column, way);
          }
        }
      }
    }
  }

  private void enter(int cell, int pair) {
    if (cell < 0 || cell >= pairOf.length) {
      throw new BadInput("a pair has a cell that is not on the board");
    }
    if (pairOf[cell] >= 0) {
      throw new BadInput(squares.text(cell) + " is in more than one pair");
    }
    pairOf[cell] = pair;
  }

  private void requirePair(int row, int column, int[] way) {
    window++;
    for (int i = 0; i < board.k; i++) {
      int pair = pairOf[(row + i * way[0]) * board.columns + column + i * way[1]];
      if (pair >= 0 && seenIn[pair] == window) {
        return;
      }
      if (pair >= 0) {
        seenIn[pair] = window;
      }
    }
    int first = row * board.columns + column;
    int last = (row + (board.k - 1) * way[0]) * board.columns + column + (board.k - 1) * way[1];
    throw new BadInput(
        "no pair is in the line from %s to %s".formatted(squares.text(first), squares.text(last)));
  }
}
