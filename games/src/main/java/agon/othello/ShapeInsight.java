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

  /** As even or odd as the deep search: the two kinds do not compare well. */
  @Override
  public int probCutDepth(int depth) {
    return 2 * (depth / 4) + (depth & 1);
  }

  /** Grows as the board fills, and with what the deep search sees beyond the shallow one. */
  @Override
  public int probCutError(int depth, int shallow) {
    int discs = position.discs(Position.FIRST) + position.discs(Position.SECOND);
    double full = (double) discs / weights.playable;
    return (int) (100 * (1.6 + 6 * full) * (0.62 + 0.05 * (depth - shallow)));
  }
}
