package agon.mancala;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;
import agon.search.Score;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What an estimate of a mancala game can be a sum of, as the side to move sees it: how many seeds
 * are in each pit, in two neighbouring pits and in two that lie opposite; which sowings bring
 * another turn; the largest capture and all captures either side could make; the seeds on each
 * side; and how far the mover is ahead. The estimate made by hand is one such sum, and learning
 * begins with it. For boards that fit into {@link PackedRow}s.
 *
 * <p>This is the plain way to look; {@link MancalaSums} is the fast one.
 */
final class MancalaFeatures implements Features {
  /** By seeds in the pits, eight a stage. */
  static final int STAGES = 6;

  private static final int STAGE_SHIFT = 3;

  // From so many on, seeds are counted alike: in a pit, in one of two pits, captured, in a row.
  private static final int IN_PIT = 15;
  private static final int IN_PAIR = 7;
  private static final int PAIR_BITS = 3;
  private static final int CAPTURED = 31;
  private static final int IN_ROW = 63;
  private static final int LEAD = 64;

  /** What a sowing does, told without sowing. */
  interface Look {
    /** {@link KalahGlance#EXTRA_TURN}, or how many seeds are captured. */
    int look(MancalaPosition position, int player, int pit);
  }

  /** The estimate made by hand, part by part; side 0 is the mover's, 1 the other's. */
  interface Worth {
    /** Of a pit with seeds, to its owner. */
    int pit(int pit, int seeds);

    int extraTurn(int side);

    /** Of a seed in the largest capture. */
    int largest(int side);

    /** Of a seed in any capture. */
    int threatened();
  }

  /**
   * The numbers of all features on a board: seeds in single pits come first.
   *
   * @param name of this way of looking
   * @param look a new one for each position
   */
  record Numbers(String name, int pits, Supplier<Look> look, Worth hand) implements FeatureSet {
    int pit(int side, int pit, int seeds) {
      return (side * pits + pit) * (IN_PIT + 1) + Math.min(seeds, IN_PIT);
    }

    /** Where two pits that lie opposite begin. */
    private int pairs() {
      return 2 * pits * (IN_PIT + 1);
    }

    private static int pair(int one, int other) {
      return Math.min(one, IN_PAIR) << PAIR_BITS | Math.min(other, IN_PAIR);
    }

    int opposite(int pit, int mine, int theirs) {
      return pairs() + (pit << (2 * PAIR_BITS)) + pair(mine, theirs);
    }

    int neighbours(int side, int pit, int seeds, int next) {
      return pairs() + ((pits + side * (pits - 1) + pit) << (2 * PAIR_BITS)) + pair(seeds, next);
    }

    private int turns() {
      return pairs() + ((3 * pits - 2) << (2 * PAIR_BITS));
    }

    /**
     * @param bits of the pits from which a sowing ends in the store
     */
    int extraTurns(int side, int bits) {
      return turns() + (side << pits) + bits;
    }

    private int captures() {
      return turns() + (2 << pits);
    }

    int largest(int side, int seeds) {
      return captures() + side * (CAPTURED + 1) + Math.min(seeds, CAPTURED);
    }

    int threatened(int side, int seeds) {
      return largest(2 + side, seeds);
    }

    int row(int side, int seeds) {
      return captures() + 4 * (CAPTURED + 1) + side * (IN_ROW + 1) + Math.min(seeds, IN_ROW);
    }

    int lead(int seeds) {
      return row(2, 0) + Math.clamp(LEAD + seeds, 0, 2 * LEAD);
    }

    int count() {
      return lead(LEAD) + 1;
    }

    @Override
    public Features features(Position position) {
      return new MancalaFeatures((PackedPosition) position, this);
    }

    @Override
    public Optional<LinearModel> beginning() {
      short[] stage = new short[count()];
      for (int lead = -LEAD; lead <= LEAD; lead++) {
        stage[lead(lead)] = (short) (Score.UNIT * lead);
      }
      for (int side = 0; side < 2; side++) {
        int sign = side == 0 ? 1 : -1;
        for (int pit = 0; pit < pits; pit++) {
          for (int seeds = 1; seeds <= IN_PIT; seeds++) {
            stage[pit(side, pit, seeds)] = (short) (sign * hand.pit(pit, seeds));
          }
        }
        for (int bits = 0; bits < 1 << pits; bits++) {
          stage[extraTurns(side, bits)] =
              (short) (sign * hand.extraTurn(side) * Integer.bitCount(bits));
        }
        for (int seeds = 0; seeds <= CAPTURED; seeds++) {
          stage[largest(side, seeds)] = (short) (sign * hand.largest(side) * seeds);
          stage[threatened(side, seeds)] = (short) (sign * hand.threatened() * seeds);
        }
      }
      short[] weights = new short[STAGES * stage.length];
      for (int i = 0; i < STAGES; i++) {
        System.arraycopy(stage, 0, weights, i * stage.length, stage.length);
      }
      return Optional.of(new LinearModel(stage.length, weights, new int[STAGES]));
    }
  }

  private final PackedPosition position;
  private final Numbers numbers;
  private final Look look;

  private MancalaFeatures(PackedPosition position, Numbers numbers) {
    this.position = position;
    this.numbers = numbers;
    look = numbers.look().get();
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
    return stage(PackedRow.sum(position.mine) + PackedRow.sum(position.theirs));
  }

  /** By the seeds in all pits. */
  static int stage(int seeds) {
    return STAGES - 1 - Math.min(STAGES - 1, (seeds - 1) >> STAGE_SHIFT);
  }

  @Override
  public int mostActive() {
    return 5 * numbers.pits() + 7;
  }

  @Override
  public int active(int[] into) {
    int count = side(0, position.mine, into, 0);
    count = side(1, position.theirs, into, count);
    int pits = numbers.pits();
    for (int pit = 0; pit < pits; pit++) {
      into[count++] =
          numbers.opposite(
              pit,
              PackedRow.seeds(position.mine, pit),
              PackedRow.seeds(position.theirs, pits - 1 - pit));
    }
    into[count++] = numbers.lead(position.myStore - position.theirStore);
    return count;
  }

  private int side(int side, long row, int[] into, int from) {
    int count = from;
    int pits = numbers.pits();
    int player = position.turn() ^ side;
    int turns = 0;
    int largest = 0;
    int threatened = 0;
    int before = 0;
    for (int pit = 0; pit < pits; pit++) {
      int seeds = PackedRow.seeds(row, pit);
      into[count++] = numbers.pit(side, pit, seeds);
      if (pit > 0) {
        into[count++] = numbers.neighbours(side, pit - 1, before, seeds);
      }
      before = seeds;
      if (seeds > 0) {
        int found = look.look(position, player, pit);
        if (found == KalahGlance.EXTRA_TURN) {
          turns |= 1 << pit;
        } else {
          threatened += found;
          largest = Math.max(largest, found);
        }
      }
    }
    into[count++] = numbers.extraTurns(side, turns);
    into[count++] = numbers.largest(side, largest);
    into[count++] = numbers.threatened(side, threatened);
    into[count++] = numbers.row(side, PackedRow.sum(row));
    return count;
  }
}
