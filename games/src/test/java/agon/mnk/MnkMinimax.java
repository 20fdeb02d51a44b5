package agon.mnk;

import agon.search.Insight;
import agon.search.Score;
import org.jspecify.annotations.Nullable;

/** Values of positions with few free cells, with distances, from rules alone or with an insight. */
final class MnkMinimax {
  private MnkMinimax() {}

  /**
   * @param insight whose moves are tried, or null for all moves
   * @param depth how many plies to look ahead; what lies behind counts as a draw
   */
  static int value(MnkPosition position, @Nullable Insight insight, int depth) {
    return value(position, insight, -Score.WIN, Score.WIN, depth);
  }

  private static int value(
      MnkPosition position, @Nullable Insight insight, int from, int to, int depth) {
    if (position.isOver()) {
      return position.margin() == 0 ? 0 : Score.lossIn(0);
    }
    if (depth == 0) {
      return 0;
    }
    int[] moves = new int[position.shape().cells()];
    int count = insight == null ? position.moves(moves) : insight.moves(moves);
    int best = -Score.WIN;
    for (int i = 0; i < count && best < to; i++) {
      int alpha = Math.max(from, best);
      position.play(moves[i]);
      if (insight != null) {
        insight.played(moves[i]);
      }
      int after = value(position, insight, -later(to), -later(alpha), depth - 1);
      position.undo();
      if (insight != null) {
        insight.undone(moves[i]);
      }
      best = Math.max(best, sooner(-after));
    }
    return best;
  }

  /** One ply further from the end. */
  private static int sooner(int score) {
    return score > Score.LIMIT ? score - 1 : score < -Score.LIMIT ? score + 1 : score;
  }

  /** The widest bound that {@link #sooner} maps to this one. */
  private static int later(int bound) {
    return bound > Score.LIMIT ? bound + 1 : bound < -Score.LIMIT ? bound - 1 : bound;
  }
}
