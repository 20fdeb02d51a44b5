package agon.mancala.classic;

import agon.game.Game;
import agon.game.Position;
import agon.mancala.MancalaPosition;
import agon.textbook.AlphaBeta;

/**
 * What {@link Nask} adds to the textbook.
 *
 * <p>Twice the report's text says the opposite of what its program must have done: that a
 * minimising node begins with the least integer, and that beta is raised to values above it. Taken
 * at its word the player would see no difference between any two moves, or never prune; we take
 * both for slips of the pen.
 */
final class NaskSearch extends AlphaBeta {
  /** "Le sumo 100 puntos": what a won game is worth before its seeds are counted. */
  private static final int WIN = 100;

  private int me;

  NaskSearch(Game game) {
    super(game);
  }

  /** Says for whom the values are: the side to move, who is "MAX" from here on. */
  void playFor(int player) {
    me = player;
  }

  /**
   * The pits with seeds, "solo los hijos que tienen mas de 0 semillas". The report does not say in
   * which order; its simulator numbers the pits from the own store outwards, so that a loop over
   * all six begins next to the store. Of equal moves the first is kept: a better one must be
   * "mayor".
   */
  @Override
  protected int moves(Position position, int[] into, int ply) {
    MancalaPosition board = (MancalaPosition) position;
    int mover = board.turn();
    int count = 0;
    for (int pit = board.pits() - 1; pit >= 0; pit--) {
      if (board.seeds(mover, pit) > 0) {
        into[count++] = pit;
      }
    }
    return count;
  }

  @Override
  protected int evaluate(Position position, int ply) {
    int value = heuristic((MancalaPosition) position, me);
    return position.turn() == me ? value : -value;
  }

  /**
   * "Heurística utilizada". Won: 100 and the difference of the stores without its sign; lost: the
   * same taken away; otherwise the difference. To that come the seeds in the player's own pits, but
   * not those in the other's. The report calls him "el jugador actual", the current player; we read
   * that as the one who is choosing, not as whoever moves at the leaf. A draw is neither won nor
   * lost, and its difference is 0.
   */
  static int heuristic(MancalaPosition board, int player) {
    int difference = board.store(player) - board.store(1 - player);
    int value = difference;
    if (board.isOver() && difference != 0) {
      value = Integer.signum(difference) * (WIN + Math.abs(difference));
    }
    return value + board.row(player);
  }
}
