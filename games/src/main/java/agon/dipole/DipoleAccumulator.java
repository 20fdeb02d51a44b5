package agon.dipole;

import static agon.dipole.DipoleBoard.OFF;

import agon.model.LearntEstimate;
import agon.model.NetworkModel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The hidden units of a network, kept up to date move by move: what any game's network says, but
 * with what a move changes known beforehand.
 */
final class DipoleAccumulator implements LearntEstimate {
  private final DipolePosition position;
  private final DipoleBoard board;
  private final NetworkModel network;
  private final int hidden;
  private final int zeros;

  /** By player who looks, owner, square and men: where the row of a stack begins. */
  private final int[] rows;

  /** For every ply White's view of the board, then Black's; nothing where no search has been. */
  private int[] @Nullable [] units = new int[64][];

  DipoleAccumulator(DipolePosition position, DipoleStacks stacks, NetworkModel network) {
    this.position = position;
    this.network = network;
    board = stacks.board();
    hidden = network.hidden();
    zeros = network.rowAt(network.features());
    rows = new int[(4 * board.squares) << DipoleBoard.MEN_SHIFT];
    for (int viewer = 0; viewer < 2; viewer++) {
      for (int owner = 0; owner < 2; owner++) {
        for (int square = 0; square < board.squares; square++) {
          for (int men = 0; men <= board.men; men++) {
            rows[at(viewer, owner, square) + men] =
                network.rowAt(stacks.feature(viewer, owner, square, men));
          }
        }
      }
    }
  }

  private int at(int viewer, int owner, int square) {
    return ((2 * viewer + owner) * board.squares + square) << DipoleBoard.MEN_SHIFT;
  }

  private int[] fresh() {
    int[] sums = new int[2 * hidden];
    for (int viewer = 0; viewer < 2; viewer++) {
      network.start(sums, viewer * hidden);
      for (int owner = 0; owner < 2; owner++) {
        for (long left = position.stacks(owner); left != 0; left &= left - 1) {
          int square = Long.numberOfTrailingZeros(left);
          int row = rows[at(viewer, owner, square) + position.men(square)];
          network.change(sums, sums, viewer * hidden, zeros, zeros, row, zeros);
        }
      }
    }
    return sums;
  }

  @Override
  public void played(int move) {
    int ply = position.ply();
    makeRoom(ply);
    int[] before = units[ply - 1];
    if (before == null) {
      units[ply] = fresh();
      return;
    }
    int[] after = units[ply];
    if (after == null) {
      after = new int[2 * hidden];
      units[ply] = after;
    }
    if (move == board.pass) {
      System.arraycopy(before, 0, after, 0, 2 * hidden);
      return;
    }
    int mover = 1 - position.turn();
    int start = DipoleBoard.start(move);
    int moved = DipoleBoard.men(move);
    int target = board.target(move);
    int stayed = position.men(start);
    int there = target == OFF ? 0 : position.men(target);
    int captured = target == OFF ? 0 : position.lastCaptured();
    for (int viewer = 0; viewer < 2; viewer++) {
      int home = at(viewer, mover, start);
      int left = rows[home + stayed + moved];
      int stay = rows[home + stayed];
      int arrived = zeros;
      int gone = zeros;
      if (target != OFF) {
        // Whoever was there is gone: a stack of the mover's own, or one that was captured.
        arrived = rows[at(viewer, mover, target) + there];
        gone =
            captured == 0
                ? rows[at(viewer, mover, target) + there - moved]
                : rows[at(viewer, 1 - mover, target) + captured];
      }
      network.change(before, after, viewer * hidden, left, gone, stay, arrived);
    }
  }

  private void makeRoom(int ply) {
    if (ply >= units.length) {
      units = Arrays.copyOf(units, 2 * ply);
    }
  }

  @Override
  public void undone(int move) {}

  @Override
  public int forSideToMove() {
    makeRoom(position.ply());
    int[] sums = units[position.ply()];
    if (sums == null) {
      sums = fresh();
      units[position.ply()] = sums;
    }
    return network.estimate(DipoleStacks.stage(position, board), sums, position.turn() * hidden);
  }
}
