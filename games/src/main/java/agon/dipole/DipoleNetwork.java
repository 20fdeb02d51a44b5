package agon.dipole;

import agon.model.Weights;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The weights of a small neural network that estimates positions, learnt from games of the engine
 * against itself ({@code training/dipole.py} says how). A stack of some height on some square, own
 * or the other side's, is one input; the hidden units are summed over the stacks, so a move changes
 * a few rows (after Nasu's NNUE, 2018). Whole numbers only: the same on every machine.
 */
final class DipoleNetwork {
  private static final Map<Integer, Optional<DipoleNetwork>> KNOWN = new ConcurrentHashMap<>();

  /** Hidden units for each side's point of view. */
  final int hidden;

  /** What a hidden unit counts for, by stage: the mover's units, then the other side's. */
  final int[][] output;

  /** What each stage starts from. */
  final int[] outputBias;

  /** One row of hidden units for each input, then one of zeros for no stack. */
  final int[] input;

  final int[] inputBias;

  /** Hidden units are cut off here, and at 0. */
  final int ceiling;

  /** What a hundredth of a man is in units of the output. */
  final int unit;

  private final int squares;
  private final int men;

  private DipoleNetwork(ByteBuffer in) {
    squares = in.getShort();
    men = in.getShort();
    hidden = in.getShort();
    int stages = in.getShort();
    ceiling = in.getInt();
    unit = in.getInt();
    input = Arrays.copyOf(shorts(in, 2 * squares * men * hidden), (2 * squares * men + 1) * hidden);
    inputBias = shorts(in, hidden);
    output = new int[stages][];
    for (int stage = 0; stage < stages; stage++) {
      output[stage] = shorts(in, 2 * hidden);
    }
    outputBias = new int[stages];
    for (int stage = 0; stage < stages; stage++) {
      outputBias[stage] = in.getInt();
    }
  }

  private static int[] shorts(ByteBuffer in, int count) {
    int[] read = new int[count];
    for (int i = 0; i < count; i++) {
      read[i] = in.getShort();
    }
    return read;
  }

  /** The network for boards of this size, if one has been trained. */
  static Optional<DipoleNetwork> of(int size) {
    return KNOWN.computeIfAbsent(
        size,
        wanted ->
            Weights.beside(DipoleNetwork.class, "network" + wanted + ".bin")
                .map(file -> new DipoleNetwork(ByteBuffer.wrap(file))));
  }

  /**
   * Where the row of an input begins. Black sees the board turned round, so that both sides learn
   * from all games.
   */
  int row(int viewer, int owner, int square, int count) {
    if (count == 0) {
      return input.length - hidden;
    }
    int seen = viewer == 0 ? square : squares - 1 - square;
    int relation = viewer == owner ? 0 : 1;
    return ((relation * squares + seen) * men + count - 1) * hidden;
  }

  /** Few men or many: they are weighed differently. */
  int stage(int menOnBoard) {
    return Math.min((menOnBoard - 1) * output.length / (2 * men), output.length - 1);
  }
}
