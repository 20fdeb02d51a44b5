package agon.search;

import agon.game.Keys;
import agon.game.Position;
import java.util.Arrays;

/**
 * Somebody who looks some plies ahead by plain alpha-beta, as many programs do, and then goes by
 * one of the game's simple estimates. What the same one has looked at before it remembers.
 */
public final class Onlooker {
  private static final int INFINITE = Integer.MAX_VALUE;

  /** As many places as pay for a look so many plies ahead. */
  private static final int FEWEST_BITS = 8;

  private static final int MOST_BITS = 20;
  private static final byte EXACT = 1;
  private static final byte AT_LEAST = 2;
  private static final byte AT_MOST = 3;

  /** What is looked at so shortly before the estimate is quicker looked at again. */
  private static final int LEAST_REMEMBERED = 2;

  private final Position position;
  private final Insight insight;
  private final int way;
  private final boolean lastOfEquals;
  private final Visits visits;
  private final int[][] moves;

  // What was seen of a position with so many plies left: whose it is, how it is bounded, the value.
  private final int shift;
  private final long[] keys;
  private final byte[] bounds;
  private final int[] values;

  private int player;

  /**
   * @param position the one it looks at; what is played on it the insight hears
   * @param way which estimate it goes by, see {@link Insight#simpleEstimate}
   * @param lastOfEquals whether of moves that look equal it plays the last that the game lists, not
   *     the first
   * @param depth how many plies ahead, the own move among them
   */
  public Onlooker(
      Position position,
      Insight insight,
      int way,
      boolean lastOfEquals,
      int depth,
      int maxMoves,
      Visits visits) {
    this.position = position;
    this.insight = insight;
    this.way = way;
    this.lastOfEquals = lastOfEquals;
    this.moves = new int[depth][maxMoves];
    this.visits = visits;
    int bits = Math.min(FEWEST_BITS + depth, MOST_BITS);
    shift = Long.SIZE - bits;
    keys = new long[1 << bits];
    bounds = new byte[1 << bits];
    values = new int[1 << bits];
  }

  /** The move that looks best; any if the search is to stop. */
  public int choose() {
    if (player != position.turn()) {
      // An estimate may count the two sides differently.
      player = position.turn();
      Arrays.fill(keys, 0);
    }
    int[] list = moves[0];
    int count = position.moves(list);
    int best = -INFINITE;
    int chosen = Position.NO_MOVE;
    for (int i = 0; i < count; i++) {
      int move = list[lastOfEquals ? count - 1 - i : i];
      int value = after(move, player, 1, best, INFINITE);
      if (value > best) {
        best = value;
        chosen = move;
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
      int margin = player == Position.FIRST ? position.margin() : -position.margin();
      int value = insight.simpleEstimate(player, way, margin);
      return mover == player ? value : -value;
    }
    int left = moves.length - ply;
    long key = Keys.fold(position.key(), left);
    int at = (int) (key >>> shift);
    if (left >= LEAST_REMEMBERED && keys[at] == key) {
      int known = values[at];
      if (bounds[at] == EXACT || (bounds[at] == AT_LEAST ? known >= beta : known <= alpha)) {
        return known;
      }
    }
    int best = -INFINITE;
    for (int i = position.moves(moves[ply]) - 1; i >= 0 && best < beta; i--) {
      best = Math.max(best, after(moves[ply][i], mover, ply + 1, Math.max(alpha, best), beta));
    }
    if (left >= LEAST_REMEMBERED && !visits.isStopped()) {
      keys[at] = key;
      values[at] = best;
      bounds[at] = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    }
    return best;
  }
}
