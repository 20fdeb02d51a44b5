package agon.dipole;

/**
 * How good a position looks, in hundredths of a man.
 *
 * <p>Implementation note. Dipole is material and time: men only go forward and fall off at the end,
 * so each man is a store of single steps, and whoever runs out of them gives men away. A man is
 * therefore worth a fixed amount and a little for each row before it: captures sideways spend
 * nothing, captures backwards win steps back. A stack is worth something for every square it
 * reaches, which speaks for some tall stacks and for the middle. All this is one number by square
 * and height, from a table. To it come the stacks that can be captured: less if the captors can be
 * captured in turn, and a loose stack of the side to move counts less than its men, for the side to
 * move can save one.
 *
 * <p>Tried in games and left out, since they lost or won nothing: safe single steps (they tempt
 * into splitting stacks), a distaste for single men, for the last rows or for the edge, weights
 * that grow as men go. Everything is read off the position at every call.
 */
final class DipoleEvaluation implements DipoleEstimate {
  private static final int MAN = 80;

  /** For each row before a man. */
  private static final int STEP = 13;

  /** For each square a stack could capture on. */
  private static final int REACH = 5;

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

  /** By player, square and men: what the stack is worth. */
  private final int[] worth;

  DipoleEvaluation(DipolePosition position, DipoleBoard board) {
    this.position = position;
    this.board = board;
    Worth each = new Worth(board);
    worth = new int[(2 * board.squares) << DipoleBoard.MEN_SHIFT];
    for (int square = 0; square < board.squares; square++) {
      for (int player = 0; player < 2; player++) {
        for (int men = 1; men <= board.men; men++) {
          worth[board.row(player, square) + men] = each.stack(player, square, men);
        }
      }
    }
  }

  /** What each stack is worth, for whoever begins to learn with it. */
  record Worth(DipoleBoard board) {
    int stack(int player, int square, int men) {
      int man = MAN + STEP * board.rowsAhead(player, square);
      return man * men + REACH * Long.bitCount(board.reach(player, square, men));
    }

    /**
     * @param side 0 for the side to move, 1 for the other
     */
    int loose(int side, int men) {
      return side == 0 ? LOOSE_STACK + men * LOOSE_MAN : men * PREY_LOOSE_MAN;
    }

    int defended(int side, int men) {
      return men * (side == 0 ? DEFENDED_MAN : PREY_DEFENDED_MAN);
    }
  }

  @Override
  public int forSideToMove() {
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
      sum += worth[board.row(player, square) + position.men(square)];
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
