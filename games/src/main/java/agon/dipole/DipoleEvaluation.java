package agon.dipole;

/**
 * How good a position looks, in hundredths of a man about to reach the end of the board.
 *
 * <p>Implementation note. Dipole is material and time: men only go forward and fall off at the end,
 * so each man is a store of single steps, and whoever runs out of them gives men away. A man is
 * therefore worth a fixed amount and a little for each row before it; captures sideways spend
 * nothing, captures backwards win steps back. To this come men that can be captured: less if the
 * captors can be captured in turn, and what hangs on the side to move counts less than its number,
 * for it can save one stack at least.
 *
 * <p>Tried in games and left out, since they lost or won nothing: safe single steps (they tempt
 * into splitting stacks), squares in reach, a distaste for single men, for the last rows or for the
 * middle, weights that grow as men go. All is read off the position at every call.
 */
final class DipoleEvaluation {
  private static final int MAN = 80;
  private static final int STEP = 13;

  /** For each stack of the side to move that can be captured and not avenged. */
  private static final int LOOSE_STACK = -30;

  /** For each man in it. */
  private static final int LOOSE_MAN = -15;

  private static final int DEFENDED_MAN = -10;

  /** For each man of the other side that the side to move can capture. */
  private static final int PREY_LOOSE_MAN = 30;

  private static final int PREY_DEFENDED_MAN = 15;

  private final DipolePosition position;
  private final DipoleBoard board;

  /** By player and square: what a man there is worth. */
  private final int[] worth;

  DipoleEvaluation(DipolePosition position, DipoleBoard board) {
    this.position = position;
    this.board = board;
    worth = new int[2 * board.squares];
    for (int square = 0; square < board.squares; square++) {
      for (int player = 0; player < 2; player++) {
        worth[player * board.squares + square] = MAN + STEP * board.rowsAhead(player, square);
      }
    }
  }

  int forSideToMove() {
    int mover = position.turn();
    int other = 1 - mover;
    return army(mover)
        - army(other)
        + exposure(mover, LOOSE_STACK, LOOSE_MAN, DEFENDED_MAN)
        + exposure(other, 0, PREY_LOOSE_MAN, PREY_DEFENDED_MAN);
  }

  private int army(int player) {
    int sum = 0;
    for (long left = position.stacks(player); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      sum += position.men(square) * worth[player * board.squares + square];
    }
    return sum;
  }

  private int exposure(int player, int looseStack, int looseMan, int defendedMan) {
    long own = position.stacks(player);
    long enemy = position.stacks(1 - player);
    int sum = 0;
    for (long left = own; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int men = position.men(square);
      int captors = fewestCaptors(enemy, square, men);
      if (captors != 0) {
        boolean avenged = fewestCaptors(own, square, captors) != 0;
        sum += avenged ? men * defendedMan : looseStack + men * looseMan;
      }
    }
    return sum;
  }

  /** How few men one of these stacks can send to capture so many on a square; 0 if none can. */
  private int fewestCaptors(long hunters, int square, int men) {
    int fewest = 0;
    for (long left = hunters & board.lines[square]; left != 0; left &= left - 1) {
      int hunter = Long.numberOfTrailingZeros(left);
      int sent = DipoleBoard.men(board.between(hunter, square));
      if (sent >= men && sent <= position.men(hunter) && (fewest == 0 || sent < fewest)) {
        fewest = sent;
      }
    }
    return fewest;
  }
}
