package agon.proof;

import agon.game.Game;
import agon.game.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Plain minimax over all moves: the first player's result with best play. */
final class Minimax {
  private final Game game;
  private final boolean remembers;
  private final Map<Long, Integer> values = new HashMap<>();
  private long nodesLeft = Long.MAX_VALUE;

  /**
   * @param history where it counts, nothing is remembered: every game is played to its end
   */
  Minimax(Game game, Repetition history) {
    this.game = game;
    remembers = history == Repetition.IRRELEVANT;
  }

  /** The value, unless that takes more than so many nodes. */
  OptionalInt valueWithin(long nodes, Position position) {
    nodesLeft = nodes;
    int value = value(position);
    boolean found = nodesLeft > 0;
    nodesLeft = Long.MAX_VALUE;
    return found ? OptionalInt.of(value) : OptionalInt.empty();
  }

  /** The margin, or just its sign where margins do not count. */
  int value(Position position) {
    if (position.isOver()) {
      return game.marginCounts() ? position.margin() : Integer.signum(position.margin());
    }
    long key = position.key();
    Integer known = remembers ? values.get(key) : null;
    if (known != null) {
      return known;
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    boolean firstMoves = position.turn() == Position.FIRST;
    int best = firstMoves ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < count && nodesLeft > 0; i++) {
      nodesLeft--;
      position.play(moves[i]);
      int value = value(position);
      position.undo();
      best = firstMoves ? Math.max(best, value) : Math.min(best, value);
    }
    if (remembers && nodesLeft > 0) {
      values.put(key, best);
    }
    return best;
  }
}
