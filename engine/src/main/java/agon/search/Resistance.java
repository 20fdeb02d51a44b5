package agon.search;

import static agon.search.TranspositionTable.LOWER;
import static agon.search.TranspositionTable.NONE;
import static agon.search.TranspositionTable.UPPER;

import agon.game.Keys;
import agon.game.Position;

/**
 * Which move to play where every one loses. Against perfect play it does not matter; against
 * anybody else the best is the one whose refutation lies farthest away, move by move, without the
 * short cuts by which a search has seen it; and among those the one that fewest answers refute.
 *
 * <p>Round by round one looks two plies further, and moves that are refuted drop out while others
 * are left. Nothing that was proven before is used, for the other side may not know it.
 */
final class Resistance {
  /** Nobody looks further than this move by move. */
  private static final int MOST_PLIES = 31;

  private final Position position;
  private final Insight insight;
  private final TranspositionTable table;
  private final Visits visits;
  private final int[][] lists = new int[MOST_PLIES + 1][];
  private final int maxMoves;
  private final int winner;
  private final int foresight;
  private final long salt;
  private long end;

  /**
   * @param position where the side to move loses, and what is known of it; left as they are
   * @param table for what is found here, told apart from what is there
   */
  Resistance(
      Position position, Insight insight, TranspositionTable table, Visits visits, int maxMoves) {
    this.position = position;
    this.insight = insight;
    this.table = table;
    this.visits = visits;
    this.maxMoves = maxMoves;
    winner = 1 - position.turn();
    foresight = insight.foresight();
    salt = Keys.mix(0x5e515 + winner);
  }

  /**
   * The move that is hardest to refute.
   *
   * @param moves of the position, the likeliest first
   * @param nodes how many positions may be visited
   */
  int among(int[] moves, long nodes) {
    end = visits.nodes() + nodes;
    int[] left = moves.clone();
    int count = left.length;
    for (int plies = 1; plies <= MOST_PLIES && count > 1; plies += 2) {
      int[] holding = new int[count];
      int kept = 0;
      for (int i = 0; i < count; i++) {
        if (!isRefuted(left[i], plies)) {
          holding[kept++] = left[i];
        }
      }
      if (isSpent()) {
        return kept == 0 ? left[0] : holding[0];
      }
      if (kept == 0) {
        return leastAnswered(left, count, plies);
      }
      left = holding;
      count = kept;
    }
    return left[0];
  }

  private boolean isSpent() {
    return visits.nodes() >= end || visits.isStopped();
  }

  private boolean isRefuted(int move, int plies) {
    play(move);
    boolean refuted = isForced(plies, 0);
    undo(move);
    return refuted;
  }

  private int leastAnswered(int[] moves, int count, int plies) {
    int best = moves[0];
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < count && !isSpent(); i++) {
      play(moves[i]);
      int answers = answers(plies, least);
      undo(moves[i]);
      if (answers < least && !isSpent()) {
        least = answers;
        best = moves[i];
      }
    }
    return best;
  }

  /** How many answers win within so many plies; so many that it does not matter, at the most. */
  private int answers(int plies, int most) {
    if (position.isOver()) {
      return most;
    }
    int[] answers = new int[maxMoves];
    int all = position.moves(answers);
    int winning = 0;
    for (int i = 0; i < all && winning < most && !isSpent(); i++) {
      winning += isRefuted(answers[i], plies - 1) ? 1 : 0;
    }
    return winning;
  }

  /** Whether the winner wins within so many plies whatever the other side does. */
  private boolean isForced(int plies, int ply) {
    if (visits.nodes() >= end || visits.visit()) {
      return false;
    }
    if (position.isOver()) {
      return winner == Position.FIRST ? position.margin() > 0 : position.margin() < 0;
    }
    boolean attacks = position.turn() == winner;
    int verdict = insight.verdict();
    if (verdict != Score.UNKNOWN) {
      return Score.isWinOrLoss(verdict)
          && attacks == verdict > 0
          && Score.distance(verdict) <= plies;
    }
    if (plies <= (attacks ? foresight : foresight + 1)) {
      return false;
    }
    long key = position.key() ^ salt;
    long known = table.probe(key);
    if (known != 0) {
      boolean forced = TranspositionTable.bound(known) == LOWER;
      int within = TranspositionTable.depth(known);
      if (forced ? within <= plies : within >= plies) {
        return forced;
      }
    }
    boolean forced = searchMoves(plies, ply, attacks);
    if (!isSpent()) {
      table.store(key, NONE, 0, plies, forced ? LOWER : UPPER);
    }
    return forced;
  }

  private boolean searchMoves(int plies, int ply, boolean attacks) {
    if (lists[ply] == null) {
      lists[ply] = new int[maxMoves];
    }
    int[] list = lists[ply];
    int likely = attacks ? insight.likelyMoves(list) : -1;
    int count = likely > 0 ? likely : insight.moves(list);
    for (int i = 0; i < count; i++) {
      int move = pick(list, i, count);
      play(move);
      boolean forced = isForced(plies - 1, ply + 1);
      undo(move);
      if (forced == attacks || isSpent()) {
        return forced && !isSpent();
      }
    }
    return !attacks;
  }

  /** Brings the move of the highest rank from i on to place i. */
  private int pick(int[] list, int i, int count) {
    int best = i;
    int highest = insight.rank(list[i]);
    for (int j = i + 1; j < count; j++) {
      int rank = insight.rank(list[j]);
      if (rank > highest) {
        highest = rank;
        best = j;
      }
    }
    int move = list[best];
    list[best] = list[i];
    list[i] = move;
    return move;
  }

  private void play(int move) {
    position.play(move);
    insight.played(move);
  }

  private void undo(int move) {
    position.undo();
    insight.undone(move);
  }
}
