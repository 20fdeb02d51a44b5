package agon.mancala;

import agon.game.Game;
import agon.game.Position;
import java.util.HashMap;
import java.util.Map;

/**
 * Looks at everything, depth first, and remembers what it saw. For boards with few seeds. Seeds in
 * the stores stay there and no move depends on them: what is still to be won is a matter of the
 * pits alone, and remembered for them, unless the board with its stores may yet be turned round.
 */
final class KalahSolver {
  private final Game game;
  private final Map<Board, Integer> toWin = new HashMap<>();

  /** The pits as who moves sees them. */
  private record Board(long mine, long theirs) {
    /** Rows are small numbers in each byte, of which a record's own sum says next to nothing. */
    @Override
    public int hashCode() {
      return (int) (((mine * 0x9E3779B97F4A7C15L + theirs) * 0xC2B2AE3D27D4EB4FL) >>> 32);
    }
  }

  KalahSolver(Game game) {
    this.game = game;
  }

  /** The final margin for the first player with best play. */
  int margin(Position position) {
    if (position.isOver()) {
      return position.margin();
    }
    PackedPosition kalah = (PackedPosition) position;
    Board board = new Board(kalah.mine, kalah.theirs);
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    int lead = kalah.store(Position.FIRST) - kalah.store(Position.SECOND);
    Integer known = kalah.isOpen() ? null : toWin.get(board);
    if (known == null) {
      int[] moves = new int[game.maxMoves()];
      int count = position.moves(moves);
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < count; i++) {
        position.play(moves[i]);
        best = Math.max(best, sign * (margin(position) - lead));
        position.undo();
      }
      known = best;
      if (!kalah.isOpen()) {
        toWin.put(board, known);
      }
    }
    return lead + sign * known;
  }
}
