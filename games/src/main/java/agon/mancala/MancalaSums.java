package agon.mancala;

import agon.model.LearntEstimate;
import agon.model.LinearModel;

/**
 * A sum of weights for what {@link MancalaFeatures} sees, the fast way.
 *
 * <p>Implementation note. What two opposite pits are worth, alone and together, is one number by
 * the seeds in both, and so is what two neighbours are worth; one walk over the pits adds these up
 * and looks at what each sowing does on the way.
 */
final class MancalaSums implements LearntEstimate {
  /** Seeds in a pit, of which more than fifteen are counted alike. */
  private static final int PIT_BITS = 4;

  private static final int IN_PIT = (1 << PIT_BITS) - 1;

  private final PackedPosition position;
  private final MancalaFeatures.Numbers numbers;
  private final MancalaFeatures.Look look;
  private final int pits;
  private final int[] biases;

  /** By stage: by the mover's pit, its seeds and those opposite. */
  private final short[][] opposite;

  /** By stage: by side, pit, its seeds and those of the next pit. */
  private final short[][] neighbours;

  /** By stage: all weights, for what a side has once. */
  private final short[][] weights;

  MancalaSums(PackedPosition position, MancalaFeatures.Numbers numbers, LinearModel model) {
    this.position = position;
    this.numbers = numbers;
    look = numbers.look().get();
    pits = numbers.pits();
    int stages = model.stages();
    biases = new int[stages];
    opposite = new short[stages][pits << (2 * PIT_BITS)];
    neighbours = new short[stages][(2 * pits) << (2 * PIT_BITS)];
    weights = new short[stages][numbers.count()];
    for (int stage = 0; stage < stages; stage++) {
      biases[stage] = model.bias(stage);
      model.stage(stage).get(weights[stage]);
      fill(weights[stage], opposite[stage], neighbours[stage]);
    }
  }

  private void fill(short[] all, short[] across, short[] beside) {
    for (int pit = 0; pit < pits; pit++) {
      for (int one = 0; one <= IN_PIT; one++) {
        for (int other = 0; other <= IN_PIT; other++) {
          across[at(pit, one, other)] =
              (short)
                  (all[numbers.pit(0, pit, one)]
                      + all[numbers.pit(1, pits - 1 - pit, other)]
                      + all[numbers.opposite(pit, one, other)]);
          for (int side = 0; side < 2 && pit < pits - 1; side++) {
            beside[at(side * pits + pit, one, other)] =
                all[numbers.neighbours(side, pit, one, other)];
          }
        }
      }
    }
  }

  private static int at(int place, int one, int other) {
    return place << (2 * PIT_BITS) | one << PIT_BITS | other;
  }

  @Override
  public void played(int move) {
    // All is looked at anew.
  }

  @Override
  public void undone(int move) {
    // All is looked at anew.
  }

  @Override
  public int forSideToMove() {
    int mine = PackedRow.sum(position.mine);
    int theirs = PackedRow.sum(position.theirs);
    int stage = MancalaFeatures.stage(mine + theirs);
    short[] across = opposite[stage];
    int sum = biases[stage];
    for (int pit = 0; pit < pits; pit++) {
      int one = Math.min(PackedRow.seeds(position.mine, pit), IN_PIT);
      int other = Math.min(PackedRow.seeds(position.theirs, pits - 1 - pit), IN_PIT);
      sum += across[at(pit, one, other)];
    }
    return sum
        + side(0, position.mine, mine, stage)
        + side(1, position.theirs, theirs, stage)
        + weights[stage][numbers.lead(position.myStore - position.theirStore)];
  }

  private int side(int side, long seedsOf, int all, int stage) {
    short[] beside = neighbours[stage];
    int player = position.turn ^ side;
    int sum = 0;
    int turns = 0;
    int largest = 0;
    int threatened = 0;
    int place = side * pits;
    for (int pit = 0; pit < pits; pit++) {
      int seeds = PackedRow.seeds(seedsOf, pit);
      if (pit < pits - 1) {
        int next = PackedRow.seeds(seedsOf, pit + 1);
        sum += beside[at(place + pit, Math.min(seeds, IN_PIT), Math.min(next, IN_PIT))];
      }
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
    short[] once = weights[stage];
    return sum
        + once[numbers.extraTurns(side, turns)]
        + once[numbers.largest(side, largest)]
        + once[numbers.threatened(side, threatened)]
        + once[numbers.row(side, all)];
  }
}
