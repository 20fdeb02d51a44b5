package agon.search;

import agon.game.Position;

/**
 * Somebody who looks some plies ahead by plain alpha-beta, as many programs do, and then counts
 * what is in hand, or also what lies ready.
 */
final class Onlooker {
  private static final int INFINITE = Integer.MAX_VALUE;

  private final Position position;
  private final Insight insight;
  private final boolean estimates;
  private final Visits visits;
  private final int[][] moves;

  /**
   * @param position the one it looks at; what is played on it the insight hears
   * @param estimates whether it goes by {@link Insight#simpleEstimate}, not by what is in hand
   * @param depth how many plies ahead, the own move among them
   */
  Onlooker(
      Position position,
      Insight insight,
      boolean estimates,
      int depth,
      int maxMoves,
      Visits visits) {
    this.position = position;
    this.insight = insight;
    this.estimates = estimates;
    this.moves = new int[depth][maxMoves];
    this.visits = visits;
  }

  /** The move that looks best, the last of equals; any if the search is to stop. */
  int choose() {
    int mover = position.turn();
    int best = -INFINITE;
    int chosen = Position.NO_MOVE;
    for (int i = position.moves(moves[0]) - 1; i >= 0; i--) {
      int value = after(moves[0][i], mover, 1, best, INFINITE);
      if (value > best) {
        best = value;
        chosen = moves[0][i];
      }
    }
    return chosen;
  }

  private int after(int move, int mover, int ply, int alpha, int beta) {
    position.play(move);
    insight.played(move);
    int value = position.turn() == mover ? look(ply, alpha, beta) : -look(ply, -beta, -alpha);
    position.undo();
    insight.undone(move);
    return value;
  }

  /** For the side to move, in hundredths. */
  private int look(int ply, int alpha, int beta) {
    int mover = position.turn();
    if (ply == moves.length || position.isOver() || visits.visit()) {
      int margin = mover == Position.FIRST ? position.margin() : -position.margin();
      return estimates ? insight.simpleEstimate(margin) : Score.UNIT * margin;
    }
    int best = -INFINITE;
    for (int i = position.moves(moves[ply]) - 1; i >= 0 && best < beta; i--) {
      best = Math.max(best, after(moves[ply][i], mover, ply + 1, Math.max(alpha, best), beta));
    }
    return best;
  }
}
