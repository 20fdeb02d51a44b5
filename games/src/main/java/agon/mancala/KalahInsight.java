package agon.mancala;

import agon.model.LearntEstimate;
import agon.search.Insight;
import agon.search.Score;
import org.jspecify.annotations.Nullable;

/**
 * What Kalah knows beyond its rules. The estimate made by hand is the difference of the stores plus
 * something that depends on the pits and the turn alone, as exact values are; a learnt one counts a
 * lead by its size.
 */
final class KalahInsight implements Insight {
  /** Ranks: extra turns, captures by size, the rest; right to left among equals. */
  private static final int EXTRA_TURN_RANK = 1 << 20;

  private static final int CAPTURED_SEED_RANK = 1 << 8;

  private static final int HALF_SEED = Score.UNIT / 2;

  private final MancalaPosition position;
  private final KalahGlance glance;
  private final KalahWeights weights;
  private final int pits;
  private final @Nullable KalahDatabase endgames;
  private final @Nullable LearntEstimate learnt;

  /**
   * @param endgames those of this game, if there are any
   * @param learnt in place of the estimate made by hand
   */
  KalahInsight(
      KalahRules rules,
      MancalaPosition position,
      @Nullable KalahDatabase endgames,
      @Nullable LearntEstimate learnt) {
    this.learnt = learnt;
    this.position = position;
    this.glance = new KalahGlance(rules);
    this.weights = KalahWeights.of(rules);
    this.pits = rules.pits();
    this.endgames = endgames;
  }

  @Override
  public int evaluate() {
    int value = estimate();
    // Who may turn the board round takes the better side.
    return position.mayTurn() ? Math.abs(value) : value;
  }

  private int estimate() {
    if (learnt != null) {
      return learnt.forSideToMove();
    }
    int mover = position.turn();
    return Score.UNIT * (position.store(mover) - position.store(1 - mover))
        + prospects(mover, weights.extraTurnNow(), weights.bestCapture())
        - prospects(1 - mover, weights.extraTurnLater(), 0);
  }

  private int prospects(int player, int extraTurn, int bestCapture) {
    int value = 0;
    int largest = 0;
    for (int pit = 0; pit < pits; pit++) {
      int seeds = position.seeds(player, pit);
      if (seeds > 0) {
        value += weights.pit(seeds, pits - pit);
        int found = glance.look(position, player, pit);
        if (found == KalahGlance.EXTRA_TURN) {
          value += extraTurn;
        } else {
          value += weights.threatenedSeed() * found;
          largest = Math.max(largest, found);
        }
      }
    }
    return value + bestCapture * largest;
  }

  /** The same estimate for {@link MancalaFeatures}. */
  static MancalaFeatures.Worth worth(KalahRules rules) {
    KalahWeights weights = KalahWeights.of(rules);
    return new MancalaFeatures.Worth() {
      @Override
      public int pit(int pit, int seeds) {
        return weights.pit(seeds, rules.pits() - pit);
      }

      @Override
      public int extraTurn(int side) {
        return side == 0 ? weights.extraTurnNow() : weights.extraTurnLater();
      }

      @Override
      public int largest(int side) {
        return side == 0 ? weights.bestCapture() : 0;
      }

      @Override
      public int threatened() {
        return weights.threatenedSeed();
      }
    };
  }

  @Override
  public int simpleEstimates() {
    return 3;
  }

  /**
   * The stores; or a seed on the own side, which may be left over in the end, for half of one in
   * the store; or the own store twice as much as the other's.
   */
  @Override
  public int simpleEstimate(int player, int way, int margin) {
    return switch (way) {
      case 0 -> Score.UNIT * margin;
      case 1 -> Score.UNIT * margin + HALF_SEED * (position.row(player) - position.row(1 - player));
      default -> Score.UNIT * margin + HALF_SEED * position.store(1 - player);
    };
  }

  @Override
  public int rank(int move) {
    if (move == pits) {
      return move;
    }
    int found = glance.look(position, position.turn(), move);
    return move + (found == KalahGlance.EXTRA_TURN ? EXTRA_TURN_RANK : CAPTURED_SEED_RANK * found);
  }

  @Override
  public int verdict() {
    if (endgames == null || position.isOpen()) {
      return Score.UNKNOWN;
    }
    PackedPosition packed = (PackedPosition) position;
    int rest = endgames.value(packed.mine, packed.theirs);
    return rest == KalahDatabase.UNKNOWN
        ? Score.UNKNOWN
        : Score.UNIT * (packed.myStore - packed.theirStore + rest);
  }

  /** Nobody wins more than all seeds still in the pits, which often settles what a window asks. */
  @Override
  public int exact(int alpha, int beta, int depth) {
    if (position.isOpen()) {
      return Score.UNKNOWN;
    }
    int mover = position.turn();
    int lead = position.store(mover) - position.store(1 - mover);
    int left = position.row(mover) + position.row(1 - mover);
    if (Score.UNIT * (lead + left) <= alpha) {
      return Score.UNIT * (lead + left);
    }
    return Score.UNIT * (lead - left) >= beta ? Score.UNIT * (lead - left) : Score.UNKNOWN;
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
