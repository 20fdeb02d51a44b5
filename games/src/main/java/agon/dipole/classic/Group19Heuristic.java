package agon.dipole.classic;

import agon.dipole.DipoleBoard;
import agon.dipole.Direction;

/**
 * Section 5, "Euristica": the sum of five parts, seen by one player at all depths. Three are
 * differences between the players; the number of stacks looks at the own ones only, so what is good
 * for one is not just as bad for the other.
 *
 * <p>Everything is in fifths, since the part that counts 0.4 is then a whole number.
 */
final class Group19Heuristic {
  /** One of the report's points. */
  static final int POINT = 5;

  /** "Ridotto del 60 %": with its full weight stacks of more than four ran for the edge. */
  private static final int CONTROLLED_CELL = 2;

  /** What a player without men thinks of it: worse than any sum. */
  static final int LOST = -1_000_000;

  /** By men: how many such stacks are welcome; of taller ones than these, one. */
  private static final int[] MOST_STACKS = {0, 2, 4, 4, 2, 1};

  private final DipoleBoard board;

  /** By player, square and men: squares controlled. */
  private final byte[][][] controlled;

  Group19Heuristic(DipoleBoard board) {
    this.board = board;
    controlled = new byte[2][board.squares][board.men + 1];
    for (int player = 0; player < 2; player++) {
      for (int square = 0; square < board.squares; square++) {
        for (int men = 1; men <= board.men; men++) {
          controlled[player][square][men] = (byte) count(player, square, men);
        }
      }
    }
  }

  private int count(int player, int square, int most) {
    int count = 0;
    for (Direction direction : Direction.values()) {
      if (direction.forward(1 - player)) {
        continue;
      }
      for (int men = 1; men <= most; men++) {
        if (board.target(DipoleBoard.move(square, direction, men)) >= 0) {
          count++;
        }
      }
    }
    return count;
  }

  /**
   * What a position is worth to a player, in fifths of a point.
   *
   * <p>The report does not say what the end of a game is worth. A player without men has lost and
   * nothing can be worse; an enemy without men brings no more than the five parts say.
   */
  int value(StackBoards stacks, int player) {
    if (stacks.occupied(player) == 0) {
      return LOST;
    }
    int enemy = 1 - player;
    int points = numberOfStacks(stacks, player) + advantage(stacks, player);
    int cells = 0;
    for (int men = 1; men <= board.men; men++) {
      for (long left = stacks.stacks(player, men); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        points += men + movesLeft(player, square, men);
        cells += controlledCells(player, square, men);
      }
      for (long left = stacks.stacks(enemy, men); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        points -= men + movesLeft(enemy, square, men);
        cells -= controlledCells(enemy, square, men);
      }
    }
    return POINT * points + CONTROLLED_CELL * cells;
  }

  /**
   * Part 2, "mosse restanti": the moves it takes to bring a stack off the far end of the board man
   * by man, one square at a time, whatever stands in the way.
   */
  int movesLeft(int player, int square, int men) {
    return men * (board.rowsAhead(player, square) + 1);
  }

  /**
   * Part 3, "celle controllate": the squares a stack, or some of it, can get to, forwards and also
   * sideways, where it could only capture; whatever stands there.
   */
  int controlledCells(int player, int square, int men) {
    return controlled[player][square][men];
  }

  /**
   * Part 4, "numero di stack": the report gives a limit for each size but does not say how it
   * becomes a number. We count what is left up to the limit, or what is over it, for the sizes the
   * player has.
   */
  int numberOfStacks(StackBoards stacks, int player) {
    int sum = 0;
    for (int men = 1; men <= board.men; men++) {
      int count = Long.bitCount(stacks.stacks(player, men));
      if (count > 0) {
        sum += MOST_STACKS[Math.min(men, MOST_STACKS.length - 1)] - count;
      }
    }
    return sum;
  }

  /** Part 5, "vantaggio": that of every stack of a player. */
  int advantage(StackBoards stacks, int player) {
    int sum = 0;
    for (int men = 1; men <= board.men; men++) {
      for (long left = stacks.stacks(player, men); left != 0; left &= left - 1) {
        sum += advantage(stacks, player, Long.numberOfTrailingZeros(left), men);
      }
    }
    return sum;
  }

  /**
   * 1 for each enemy stack that a stack can capture, less 1 for each that can capture it. Of two
   * equal stacks each can capture the other or neither can, so they cancel out.
   */
  int advantage(StackBoards stacks, int player, int square, int men) {
    long near = board.reach(player, square, men - 1);
    long inReach = board.reach(player, square, men);
    int sum = 0;
    for (int other = 1; other < men; other++) {
      long prey = stacks.stacks(1 - player, other);
      if (prey != 0) {
        sum += Long.bitCount(prey & inReach & ~board.reach(player, square, other - 1));
      }
    }
    for (int other = men + 1; other <= board.men; other++) {
      long hunters = stacks.stacks(1 - player, other);
      if (hunters != 0) {
        sum -= Long.bitCount(hunters & board.reach(player, square, other) & ~near);
      }
    }
    return sum;
  }
}
