package agon.dipole;

import agon.model.LinearModel;

/**
 * A sum of weights for what {@link DipoleFeatures} sees, the fast way.
 *
 * <p>Implementation note. All that depends on one stack alone is one number by stage, side and
 * player, square and men. One walk over all stacks of the mover and the enemies on their lines then
 * finds the pairs and, since a stack is captured along such a line, who can be captured at what
 * price; only for those is it asked who could take revenge.
 */
final class DipoleSums implements DipoleEstimate {
  private static final int SQUARE_SHIFT = 6;

  private final DipolePosition position;
  private final DipoleBoard board;
  private final int tallest;
  private final int[] biases;

  /** By stage, mover and owner, square and men. */
  private final int[][] worth;

  /** By stage: what two stacks on a line are worth, by {@link #line}, heights. */
  private final int[][] pairs;

  /** By mover, own square and enemy square: where pairs on that line begin. */
  private final int[] line;

  /** By stage: what exposed stacks are worth, by side, revenge and height. */
  private final int[][] exposed;

  private final int[][] loose;

  /** By square: how few men can capture what stands there. */
  private final int[] captors = new int[Long.SIZE];

  DipoleSums(DipolePosition position, DipoleFeatures.Numbers numbers, LinearModel model) {
    this.position = position;
    board = numbers.board();
    tallest = numbers.tallest();
    int stages = model.stages();
    biases = new int[stages];
    worth = new int[4 * stages][];
    pairs = new int[stages][];
    exposed = new int[stages][];
    loose = new int[stages][];
    for (int stage = 0; stage < stages; stage++) {
      biases[stage] = model.bias(stage);
      pairs[stage] = part(model, stage, numbers.pairs(), numbers.exposed());
      exposed[stage] = part(model, stage, numbers.exposed(), numbers.loose());
      loose[stage] = part(model, stage, numbers.loose(), numbers.count());
      for (int player = 0; player < 2; player++) {
        for (int side = 0; side < 2; side++) {
          worth[4 * stage + 2 * player + side] = stacks(numbers, model, stage, player, side);
        }
      }
    }
    line = new int[2 << (2 * SQUARE_SHIFT)];
    for (int mover = 0; mover < 2; mover++) {
      for (int from = 0; from < board.squares; from++) {
        for (long left = board.lines[from]; left != 0; left &= left - 1) {
          int to = Long.numberOfTrailingZeros(left);
          int distance = DipoleBoard.men(board.between(from, to));
          line[at(mover, from) | to] =
              numbers.pair(numbers.way(mover, from, to), distance, 1, 1) - numbers.pairs();
        }
      }
    }
  }

  private static int at(int mover, int square) {
    return mover << (2 * SQUARE_SHIFT) | square << SQUARE_SHIFT;
  }

  private static int[] part(LinearModel model, int stage, int from, int to) {
    int[] part = new int[to - from];
    for (int i = 0; i < part.length; i++) {
      part[i] = model.weight(stage, from + i);
    }
    return part;
  }

  private int[] stacks(
      DipoleFeatures.Numbers numbers, LinearModel model, int stage, int mover, int side) {
    int[] sums = new int[board.squares << DipoleBoard.MEN_SHIFT];
    for (int square = 0; square < board.squares; square++) {
      int seen = numbers.seen(mover, square);
      for (int men = 1; men <= board.men; men++) {
        sums[square << DipoleBoard.MEN_SHIFT | men] =
            model.weight(stage, numbers.stack(side, seen, men))
                + model.weight(stage, numbers.row(side, seen, men));
      }
    }
    return sums;
  }

  @Override
  public int forSideToMove() {
    int mover = position.turn();
    int stage = DipoleFeatures.stage(position, board);
    long mine = position.stacks(mover);
    long theirs = position.stacks(1 - mover);
    int sum = biases[stage];
    int[] others = worth[4 * stage + 2 * mover + 1];
    for (long left = theirs; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      sum += others[square << DipoleBoard.MEN_SHIFT | position.men(square)];
      captors[square] = Integer.MAX_VALUE;
    }
    int[] own = worth[4 * stage + 2 * mover];
    int[] pair = pairs[stage];
    int[] risk = exposed[stage];
    long prey = 0;
    int looseCount = 0;
    for (long left = mine; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int men = position.men(square);
      sum += own[square << DipoleBoard.MEN_SHIFT | men];
      int heights = (Math.min(men, tallest) - 1) * tallest - 1;
      int fewest = Integer.MAX_VALUE;
      for (long seen = theirs & board.lines[square]; seen != 0; seen &= seen - 1) {
        int other = Long.numberOfTrailingZeros(seen);
        int enemies = position.men(other);
        int distance = DipoleBoard.men(board.between(square, other));
        sum += pair[line[at(mover, square) | other] + heights + Math.min(enemies, tallest)];
        if (distance >= men && distance <= enemies) {
          fewest = Math.min(fewest, distance);
        }
        if (distance >= enemies && distance <= men) {
          captors[other] = Math.min(captors[other], distance);
          prey |= 1L << other;
        }
      }
      if (fewest != Integer.MAX_VALUE) {
        boolean avenged = canCapture(mine, square, fewest);
        sum += risk[(avenged ? board.size : 0) + men];
        looseCount += avenged ? 0 : 1;
      }
    }
    int preyCount = 0;
    for (; prey != 0; prey &= prey - 1) {
      int square = Long.numberOfTrailingZeros(prey);
      boolean avenged = canCapture(theirs, square, captors[square]);
      sum += risk[(avenged ? 3 : 2) * board.size + position.men(square)];
      preyCount += avenged ? 0 : 1;
    }
    int most = DipoleFeatures.MOST_LOOSE;
    return sum
        + loose[stage][Math.min(looseCount, most)]
        + loose[stage][most + 1 + Math.min(preyCount, most)];
  }

  private boolean canCapture(long hunters, int square, int men) {
    for (long left = hunters & board.lines[square]; left != 0; left &= left - 1) {
      int hunter = Long.numberOfTrailingZeros(left);
      int sent = DipoleBoard.men(board.between(hunter, square));
      if (sent >= men && sent <= position.men(hunter)) {
        return true;
      }
    }
    return false;
  }
}
