package agon.dipole;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;
import java.util.Optional;

/**
 * What an estimate of Dipole can be a sum of, as the side to move sees it: each stack by its square
 * and height, and by its row and height, so that rare ones learn from those like them; each two
 * stacks of different sides on one line, by their heights, the way between them and whether it
 * leads forwards; and the stacks that can be captured, by height and by whether the captors could
 * be captured in turn. The estimate made by hand is one such sum, and learning begins with it.
 *
 * <p>This is the plain way to look; {@link DipoleSums} is the fast one.
 */
final class DipoleFeatures implements Features {
  /** Few men or many: they are weighed differently. */
  static final int STAGES = 4;

  /** Which way from a stack of the mover to one of the other side. */
  static final int FORWARD = 0;

  static final int SIDEWAYS = 1;
  static final int BACKWARD = 2;

  /** What is worth e to 1 for the estimate made by hand, in its hundredths. */
  private static final double ODDS = 205;

  /** So many loose stacks or more are counted alike. */
  static final int MOST_LOOSE = 5;

  /**
   * The numbers of all features on a board.
   *
   * @param rows where stacks by row begin; those by square begin at 0
   * @param pairs where two stacks on a line begin
   * @param exposed where stacks that can be captured begin
   * @param loose where the numbers of loose stacks begin
   * @param tallest heights from here on are one in pairs
   */
  record Numbers(
      DipoleBoard board, int rows, int pairs, int exposed, int loose, int tallest, int count)
      implements FeatureSet {
    static Numbers of(DipoleBoard board) {
      int rows = 2 * board.squares * board.men;
      int pairs = rows + 2 * board.size * board.men;
      int exposed = pairs + 3 * (board.size - 1) * board.size * board.size;
      int loose = exposed + 4 * board.size;
      int count = loose + 2 * (MOST_LOOSE + 1);
      return new Numbers(board, rows, pairs, exposed, loose, board.size, count);
    }

    @Override
    public String name() {
      return "dipole%d-lines-1".formatted(board.size);
    }

    @Override
    public Features features(Position position) {
      return new DipoleFeatures((DipolePosition) position, this);
    }

    /** A square as a player sees it. */
    int seen(int viewer, int square) {
      return viewer == Position.FIRST ? square : board.squares - 1 - square;
    }

    /**
     * @param side 0 for the mover, 1 for the other
     * @param square as the mover sees it
     */
    int stack(int side, int square, int men) {
      return (side * board.squares + square) * board.men + men - 1;
    }

    int row(int side, int square, int men) {
      return rows + (side * board.size + board.row(square)) * board.men + men - 1;
    }

    /**
     * @param way which way, from the mover's stack
     * @param mine how high the mover's stack is
     */
    int pair(int way, int distance, int mine, int theirs) {
      int line = way * (board.size - 1) + distance - 1;
      int heights = (Math.min(mine, tallest) - 1) * tallest + Math.min(theirs, tallest) - 1;
      return pairs + line * tallest * tallest + heights;
    }

    int exposed(int side, boolean avenged, int men) {
      return exposed + (2 * side + (avenged ? 1 : 0)) * board.size + men;
    }

    int loose(int side, int stacks) {
      return loose + side * (MOST_LOOSE + 1) + Math.min(stacks, MOST_LOOSE);
    }

    /** Which way from one square to another on its lines, as a player sees it. */
    int way(int viewer, int from, int to) {
      int ahead = board.rowsAhead(viewer, from) - board.rowsAhead(viewer, to);
      return ahead > 0 ? FORWARD : ahead == 0 ? SIDEWAYS : BACKWARD;
    }

    @Override
    public Optional<LinearModel> beginning() {
      short[] weights = new short[STAGES * count];
      DipoleEvaluation.Worth hand = new DipoleEvaluation.Worth(board);
      for (int stage = 0; stage < STAGES; stage++) {
        int base = stage * count;
        for (int square = 0; square < board.squares; square++) {
          for (int men = 1; men <= board.men; men++) {
            int turned = board.squares - 1 - square;
            weights[base + stack(0, square, men)] = scaled(hand.stack(Position.FIRST, square, men));
            weights[base + stack(1, square, men)] =
                scaled(-hand.stack(Position.FIRST, turned, men));
          }
        }
        for (int men = 1; men < board.size; men++) {
          for (int side = 0; side < 2; side++) {
            weights[base + exposed(side, false, men)] = scaled(hand.loose(side, men));
            weights[base + exposed(side, true, men)] = scaled(hand.defended(side, men));
          }
        }
      }
      return Optional.of(new LinearModel(count, weights, new int[STAGES]));
    }

    private static short scaled(int worth) {
      return (short) Math.round(worth * 100 / ODDS);
    }
  }

  private final DipolePosition position;
  private final DipoleBoard board;
  private final Numbers numbers;

  private DipoleFeatures(DipolePosition position, Numbers numbers) {
    this.position = position;
    this.numbers = numbers;
    board = numbers.board();
  }

  static int stage(DipolePosition position, DipoleBoard board) {
    return DipoleStacks.stage(position, board);
  }

  @Override
  public int count() {
    return numbers.count();
  }

  @Override
  public int stages() {
    return STAGES;
  }

  @Override
  public int stage() {
    return stage(position, board);
  }

  /** On every square a stack, and no stack sees more than the squares of three lines and a row. */
  @Override
  public int mostActive() {
    return 3 * board.squares + 2 + board.squares * 4 * board.size;
  }

  @Override
  public int active(int[] into) {
    int mover = position.turn();
    int count = 0;
    for (int side = 0; side < 2; side++) {
      int player = side == 0 ? mover : 1 - mover;
      int loose = 0;
      for (long left = position.stacks(player); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        int men = position.men(square);
        int seen = numbers.seen(mover, square);
        into[count++] = numbers.stack(side, seen, men);
        into[count++] = numbers.row(side, seen, men);
        int captors = fewestCaptors(1 - player, square, men);
        if (captors != 0) {
          boolean avenged = fewestCaptors(player, square, captors) != 0;
          into[count++] = numbers.exposed(side, avenged, men);
          loose += avenged ? 0 : 1;
        }
      }
      into[count++] = numbers.loose(side, loose);
    }
    return pairs(mover, into, count);
  }

  private int pairs(int mover, int[] into, int from) {
    int count = from;
    for (long left = position.stacks(mover); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long seen = position.stacks(1 - mover) & board.lines[square];
      for (; seen != 0; seen &= seen - 1) {
        int other = Long.numberOfTrailingZeros(seen);
        into[count++] =
            numbers.pair(
                numbers.way(mover, square, other),
                DipoleBoard.men(board.between(square, other)),
                position.men(square),
                position.men(other));
      }
    }
    return count;
  }

  /** How few men a side can send to capture so many on a square; 0 if it cannot. */
  private int fewestCaptors(int player, int square, int men) {
    int fewest = 0;
    long hunters = position.stacks(player) & board.lines[square];
    for (; hunters != 0; hunters &= hunters - 1) {
      int hunter = Long.numberOfTrailingZeros(hunters);
      int sent = DipoleBoard.men(board.between(hunter, square));
      if (sent >= men && sent <= position.men(hunter) && (fewest == 0 || sent < fewest)) {
        fewest = sent;
      }
    }
    return fewest;
  }
}
