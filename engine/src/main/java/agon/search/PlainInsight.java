package agon.search;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;

/**
 * For games that bring no insight of their own. What is known of such a position is how random
 * games end that begin there (Abramson 1990), the margin as it stands, and how many moves either
 * side has. Moves are ordered by their appeal.
 *
 * <p>A position always gets the same estimate: its key is the seed. Random games are part of the
 * estimate, not of the search, and their positions are no nodes.
 */
public final class PlainInsight implements Insight {
  private static final int PLAYOUTS = 6;
  private static final int LONGEST = 120;

  /** What a sure win is worth to an estimate, in hundredths, where margins do not count. */
  private static final int WON = 1000;

  private final Position position;
  private final boolean marginCounts;
  private final Position playout;
  private final Rng rng = new Rng(0);
  private final int[] moves;

  public PlainInsight(Game game, Position position) {
    this.position = position;
    marginCounts = game.marginCounts();
    playout = position.copy();
    moves = new int[game.maxMoves()];
  }

  @Override
  public int evaluate() {
    rng.seed(position.key());
    long sum = 0;
    for (int i = 0; i < PLAYOUTS; i++) {
      playout.copyFrom(position);
      for (int ply = 0; ply < LONGEST && !playout.isOver(); ply++) {
        playout.play(playout.randomMove(rng, moves));
      }
      int margin = playout.margin();
      sum += marginCounts ? (long) Score.UNIT * margin : (long) WON * Integer.signum(margin);
    }
    long expected = sum / PLAYOUTS;
    long standing = (long) Score.UNIT * position.margin();
    long first = Math.clamp((expected + standing) / 2, 1L - Score.LIMIT, Score.LIMIT - 1L);
    return (int) (position.turn() == Position.FIRST ? first : -first);
  }

  @Override
  public int rank(int move) {
    return position.appeal(move);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
