package agon.dipole;

import agon.game.Position;
import agon.model.LearntEstimate;
import agon.model.NetworkModel;
import agon.model.ViewSet;
import agon.model.Views;

/**
 * What can be learnt from in Dipole: each stack, own or not, by its square and its height. Black
 * sees the board turned round, so that both sides learn from all games.
 */
record DipoleStacks(DipoleBoard board) implements ViewSet {
  /** Few men or many: they are weighed differently. */
  private static final int STAGES = 4;

  @Override
  public String name() {
    return "dipole%d-stacks-1".formatted(board.size);
  }

  @Override
  public Views features(Position position) {
    return new Seen((DipolePosition) position, board);
  }

  @Override
  public LearntEstimate estimate(Position position, NetworkModel network) {
    return new DipoleAccumulator((DipolePosition) position, this, network);
  }

  /** The number of a stack as a player sees it; behind all others for no men. */
  int feature(int viewer, int owner, int square, int men) {
    if (men == 0) {
      return 2 * board.squares * board.men;
    }
    int seen = viewer == Position.FIRST ? square : board.squares - 1 - square;
    return ((viewer == owner ? 0 : board.squares) + seen) * board.men + men - 1;
  }

  static int stage(DipolePosition position, DipoleBoard board) {
    int men = position.total(0) + position.total(1);
    return Math.clamp((2 * board.men - men) * STAGES / (2 * board.men), 0, STAGES - 1);
  }

  /**
   * A stack is like those of the same height in its row, and has what a stack of one man less on
   * its square has, and a little more.
   */
  @Override
  public int[] parts(int feature) {
    int men = feature % board.men + 1;
    int square = feature / board.men % board.squares;
    int owner = feature / board.men / board.squares;
    int count = 2 * board.squares * board.men;
    int[] parts = new int[men + 2];
    parts[0] = feature;
    parts[1] = 2 * count + (owner * board.size + board.row(square)) * board.men + men - 1;
    for (int i = 0; i < men; i++) {
      parts[2 + i] = count + feature - i;
    }
    return parts;
  }

  private record Seen(DipolePosition position, DipoleBoard board) implements Views {
    @Override
    public int turn() {
      return position.turn();
    }

    @Override
    public int count() {
      return 2 * board.squares * board.men;
    }

    @Override
    public int stages() {
      return STAGES;
    }

    @Override
    public int stage() {
      return DipoleStacks.stage(position, board);
    }

    @Override
    public int mostActive() {
      return Math.min(board.squares, 2 * board.men);
    }

    @Override
    public int active(int viewer, int[] into) {
      int own = write(viewer, viewer, into, 0);
      return write(viewer, 1 - viewer, into, own);
    }

    /** In rising order: White counts squares from the top, Black from the bottom. */
    private int write(int viewer, int owner, int[] into, int from) {
      int count = from;
      int base = viewer == owner ? 0 : board.squares;
      if (viewer == Position.FIRST) {
        for (long left = position.stacks(owner); left != 0; left &= left - 1) {
          int square = Long.numberOfTrailingZeros(left);
          into[count++] = (base + square) * board.men + position.men(square) - 1;
        }
      } else {
        int last = board.squares - 1;
        for (long left = Long.reverse(position.stacks(owner)); left != 0; left &= left - 1) {
          int square = Long.SIZE - 1 - Long.numberOfTrailingZeros(left);
          into[count++] = (base + last - square) * board.men + position.men(square) - 1;
        }
      }
      return count;
    }
  }
}
