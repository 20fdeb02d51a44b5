package agon.player;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Limits;

/**
 * Wins if it can in one move, never hands over a win in one if that can be helped, and otherwise
 * takes the move that looks best at a glance ({@link Position#appeal}); ties by chance.
 */
public final class GreedyPlayer implements Player {
  /** With more moves than this, all replies to all of them are no glance any more. */
  private static final int MOST_LOOKED_AT = 2000;

  private Rng rng = new Rng(0);

  private final int[] moves;
  private final int[] replies;

  public GreedyPlayer(Game game) {
    moves = new int[game.maxMoves()];
    replies = new int[game.maxMoves()];
  }

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    rng = new Rng(seed);
  }

  @Override
  public int choose(Position position, Limits limits) {
    int count = position.moves(moves);
    int best = moves[0];
    long bestValue = Long.MIN_VALUE;
    int ties = 0;
    boolean looksAtReplies = count <= MOST_LOOKED_AT;
    for (int i = 0; i < count && !Thread.currentThread().isInterrupted(); i++) {
      long value =
          safety(position, moves[i], looksAtReplies) * (1L << 40) + position.appeal(moves[i]);
      if (value > bestValue) {
        bestValue = value;
        ties = 0;
      }
      if (value == bestValue && rng.below(++ties) == 0) {
        best = moves[i];
      }
    }
    return best;
  }

  /** 2: wins at once. 1: nothing is decided. 0: draws at once. −1: the other can win. −2: loses. */
  private int safety(Position position, int move, boolean looksAtReplies) {
    int me = position.turn();
    position.play(move);
    int safety;
    if (position.isOver()) {
      safety = 2 * marginFor(me, position);
    } else {
      boolean loses = looksAtReplies && position.turn() != me && canWinAtOnce(position);
      safety = loses ? -1 : 1;
    }
    position.undo();
    return safety;
  }

  private boolean canWinAtOnce(Position position) {
    int me = position.turn();
    int count = position.moves(replies);
    boolean wins = false;
    for (int i = 0; i < count && !wins; i++) {
      position.play(replies[i]);
      wins = position.isOver() && marginFor(me, position) > 0;
      position.undo();
    }
    return wins;
  }

  private static int marginFor(int player, Position position) {
    return Integer.signum(player == Position.FIRST ? position.margin() : -position.margin());
  }
}
