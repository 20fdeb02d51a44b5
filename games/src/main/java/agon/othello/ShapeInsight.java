package agon.othello;

import agon.game.Position;
import agon.search.Insight;
import agon.search.Visits;

/** What boards larger than 8x8 know with learnt weights: {@link RowInsight} orders moves. */
final class ShapeInsight implements Insight {
  private final DiscPosition position;
  private final Insight order;
  private final ShapeWeights weights;
  private final ShapeSums sums;

  /**
   * By the empty squares: how far two plies more take the score of a search, in hundredths; the
   * standard deviation.
   */
  private final int[] errors;

  ShapeInsight(DiscPosition position, Insight order, ShapeWeights weights) {
    this.position = position;
    this.order = order;
    this.weights = weights;
    sums = new ShapeSums(weights, position.bits(), position.words());
    errors = new int[weights.playable + 1];
    for (int empties = 0; empties <= weights.playable; empties++) {
      errors[empties] = (int) Math.round(error(empties, weights.playable));
    }
  }

  /** Fitted to searches of one to six plies on 10x10; margins grow with the side of a board. */
  private static double error(int empties, int playable) {
    double played = 1 - (double) empties / playable;
    return 10 * Math.sqrt(playable) * Math.min(4.4, 1 + 8.5 * Math.max(0, played - 0.1));
  }

  @Override
  public int evaluate() {
    position.bring(sums);
    int turn = position.turn();
    int discs = position.discs(turn);
    int yourDiscs = position.discs(1 - turn);
    int stage = Shapes.stage(discs + yourDiscs, weights.playable);
    return sums.sum(stage, turn == Position.FIRST ? 1 : -1)
        + weights.apart(stage, position.moveCount(), position.otherMoveCount(), discs, yourDiscs);
  }

  @Override
  public int probCutDepth(int depth) {
    return ProbCut8.shallow(depth);
  }

  @Override
  public int probCutError(int depth, int shallow) {
    int discs = position.discs(Position.FIRST) + position.discs(Position.SECOND);
    return errors[weights.playable - discs] * (6 + depth - shallow) / 8;
  }

  @Override
  public void begin(Visits visits) {
    order.begin(visits);
  }

  @Override
  public int exact(int alpha, int beta, int depth) {
    return order.exact(alpha, beta, depth);
  }

  @Override
  public int rank(int move) {
    return order.rank(move);
  }

  @Override
  public int rankAtLeaf(int move) {
    return order.rankAtLeaf(move);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
