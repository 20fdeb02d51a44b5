package agon.dipole;

import agon.game.Position;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Works a {@link DipoleDatabase} out, fewest men first.
 *
 * <p>Implementation note. Men go forwards, off the board, or somewhere to capture, so no position
 * of a game comes back, and a position is simply worth what its best move is: each is looked at
 * once, those that follow from it before it. Passes change nothing, but two in a row cannot be: of
 * all stacks one that is farthest to the left always has a move forwards to the left.
 */
final class DipoleDatabaseBuilder {
  /** How often it asks whether to go on. */
  private static final int BETWEEN = 1 << 16;

  /** See {@link DipoleBoard#maxMoves}. */
  private static final int MOVES_A_MAN = 6;

  /** More than any game lasts. */
  private static final int MANY_PLIES = 1000;

  private final DipoleBoard board;
  private final int mostMen;
  private final DipoleDatabase known;
  private final DipolePosition position;

  /** By depth, so that nothing is allocated on the way. */
  private final List<int[]> moves = new ArrayList<>();

  private int visited;
  private boolean stopped;

  DipoleDatabaseBuilder(DipoleBoard board, int mostMen, ByteBuffer into) {
    this.board = board;
    this.mostMen = mostMen;
    known = new DipoleDatabase(board, mostMen, into);
    position = new DipolePosition(board, 0, 0, Position.FIRST);
  }

  /** As {@link agon.endgame.Database#build}. */
  boolean build(IntPredicate goesOn) {
    for (int men = 2; men <= mostMen && !stopped; men++) {
      for (int mine = 1; mine < men && !stopped; mine++) {
        place(Position.FIRST, mine, men - mine, 0, men, goesOn);
      }
    }
    return !stopped;
  }

  /** Puts the rest of one side's men on squares from this one on, then the other side's. */
  private void place(
      int player, int left, int othersLeft, int from, int size, IntPredicate goesOn) {
    if (left == 0) {
      if (player == Position.FIRST) {
        place(Position.SECOND, othersLeft, 0, 0, size, goesOn);
        return;
      }
      value(0);
      if (++visited % BETWEEN == 0 && !goesOn.test(size)) {
        stopped = true;
      }
      return;
    }
    for (int square = from; square < board.squares && !stopped; square++) {
      if (!position.owns(1 - player, square)) {
        for (int men = 1; men <= left; men++) {
          position.put(player, square, men);
          place(player, left - men, othersLeft, square + 1, size, goesOn);
          position.take(player, square);
        }
      }
    }
  }

  /** The value of the position as it stands, looked up or worked out. */
  private int value(int depth) {
    int at = known.place(position);
    int found = known.at(at);
    if (found == 0) {
      found = best(depth);
      known.set(at, found);
    }
    return found;
  }

  private int best(int depth) {
    int mover = position.turn();
    int[] list = moves(depth);
    int count = position.moves(list);
    int best = 0;
    for (int i = 0; i < count; i++) {
      position.play(list[i]);
      int plies;
      if (position.total(1 - mover) == 0) {
        plies = 1;
      } else if (position.total(mover) == 0) {
        plies = -1;
      } else {
        int reply = value(depth + 1);
        plies = reply > 0 ? -reply - 1 : 1 - reply;
      }
      position.undo();
      best = best == 0 || merit(plies) > merit(best) ? plies : best;
    }
    return best;
  }

  private int[] moves(int depth) {
    if (depth == moves.size()) {
      moves.add(new int[MOVES_A_MAN * mostMen]);
    }
    return moves.get(depth);
  }

  /** Sooner wins are better, and later losses. */
  private static int merit(int plies) {
    return plies > 0 ? MANY_PLIES - plies : -MANY_PLIES - plies;
  }
}
