package agon.mancala;

import agon.model.LearntEstimate;
import agon.search.Insight;
import agon.search.Score;
import org.jspecify.annotations.Nullable;

/**
 * What Oware knows beyond its rules: how many pits can be played, how many seeds in each are safe,
 * what either side could take, and whether there is a kroo, a pit that goes all round the board.
 * The weights were fitted by least squares to searches twelve plies deep from positions of half
 * random games, then tried in games. Of positions with few seeds the database knows more.
 */
final class OwareInsight implements Insight {
  // In hundredths of a seed.
  private static final int PIT_WITH_ONE = 100;
  private static final int PIT_WITH_TWO = 150;
  private static final int PIT_WITH_MORE = 190;
  private static final int KROO = 190;
  private static final int THREATENED_SEED = 25;
  private static final int BEST_CAPTURE_NOW = 70;
  private static final int SEED_TAKEN = 3;

  /** Takes rank before everything else, by size; the rest from right to left. */
  private static final int CAPTURED_SEED_RANK = 1 << 8;

  private final MancalaPosition position;
  private final OwareGlance glance;
  private final int pits;
  private final @Nullable OwareDatabase endgames;
  private final @Nullable LearntEstimate learnt;

  /**
   * @param endgames those of this game, if there are any
   * @param learnt in place of the estimate made by hand
   */
  OwareInsight(
      OwareRules rules,
      MancalaPosition position,
      @Nullable OwareDatabase endgames,
      @Nullable LearntEstimate learnt) {
    this.learnt = learnt;
    this.position = position;
    this.glance = new OwareGlance(rules);
    this.pits = rules.pits();
    this.endgames = endgames;
  }

  @Override
  public int evaluate() {
    if (endgames != null) {
      PackedOware board = (PackedOware) position;
      int at = board.place(endgames);
      if (at >= 0 && endgames.least(at) == endgames.most(at)) {
        int lead = board.myStore - board.theirStore;
        // What is in the store already counts a little more, so that play gets on.
        return Score.UNIT * (lead + endgames.least(at)) + SEED_TAKEN * lead;
      }
    }
    if (learnt != null) {
      return learnt.forSideToMove();
    }
    int mover = position.turn();
    return Score.UNIT * (position.store(mover) - position.store(1 - mover))
        + prospects(mover, BEST_CAPTURE_NOW)
        - prospects(1 - mover, 0);
  }

  private int prospects(int player, int bestCapture) {
    int value = 0;
    int largest = 0;
    for (int pit = 0; pit < pits; pit++) {
      int seeds = position.seeds(player, pit);
      if (seeds > 0) {
        value += pitValue(seeds, pits);
        int taken = glance.look(position, player, pit);
        value += THREATENED_SEED * taken;
        largest = Math.max(largest, taken);
      }
    }
    return value + bestCapture * largest;
  }

  /** The same estimate for {@link MancalaFeatures}. */
  static MancalaFeatures.Worth worth(int pits) {
    return new MancalaFeatures.Worth() {
      @Override
      public int pit(int pit, int seeds) {
        return pitValue(seeds, pits);
      }

      @Override
      public int extraTurn(int side) {
        return 0;
      }

      @Override
      public int largest(int side) {
        return side == 0 ? BEST_CAPTURE_NOW : 0;
      }

      @Override
      public int threatened() {
        return THREATENED_SEED;
      }
    };
  }

  private static int pitValue(int seeds, int pits) {
    return switch (seeds) {
      case 1 -> PIT_WITH_ONE;
      case 2 -> PIT_WITH_TWO;
      default -> seeds < 2 * pits ? PIT_WITH_MORE : PIT_WITH_MORE + KROO;
    };
  }

  /** Just after a capture, when no position can have come up before. */
  @Override
  public int verdict() {
    if (endgames == null || !((PackedOware) position).isFresh()) {
      return Score.UNKNOWN;
    }
    PackedOware board = (PackedOware) position;
    int at = board.place(endgames);
    return at >= 0 && endgames.least(at) == endgames.most(at)
        ? Score.UNIT * (board.myStore - board.theirStore + endgames.least(at))
        : Score.UNKNOWN;
  }

  @Override
  public int rank(int move) {
    return move + CAPTURED_SEED_RANK * glance.look(position, position.turn(), move);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
