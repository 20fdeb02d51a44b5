package agon.mancala;

import agon.endgame.Databases;
import agon.game.Position;
import agon.search.Exact;
import agon.search.Visits;
import java.util.List;

/**
 * What is certain of Oware positions: what the database says, and what a search finds that looks
 * ever farther and trusts nothing but the rules and the database. Both sides' guarantees are looked
 * for, and a position is solved when they meet. It remembers no position, for what one is worth
 * depends on how often others came up.
 */
final class OwareExact implements Exact {
  private static final int DEEPEST = 60;

  /** With more seeds than this above the database, a search finds nothing. */
  private static final int SEEDS_ABOVE = 6;

  /** Of what it may use this part is enough: what is near is found at once, the rest never. */
  private static final int PART = 40;

  private static final int STOPPED = Integer.MIN_VALUE / 2;

  private final OwareRules rules;
  private final int[] moves;

  private OwareDatabase endgames;
  private Visits visits = new Visits();
  private long end;
  private int prover;
  private int least;
  private int most;
  private int bestMove = -1;

  OwareExact(OwareRules rules) {
    this.rules = rules;
    this.moves = new int[(DEEPEST + 1) * rules.pits()];
    this.endgames = OwareTables.of(rules).present();
  }

  @Override
  public boolean solve(Position position, int guess, long nodes, Visits counting) {
    PackedOware board = (PackedOware) position;
    begin(board, nodes, counting);
    int left = PackedRow.sum(board.mine) + PackedRow.sum(board.theirs);
    int lead = board.myStore - board.theirStore;
    least = lead - left;
    most = lead + left;
    int at = board.place(endgames);
    if (at >= 0 && board.isAsGoodAsFresh()) {
      least = lead + endgames.least(at);
      most = lead + endgames.most(at);
    }
    if (left > endgames.mostSeeds() + SEEDS_ABOVE) {
      return false;
    }
    int mover = board.turn();
    for (int depth = 2; least < most && depth <= DEEPEST; depth += 2) {
      int mine = sure(board, mover, least, most, depth);
      if (mine == STOPPED) {
        return false;
      }
      least = Math.max(least, mine);
      int theirs = least == most ? -most : sure(board, 1 - mover, -most, -least, depth);
      if (theirs == STOPPED) {
        return false;
      }
      most = Math.min(most, -theirs);
    }
    return least == most;
  }

  private void begin(PackedOware board, long nodes, Visits counting) {
    visits = counting;
    end = counting.nodes() + Math.max(0, nodes / PART);
    if (endgames.mostSeeds() < Databases.of(OwareTables.of(rules)).size()) {
      endgames = OwareTables.of(rules).present();
    }
    bestMove = -1;
    prover = board.turn();
  }

  /** What a player is sure to win by, found out with so many moves looked ahead; or stopped. */
  private int sure(PackedOware board, int player, int low, int high, int depth) {
    prover = player;
    int sign = board.turn() == player ? 1 : -1;
    int found = search(board, sign > 0 ? low : -high, sign > 0 ? high : -low, depth, 0);
    return found == STOPPED ? STOPPED : sign * found;
  }

  /** Alpha-beta for the side to move, on what the prover is sure of. */
  private int search(PackedOware board, int low, int high, int depth, int ply) {
    if (visits.visit() || visits.nodes() > end) {
      return STOPPED;
    }
    int lead = board.myStore - board.theirStore;
    if (board.isOver()) {
      return lead;
    }
    boolean proves = board.turn() == prover;
    if (ply > 0 && board.isFresh()) {
      int at = board.place(endgames);
      if (at >= 0) {
        return lead + (proves ? endgames.least(at) : endgames.most(at));
      }
    }
    int left = PackedRow.sum(board.mine) + PackedRow.sum(board.theirs);
    int worst = proves ? lead - left : lead + left;
    if (depth == 0 || (ply > 0 && (proves ? worst >= high : worst <= low))) {
      return worst;
    }
    int first = ply * rules.pits();
    int count = ordered(board, first);
    int best = -Integer.MAX_VALUE;
    int alpha = low;
    for (int i = first; i < first + count; i++) {
      int move = moves[i];
      board.play(move);
      int value = search(board, -high, -alpha, depth - 1, ply + 1);
      board.undo();
      if (value == STOPPED) {
        return STOPPED;
      }
      if (-value > best) {
        best = -value;
        if (ply == 0 && proves) {
          bestMove = move;
        }
      }
      alpha = Math.max(alpha, best);
      if (alpha >= high) {
        break;
      }
    }
    return best;
  }

  /** Captures first, then from right to left. */
  private int ordered(PackedOware board, int first) {
    int count = 0;
    for (long left = board.playable(); left != 0; left &= left - 1) {
      int move = PackedRow.first(left);
      int taken = board.appeal(move);
      int into = first + count++;
      while (into > first && taken >= board.appeal(moves[into - 1])) {
        moves[into] = moves[into - 1];
        into--;
      }
      moves[into] = move;
    }
    return count;
  }

  @Override
  public int least() {
    return least;
  }

  @Override
  public int most() {
    return most;
  }

  /**
   * The first move of a way to what the position is worth that really gets there, by captures or
   * the end; nothing if it is farther than so many nodes reach. That the database calls a move good
   * does not make it one that gets on.
   */
  @Override
  public List<Integer> line(Position position, long nodes, Visits counting) {
    PackedOware board = (PackedOware) position;
    int worth = least;
    begin(board, nodes, counting);
    for (int depth = 1; depth <= DEEPEST; depth++) {
      int found = sure(board, board.turn(), worth - 1, worth, depth);
      if (found == STOPPED) {
        return List.of();
      }
      if (found >= worth) {
        return List.of(bestMove);
      }
    }
    return List.of();
  }

  @Override
  public int share() {
    return 0;
  }

  @Override
  public void clear() {}
}
