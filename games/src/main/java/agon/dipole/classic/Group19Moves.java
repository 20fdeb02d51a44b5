package agon.dipole.classic;

import agon.dipole.Dipole;
import agon.dipole.DipoleBoard;
import agon.dipole.DipolePosition;
import agon.dipole.Direction;
import java.util.Arrays;
import java.util.List;

/**
 * Section 4, "Algoritmo di ricerca": captures first, then moves, and only then those that leave the
 * board, for captures are few and mostly good.
 *
 * <p>Within each of the three the report only says that the program "iterates on its data
 * structures". These are bitboards by size of stack, so we go from the smallest stacks to the
 * tallest, through the squares of each size in their order, and through the squares each can reach
 * in theirs; exits go straight ahead first, then to the west, then to the east, as in the program
 * its authors published, fewest men first.
 */
final class Group19Moves {
  private static final List<Direction> STRAIGHT_WEST_EAST =
      List.of(Direction.N, Direction.S, Direction.NW, Direction.NE, Direction.SW, Direction.SE);

  private final DipoleBoard board;

  /** By player and square: all moves off the board, whatever the men. */
  private final int[][] exits;

  Group19Moves(Dipole game) {
    board = game.board();
    exits = new int[2 * board.squares][];
    for (int player = 0; player < 2; player++) {
      for (int square = 0; square < board.squares; square++) {
        exits[player * board.squares + square] = exits(player, square);
      }
    }
  }

  private int[] exits(int player, int square) {
    int[] found = new int[3 * board.men];
    int count = 0;
    for (Direction direction : STRAIGHT_WEST_EAST) {
      for (int men = 1; direction.forward(player) && men <= board.men; men++) {
        int move = DipoleBoard.move(square, direction, men);
        if (board.target(move) == DipoleBoard.OFF) {
          found[count++] = move;
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Writes the legal moves in the report's order and returns how many. */
  int write(DipolePosition position, StackBoards stacks, int[] into) {
    int player = position.turn();
    int count = captures(position, stacks, player, into);
    count = moves(stacks, player, into, count);
    count = exits(stacks, player, into, count);
    if (count == 0) {
      into[count++] = board.pass;
    }
    return count;
  }

  private int captures(DipolePosition position, StackBoards stacks, int player, int[] into) {
    long enemy = stacks.occupied(1 - player);
    int count = 0;
    for (int men = 1; men <= board.men; men++) {
      for (long left = stacks.stacks(player, men); left != 0; left &= left - 1) {
        int start = Long.numberOfTrailingZeros(left);
        long prey = enemy & board.reach(player, start, men);
        for (; prey != 0; prey &= prey - 1) {
          int target = Long.numberOfTrailingZeros(prey);
          int move = board.between(start, target);
          if (position.men(target) <= DipoleBoard.men(move)) {
            into[count++] = move;
          }
        }
      }
    }
    return count;
  }

  private int moves(StackBoards stacks, int player, int[] into, int from) {
    long free = ~stacks.occupied(1 - player);
    int count = from;
    for (int men = 1; men <= board.men; men++) {
      for (long left = stacks.stacks(player, men); left != 0; left &= left - 1) {
        int start = Long.numberOfTrailingZeros(left);
        long targets = free & board.forward(player, start, men);
        for (; targets != 0; targets &= targets - 1) {
          into[count++] = board.between(start, Long.numberOfTrailingZeros(targets));
        }
      }
    }
    return count;
  }

  private int exits(StackBoards stacks, int player, int[] into, int from) {
    int count = from;
    for (int men = 1; men <= board.men; men++) {
      for (long left = stacks.stacks(player, men); left != 0; left &= left - 1) {
        int start = Long.numberOfTrailingZeros(left);
        for (int move : exits[player * board.squares + start]) {
          if (DipoleBoard.men(move) <= men) {
            into[count++] = move;
          }
        }
      }
    }
    return count;
  }
}
