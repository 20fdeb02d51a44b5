package agon.dipole.classic;

import agon.dipole.DipoleBoard;
import agon.dipole.DipolePosition;
import java.util.Arrays;

/**
 * Section 3, "Rappresentazione": a stack is a piece as large as it has men, and each player has one
 * bitboard for each size of stack. So how many stacks of a size there are is a count of bits, and
 * where they stand a search for the next one.
 *
 * <p>The report has 24 boards of 32 bits and makes a child node by copying those that a move
 * changes, sharing the others with the parent. Here a move flips the few bits it changes, and the
 * same flips take it back: nothing is copied and nothing needs to be remembered. The boards have 64
 * bits, since the large board has 50 dark squares and stacks of up to 20.
 */
final class StackBoards {
  private final DipoleBoard board;

  /** By player and men: a bit for each dark square with such a stack, A2 first. */
  private final long[][] stacks;

  private final long[] occupied = new long[2];

  StackBoards(DipoleBoard board) {
    this.board = board;
    stacks = new long[2][board.men + 1];
  }

  /** Becomes this position. */
  void set(DipolePosition position) {
    for (int player = 0; player < 2; player++) {
      Arrays.fill(stacks[player], 0);
      occupied[player] = 0;
      for (int square = 0; square < board.squares; square++) {
        if (position.owns(player, square)) {
          flip(player, position.men(square), square);
        }
      }
    }
  }

  /** The squares on which a player has stacks of so many men. */
  long stacks(int player, int men) {
    return stacks[player][men];
  }

  /** The squares of all stacks of a player. */
  long occupied(int player) {
    return occupied[player];
  }

  /**
   * Makes a move, or takes it back.
   *
   * @param before the position in which the move is made
   */
  void flip(DipolePosition before, int move) {
    if (move == board.pass) {
      return;
    }
    int player = before.turn();
    int start = DipoleBoard.start(move);
    int moved = DipoleBoard.men(move);
    int target = board.target(move);
    flip(player, before.men(start), start);
    flip(player, before.men(start) - moved, start);
    if (target == DipoleBoard.OFF) {
      return;
    }
    int there = before.men(target);
    if (before.owns(1 - player, target)) {
      flip(1 - player, there, target);
      flip(player, moved, target);
    } else {
      flip(player, there, target);
      flip(player, there + moved, target);
    }
  }

  private void flip(int player, int men, int square) {
    if (men > 0) {
      stacks[player][men] ^= 1L << square;
      occupied[player] ^= 1L << square;
    }
  }
}
