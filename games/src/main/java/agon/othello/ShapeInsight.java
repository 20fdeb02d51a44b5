package agon.othello;

import agon.game.Position;
import agon.search.Insight;

/** What boards larger than 8x8 know with learnt weights: {@link RowInsight} orders moves. */
final class ShapeInsight implements Insight {
  private final DiscPosition position;
  private final Insight order;
  private final ShapeWeights weights;
  private final ShapeSums sums;

  ShapeInsight(DiscPosition position, Insight order, ShapeWeights weights) {
    this.position = position;
    this.order = order;
    this.weights = weights;
    sums = new ShapeSums(weights, position.bits(), position.words());
  }

  @Override
  public int evaluate() {
    position.bring(sums);
    int discs = position.discs(Position.FIRST) + position.discs(Position.SECOND);
    int stage = Shapes.stage(discs, weights.playable);
    return sums.sum(stage, position.turn() == Position.FIRST ? 1 : -1)
        + weights.apart(
            stage, weights.playable - discs, position.moveCount(), position.otherMoveCount());
  }

  @Override
  public int rank(int move) {
    return order.rank(move);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
