package agon.dipole;

import static agon.dipole.DipoleBoard.OFF;

import java.util.Arrays;

/** The hidden units of a {@link DipoleNetwork}, kept up to date move by move. */
final class DipoleAccumulator implements DipoleEstimate {
  private final DipolePosition position;
  private final DipoleBoard board;
  private final DipoleNetwork network;

  /** For every ply White's view of the board, then Black's. */
  private int[][] units = new int[64][];

  DipoleAccumulator(DipolePosition position, DipoleBoard board, DipoleNetwork network) {
    this.position = position;
    this.board = board;
    this.network = network;
    units[position.ply()] = fresh();
  }

  private int[] fresh() {
    int hidden = network.hidden;
    int[] sums = new int[2 * hidden];
    for (int viewer = 0; viewer < 2; viewer++) {
      System.arraycopy(network.inputBias, 0, sums, viewer * hidden, hidden);
      for (int owner = 0; owner < 2; owner++) {
        for (long left = position.stacks(owner); left != 0; left &= left - 1) {
          int square = Long.numberOfTrailingZeros(left);
          int row = network.row(viewer, owner, square, position.men(square));
          for (int i = 0; i < hidden; i++) {
            sums[viewer * hidden + i] += network.input[row + i];
          }
        }
      }
    }
    return sums;
  }

  @Override
  public void played(int move) {
    int ply = position.ply();
    if (ply >= units.length) {
      units = Arrays.copyOf(units, 2 * units.length);
    }
    if (units[ply] == null) {
      units[ply] = new int[2 * network.hidden];
    }
    if (move == board.pass) {
      System.arraycopy(units[ply - 1], 0, units[ply], 0, 2 * network.hidden);
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
      int left = network.row(viewer, mover, start, stayed + moved);
      int stay = network.row(viewer, mover, start, stayed);
      int arrived = network.row(viewer, mover, target, there);
      // Whoever was there is gone: a stack of the mover's own, or one that was captured.
      int gone =
          captured == 0
              ? network.row(viewer, mover, target, Math.max(0, there - moved))
              : network.row(viewer, 1 - mover, target, captured);
      change(units[ply - 1], units[ply], viewer * network.hidden, left, gone, stay, arrived);
    }
  }

  /** All rows in one loop, which the compiler turns into a handful of vector instructions. */
  private void change(int[] before, int[] after, int from, int out1, int out2, int in1, int in2) {
    int[] input = network.input;
    for (int i = 0; i < network.hidden; i++) {
      after[from + i] =
          before[from + i] - input[out1 + i] - input[out2 + i] + input[in1 + i] + input[in2 + i];
    }
  }

  @Override
  public int forSideToMove() {
    int hidden = network.hidden;
    int[] sums = units[position.ply()];
    int stage = network.stage(position.total(0) + position.total(1));
    int[] output = network.output[stage];
    int mine = position.turn() * hidden;
    int sum =
        network.outputBias[stage]
            + weighed(sums, mine, output, 0)
            + weighed(sums, hidden - mine, output, hidden);
    return sum / network.unit;
  }

  private int weighed(int[] sums, int from, int[] output, int first) {
    int ceiling = network.ceiling;
    int sum = 0;
    for (int i = 0; i < network.hidden; i++) {
      sum += Math.min(Math.max(sums[from + i], 0), ceiling) * output[first + i];
    }
    return sum;
  }
}
