package agon.mancala;

import agon.game.Game;
import agon.game.Position;
import java.util.HashMap;
import java.util.Map;

/** Looks at everything, depth first, and remembers what it saw. For boards with few seeds. */
final class KalahSolver {
  private final Game game;
  private final Map<Long, Integer> margins = new HashMap<>();

  KalahSolver(Game game) {
    this.game = game;
  }

  /** The final margin for the first player with best play. */
  int margin(Position position) {
    if (position.isOver()) {
      return position.margin();
    }
    Integer known = margins.get(position.key());
    if (known != null) {
      return known;
    }
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      best = Math.max(best, sign * margin(position));
      position.undo();
    }
    margins.put(position.key(), sign * best);
    return sign * best;
  }
}
