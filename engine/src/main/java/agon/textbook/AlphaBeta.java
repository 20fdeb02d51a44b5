package agon.textbook;

import agon.game.Game;
import agon.game.Position;
import agon.search.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Minimax with alpha-beta pruning and nothing else: no table, no reductions, no extensions. What a
 * player adds of its own (the order of moves, an estimate, bookkeeping as moves are played) it
 * overrides. Values are for the side to move; the sign follows that side, so extra turns and passes
 * come out right.
 */
public abstract class AlphaBeta {
  /** Beyond every value. */
  public static final int INFINITY = Integer.MAX_VALUE;

  /** Often: before the code is compiled, a node of a slow player takes a tenth of a millisecond. */
  private static final int NODES_PER_LOOK_AT_CLOCK = 32;

  /** Ends a search whose time or nodes are used up. */
  private static final class OutOfTime extends RuntimeException {
    OutOfTime() {
      super(null, null, false, false);
    }
  }

  /**
   * What a search found.
   *
   * @param value for the side to move
   * @param isComplete false if time ran out: then it is the best of the moves looked at so far, and
   *     {@code move} is {@link Position#NO_MOVE} if that was none
   */
  public record Choice(int move, int value, boolean isComplete) {}

  private final OutOfTime outOfTime = new OutOfTime();
  private final int maxMoves;
  private final int nodesPerLookAtClock;
  private int[][] moves = new int[0][];
  private long deadline = Long.MAX_VALUE;
  private long mostNodes = Long.MAX_VALUE;
  private long nodes;
  private @Nullable Watcher watcher;

  protected AlphaBeta(Game game) {
    this(game, NODES_PER_LOOK_AT_CLOCK);
  }

  /**
   * @param nodesPerLookAtClock 1 where a single estimate may take long
   */
  protected AlphaBeta(Game game, int nodesPerLookAtClock) {
    maxMoves = game.maxMoves();
    this.nodesPerLookAtClock = nodesPerLookAtClock;
  }

  /** An estimate, or the value of a game that is over, for the side to move. */
  protected abstract int evaluate(Position position, int ply);

  /** Writes the moves to try, best first, and returns how many; at least one. */
  protected int moves(Position position, int[] into, int ply) {
    return position.moves(into);
  }

  protected void play(Position position, int move) {
    position.play(move);
  }

  protected void undo(Position position) {
    position.undo();
  }

  /** Whether to estimate before the full depth is reached. */
  protected boolean isLeaf(Position position, int ply) {
    return false;
  }

  /**
   * Whether a move at the root is only searched for being better than the best one so far, as it
   * should be; otherwise for its exact value. The choice is the same.
   */
  protected boolean prunesAtRoot() {
    return true;
  }

  /** From now on every step is told. */
  public final void watch(Watcher watcher) {
    this.watcher = watcher;
  }

  /** The clock starts: searches end when this much of it is used up, or the nodes are. */
  public final void begin(Limits limits, Duration time) {
    deadline = System.nanoTime() + time.toNanos();
    mostNodes = limits.nodes().orElse(Long.MAX_VALUE);
    nodes = 0;
  }

  /** Positions visited since {@link #begin}. */
  public final long nodes() {
    return nodes;
  }

  public final boolean isOutOfTime() {
    return nodes >= mostNodes || System.nanoTime() - deadline >= 0;
  }

  /** The best move looking so many plies ahead; the first of equals. */
  public final Choice choose(Position position, int depth) {
    int start = position.ply();
    int best = Position.NO_MOVE;
    int bestValue = -INFINITY;
    Watcher seen = watcher;
    if (seen != null) {
      seen.begin(depth);
    }
    try {
      int[] list = list(0);
      int count = moves(position, list, 0);
      for (int i = 0; i < count; i++) {
        int alpha = prunesAtRoot() ? bestValue : -INFINITY;
        int value = after(position, list[i], depth, 0, alpha, INFINITY);
        if (best == Position.NO_MOVE || value > bestValue) {
          bestValue = value;
          best = list[i];
        }
      }
      if (seen != null) {
        seen.end(bestValue);
      }
      return new Choice(best, bestValue, true);
    } catch (OutOfTime e) {
      while (position.ply() > start) {
        undo(position);
      }
      return new Choice(best, bestValue, false);
    }
  }

  /**
   * What a position is worth to the side to move, or a bound on it where that is outside alpha and
   * beta. A player that remembers values overrides it, and calls it for what it does not remember.
   */
  protected int search(Position position, int depth, int ply, int alpha, int beta) {
    if (++nodes % nodesPerLookAtClock == 0 || nodes >= mostNodes) {
      if (isOutOfTime()) {
        throw outOfTime;
      }
    }
    Watcher seen = watcher;
    if (seen != null) {
      seen.visit();
    }
    if (depth == 0 || position.isOver() || isLeaf(position, ply)) {
      if (seen != null) {
        seen.leaf();
      }
      return evaluate(position, ply);
    }
    int[] list = list(ply);
    int count = moves(position, list, ply);
    int best = -INFINITY;
    int tried = 0;
    while (tried < count && best < beta) {
      int move = list[tried++];
      best = Math.max(best, after(position, move, depth, ply, Math.max(alpha, best), beta));
    }
    if (seen != null && tried < count) {
      seen.cut(list, tried, count);
    }
    return best;
  }

  /** What a move is worth to the side that makes it. */
  private int after(Position position, int move, int depth, int ply, int alpha, int beta) {
    int mover = position.turn();
    Watcher seen = watcher;
    if (seen != null) {
      seen.enter(move, depth - 1, alpha, beta);
    }
    play(position, move);
    int value =
        position.turn() == mover
            ? search(position, depth - 1, ply + 1, alpha, beta)
            : -search(position, depth - 1, ply + 1, -beta, -alpha);
    undo(position);
    if (seen != null) {
      seen.leave(value);
    }
    return value;
  }

  private int[] list(int ply) {
    if (ply >= moves.length) {
      int[][] longer = java.util.Arrays.copyOf(moves, ply + 16);
      for (int i = moves.length; i < longer.length; i++) {
        longer[i] = new int[maxMoves];
      }
      moves = longer;
    }
    return moves[ply];
  }
}
