package agon.dipole;

import agon.game.Position;
import agon.search.Score;

/**
 * What is certain in Dipole without search: a last stack that can be captured, and a race.
 *
 * <p>Implementation note. A race is a position in which all men have passed each other and none can
 * ever be captured any more. White's men go up and Black's down, so rows between them only grow. To
 * capture, k men must stand on one square with a way of exactly k, that is at most k rows. Of any k
 * Black men the lowest stands no higher than the k-th Black man from the top. So if for every k the
 * k-th Black man from the top is more than k rows below the lowest White man, Black never captures;
 * likewise White. Nothing in the proof depends on how men are stacked, and no move makes it false.
 *
 * <p>In a race a man r rows before the last has r + 1 moves, since no enemy blocks its way, and no
 * move of any kind spends fewer. Whoever has more moves left wins, the side to move by more than
 * none; the loser can hold out for exactly its number of moves.
 */
final class DipoleVerdict {
  private DipoleVerdict() {}

  /** As {@link agon.search.Insight#verdict}. */
  static int of(DipolePosition position, DipoleBoard board) {
    int turn = position.turn();
    long enemy = position.stacks(1 - turn);
    if ((enemy & (enemy - 1)) == 0 && canCapture(position, board, turn, enemy)) {
      return Score.winIn(1);
    }
    if (!isRace(position, board)) {
      return Score.UNKNOWN;
    }
    int mine = movesLeft(position, board, turn);
    int theirs = movesLeft(position, board, 1 - turn);
    int plies = mine > theirs ? 2 * theirs : 2 * mine - 1;
    if (position.lastPly() != 0 && position.plies() + plies > position.lastPly()) {
      return Score.UNKNOWN;
    }
    return mine > theirs ? Score.winIn(plies) : Score.lossIn(plies);
  }

  private static boolean canCapture(
      DipolePosition position, DipoleBoard board, int player, long stack) {
    int target = Long.numberOfTrailingZeros(stack);
    long left = position.stacks(player) & board.lines[target];
    for (; left != 0; left &= left - 1) {
      int hunter = Long.numberOfTrailingZeros(left);
      int sent = DipoleBoard.men(board.between(hunter, target));
      if (sent >= position.men(target) && sent <= position.men(hunter)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRace(DipolePosition position, DipoleBoard board) {
    long white = position.stacks(Position.FIRST);
    long black = position.stacks(Position.SECOND);
    int lowestWhite = Long.SIZE - 1 - Long.numberOfLeadingZeros(white);
    int highestBlack = Long.numberOfTrailingZeros(black);
    if (highestBlack <= lowestWhite) {
      return false;
    }
    int whiteRow = board.row(lowestWhite);
    int men = 0;
    for (long left = black; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      men += position.men(square);
      if (board.row(square) - whiteRow <= men) {
        return false;
      }
    }
    int blackRow = board.row(highestBlack);
    men = 0;
    for (long left = white; left != 0; ) {
      int square = Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
      left ^= 1L << square;
      men += position.men(square);
      if (blackRow - board.row(square) <= men) {
        return false;
      }
    }
    return true;
  }

  private static int movesLeft(DipolePosition position, DipoleBoard board, int player) {
    int moves = 0;
    for (long left = position.stacks(player); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      moves += position.men(square) * (board.rowsAhead(player, square) + 1);
    }
    return moves;
  }
}
