package agon.dipole;

import agon.game.Game;
import agon.game.Position;
import agon.search.Score;
import java.util.HashMap;
import java.util.Map;

/** Plain minimax to the end of the game, remembering every position: for a handful of men only. */
final class DipoleSolver {
  private final Game game;
  private final Map<Long, Integer> solved = new HashMap<>();

  DipoleSolver(Game game) {
    this.game = game;
  }

  /** The exact score of the side to move, with its distance; 0 for a tie. */
  int score(Position position) {
    if (position.isOver()) {
      int sign = Integer.signum(position.margin());
      return Score.WIN * (position.turn() == Position.FIRST ? sign : -sign);
    }
    Integer known = solved.get(position.key());
    if (known != null) {
      return known;
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    int best = -Score.WIN;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      best = Math.max(best, -onePlyFurther(score(position)));
      position.undo();
    }
    solved.put(position.key(), best);
    return best;
  }

  private static int onePlyFurther(int score) {
    return score - Integer.signum(score);
  }
}
