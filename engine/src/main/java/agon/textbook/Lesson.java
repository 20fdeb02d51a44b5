package agon.textbook;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Insight;
import agon.search.Insightful;
import agon.search.Score;
import java.util.HashMap;
import java.util.Map;

/**
 * Minimax with the engine's own estimate and order of moves, and with each idea that makes it quick
 * to be switched on and off: pruning, the order, remembering. Made to be watched on small boards; a
 * table of objects is slow and easy to read.
 */
public final class Lesson extends AlphaBeta {
  /** In which order moves are tried. */
  public enum Order {
    /** As the rules list them. */
    RULES,
    /** As the engine would, likely best first. */
    BEST,
    /** The other way round, to see what a bad order costs. */
    WORST,
    /** Shuffled, the same way every time. */
    RANDOM
  }

  /** What was found out about a position, and whether it is that or only a bound. */
  private record Known(int depth, int value, boolean isExact) {}

  private final Game game;
  private final Order order;
  private final boolean prunes;
  private final boolean remembers;
  private final Map<Long, Known> table = new HashMap<>();
  private final Rng rng = new Rng(1);
  private Insight insight;

  /**
   * @param prunes whether it is alpha-beta, or plain minimax
   * @param remembers whether a position that is reached again is looked up
   */
  public Lesson(Game game, Order order, boolean prunes, boolean remembers) {
    super(game);
    this.game = game;
    this.order = order;
    this.prunes = prunes;
    this.remembers = remembers;
    insight = Insightful.of(game, game.start());
  }

  /** The best move so many plies ahead. */
  public Choice look(Position position, int depth) {
    table.clear();
    insight = Insightful.of(game, position);
    return choose(position, depth);
  }

  @Override
  protected boolean prunesAtRoot() {
    return prunes;
  }

  @Override
  protected int evaluate(Position position, int ply) {
    if (!position.isOver()) {
      return insight.evaluate();
    }
    int margin = position.turn() == Position.FIRST ? position.margin() : -position.margin();
    return game.marginCounts()
        ? margin * Score.UNIT
        : margin == 0 ? 0 : margin > 0 ? Score.winIn(ply) : Score.lossIn(ply);
  }

  @Override
  protected int search(Position position, int depth, int ply, int alpha, int beta) {
    long key = position.key();
    Known known = remembers ? table.get(key) : null;
    if (known != null && known.isExact() && known.depth() >= depth) {
      return known.value();
    }
    int from = prunes ? alpha : -INFINITY;
    int to = prunes ? beta : INFINITY;
    int value = super.search(position, depth, ply, from, to);
    if (remembers) {
      table.put(key, new Known(depth, value, from < value && value < to));
    }
    return value;
  }

  @Override
  protected int moves(Position position, int[] into, int ply) {
    int count = position.moves(into);
    switch (order) {
      case RULES -> {}
      case BEST -> sort(into, count, 1);
      case WORST -> sort(into, count, -1);
      case RANDOM -> shuffle(into, count);
    }
    return count;
  }

  private void sort(int[] moves, int count, int sign) {
    for (int i = 1; i < count; i++) {
      int move = moves[i];
      int rank = sign * insight.rank(move);
      int at = i;
      while (at > 0 && sign * insight.rank(moves[at - 1]) < rank) {
        moves[at] = moves[at - 1];
        at--;
      }
      moves[at] = move;
    }
  }

  private void shuffle(int[] moves, int count) {
    for (int i = count - 1; i > 0; i--) {
      int other = rng.below(i + 1);
      int move = moves[i];
      moves[i] = moves[other];
      moves[other] = move;
    }
  }

  @Override
  protected void play(Position position, int move) {
    position.play(move);
    insight.played(move);
  }

  @Override
  protected void undo(Position position) {
    int move = position.lastMove();
    position.undo();
    insight.undone(move);
  }
}
