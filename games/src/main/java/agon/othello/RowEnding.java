package agon.othello;

import agon.game.Position;
import agon.search.Insight;
import agon.search.Visits;

/**
 * From some two dozen empty squares to the last on boards larger than 8x8, in whole discs: what
 * {@link Ending8} and {@link NearEnd8} do, on whatever the board is made of. Moves: the one in the
 * table first, then by how few replies they leave, into odd regions first, and where many squares
 * are empty by the estimate, too. A node is left early when the other side's stable discs alone are
 * too many, or when a move leads to where the table knows enough.
 *
 * @param <P> the make of the position
 */
final class RowEnding<P extends DiscPosition & RowPosition> {
  /** With so many empty squares or fewer a small table serves that stays in the cache. */
  private static final int NEAR_END = 10;

  private static final int NEAR_TABLE_BITS = 14;

  /** From so many empty squares on the estimate helps to order moves, and replies are looked up. */
  private static final int ESTIMATE_EMPTIES = 12;

  /** Regions are looked at afresh down to so many; then they are as they were. */
  private static final int LEAST_REGION_EMPTIES = 7;

  /** With more empty squares nearly all hang together. */
  private static final int MOST_REGION_EMPTIES = 14;

  private static final int REPLY_COST = 16;
  private static final int ODD_GAIN = 6;

  /** So many hundredths of a disc weigh as much as one in a cost. */
  private static final int ESTIMATE_UNIT = 20;

  private static final int FIRST = Integer.MIN_VALUE;
  private static final int WIPE_OUT = FIRST + 1;

  private final P position;
  private final Insight insight;
  private final RowTerrain terrain;
  private final RowStability stability;
  private final EmptyRegions regions;
  private final RowLast<P> last;
  private final EndTable table;
  private final EndTable nearTable = new EndTable(NEAR_TABLE_BITS);

  /** By the number of empty squares. */
  private final int[][] moves;

  private final int[][] costs;
  private Visits visits = new Visits();
  private long end;
  private boolean stopped;

  /**
   * @param insight of the same position
   * @param table for what has many empty squares
   */
  RowEnding(P position, Insight insight, RowTerrain terrain, EndTable table) {
    this.position = position;
    this.insight = insight;
    this.terrain = terrain;
    this.table = table;
    stability = new RowStability(terrain);
    regions = new EmptyRegions(terrain.size);
    last = new RowLast<>(position, terrain, regions);
    moves = new int[terrain.playableCount + 1][];
    costs = new int[terrain.playableCount + 1][];
  }

  /** Positions count there from now on, and so many may be visited. */
  void begin(Visits newVisits, long nodes) {
    visits = newVisits;
    last.begin(newVisits);
    end = nodes == Long.MAX_VALUE ? nodes : visits.nodes() + nodes;
    stopped = false;
    table.begin(empties());
  }

  void clear() {
    table.clear();
    nearTable.clear();
  }

  /** Whether the search was broken off and its answer means nothing. */
  boolean isStopped() {
    return stopped;
  }

  int empties() {
    return terrain.playableCount - position.discs(Position.FIRST) - position.discs(Position.SECOND);
  }

  private int margin() {
    int turn = position.turn();
    return position.discs(turn) - position.discs(1 - turn);
  }

  /** A best move where {@link #solve} says so much, or −1 if that takes too long to find out. */
  int best(int value) {
    int[] list = new int[terrain.playableCount + 1];
    int count = position.moves(list);
    for (int i = 0; i < count; i++) {
      position.play(list[i]);
      int worth = -solve(-value, 1 - value);
      position.undo();
      if (stopped) {
        return -1;
      }
      if (worth >= value) {
        return list[i];
      }
    }
    return -1;
  }

  /** The final margin for the side to move; outside the window only a bound (fail-soft). */
  int solve(int alpha, int beta) {
    return solve(alpha, beta, empties(), 0);
  }

  /**
   * The same.
   *
   * @param odd the regions with an odd number of empty squares, when last looked at
   */
  private int solve(int alpha, int beta, int empties, int odd) {
    if (empties <= RowLast.MOST) {
      return last.solve(alpha, beta, margin(), empties);
    }
    if (visits.visit() || visits.nodes() > end) {
      stopped = true;
      return 0;
    }
    if (!position.canMove()) {
      if (position.isOver()) {
        return last.finalMargin(margin(), empties);
      }
      position.play(position.pass);
      int value = -solve(-beta, -alpha, empties, odd);
      position.undo();
      return value;
    }
    int most = most(empties, alpha);
    if (most <= alpha) {
      return most;
    }
    if (empties == RowLast.MOST + 1) {
      return tryMoves(alpha, beta, empties, odd, EndTable.UNKNOWN);
    }
    EndTable memory = memory(empties);
    long key = position.key();
    long known = memory.find(key);
    int lower = EndTable.lower(known);
    int upper = EndTable.upper(known);
    if (lower >= beta || lower == upper) {
      return lower;
    }
    if (upper <= alpha) {
      return upper;
    }
    boolean looks = empties >= LEAST_REGION_EMPTIES && empties <= MOST_REGION_EMPTIES;
    int value = tryMoves(alpha, beta, empties, looks ? regions.find(position) : odd, known);
    if (!stopped) {
      memory.keep(key, empties, alpha, beta, value, moves[empties][0]);
    }
    return value;
  }

  private EndTable memory(int empties) {
    return empties <= NEAR_END ? nearTable : table;
  }

  /** The most the side to move can win by, see {@link StableDiscs8#most}. */
  private int most(int empties, int alpha) {
    int count = terrain.playableCount;
    int worthwhile = empties <= NEAR_END ? 16 : 2 * empties - 4;
    if (alpha < worthwhile || count - 2 * position.discs(1 - position.turn()) > alpha) {
      return count;
    }
    return count - 2 * stability.countOfOther(position);
  }

  /** Leaves the best move at the front of its list. */
  private int tryMoves(int alpha, int beta, int empties, int odd, long known) {
    if (moves[empties] == null) {
      moves[empties] = new int[terrain.playableCount];
      costs[empties] = new int[terrain.playableCount];
    }
    int[] list = moves[empties];
    int count = position.moves(list);
    int sure = rank(beta, empties, odd, count, EndTable.move(known));
    if (sure >= beta) {
      return sure;
    }
    int best = RowLast.NOTHING;
    int bestAt = 0;
    int lower = alpha;
    for (int i = 0; i < count; i++) {
      int move = bringCheapest(empties, i, count);
      int oddNow = odd ^ regions.of(move);
      int value;
      play(move, empties);
      if (i == 0 || beta - lower == 1) {
        value = -solve(-beta, -lower, empties - 1, oddNow);
      } else {
        value = -solve(-lower - 1, -lower, empties - 1, oddNow);
        if (value > lower && value < beta && !stopped) {
          value = -solve(-beta, -lower, empties - 1, oddNow);
        }
      }
      position.undo();
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestAt = i;
        if (best >= beta) {
          break;
        }
        lower = Math.max(lower, best);
      }
    }
    list[0] = list[bestAt];
    return best;
  }

  private void play(int move, int empties) {
    if (empties == RowLast.MOST + 1) {
      position.put(move);
    } else {
      position.play(move);
    }
  }

  /**
   * Says how early moves should be tried.
   *
   * @param first before all others
   * @return what a move is certain to bring if that is enough; it is at the front of the list then
   */
  private int rank(int beta, int empties, int odd, int count, int first) {
    int[] list = moves[empties];
    int[] cost = costs[empties];
    for (int i = 0; i < count; i++) {
      int move = list[i];
      if (empties < ESTIMATE_EMPTIES) {
        cost[i] = REPLY_COST * position.replies(move);
      } else {
        position.play(move);
        int sure = -EndTable.upper(memory(empties - 1).find(position.key()));
        cost[i] =
            position.isOver()
                ? WIPE_OUT
                : REPLY_COST * position.moveCount() + insight.evaluate() / ESTIMATE_UNIT;
        position.undo();
        if (sure >= beta) {
          list[0] = move;
          return sure;
        }
      }
      cost[i] = move == first ? FIRST : cost[i] - ((regions.of(move) & odd) != 0 ? ODD_GAIN : 0);
    }
    return RowLast.NOTHING;
  }

  private int bringCheapest(int empties, int from, int to) {
    int[] list = moves[empties];
    int[] cost = costs[empties];
    int best = from;
    for (int i = from + 1; i < to; i++) {
      if (cost[i] < cost[best]) {
        best = i;
      }
    }
    int move = list[best];
    list[best] = list[from];
    list[from] = move;
    cost[best] = cost[from];
    return move;
  }
}
