package agon.othello;

import agon.search.Score;
import agon.search.Visits;

/**
 * The final margin with best play, for boards of up to 8x8 with or without holes: an alpha-beta of
 * its own on two 64-bit words, because nothing general comes near its speed.
 *
 * <p>Principal variation search (Marsland and Campbell 1982). The moves in the table first, then
 * those that leave the other side the fewest replies, for a small tree ("fastest first"), with a
 * hint of parity and of the squares' worth; further from the end the moves are ordered by a short
 * search on {@link Evaluation8} (as in M. Buro's Logistello and R. Delorme's Edax). A node is left
 * early when the table knows enough, when a move leads to where it does (enhanced transposition
 * cutoff, Plaat et al. 1996), or when the other side's stable discs alone are too many. The last
 * squares are {@link LastSquares}' affair. Nothing is allocated once the solver is made.
 */
final class EndgameSolver {
  /** The answer of a search that was not allowed enough nodes. */
  static final int STOPPED = Integer.MIN_VALUE;

  /** So many squares are left to {@link LastSquares}. */
  private static final int LAST = 7;

  /** With fewer empty squares, searching is faster than looking up where all the moves lead. */
  private static final int LOOK_AHEAD_IN_TABLE = 10;

  /** How far {@code alpha} must be up before stable discs are worth counting. */
  private static final int STABILITY_ALPHA = 10;

  /** From so many empty squares on a short search helps to order moves. */
  private static final int ESTIMATE_EMPTIES = 12;

  /** With so many more empty squares that search goes a ply deeper. */
  private static final int EMPTIES_A_PLY = 4;

  /** So many hundredths of a disc weigh as much as one in {@link MoveOrder8#cost}. */
  private static final int ESTIMATE_UNIT = 20;

  private static final int WHOLE_WINDOW = 64;
  private static final int MOST_MOVES = 64;

  private final Terrain8 terrain;
  private final MoveOrder8 order;
  private final LastSquares last;
  private final Evaluation8 evaluation;
  private final StableDiscs8 stable;
  private final EndgameTable table;

  // The moves of a node, by its number of empty squares, which no two nodes of a line share.
  private final int[] squares = new int[65 * MOST_MOVES];
  private final long[] flips = new long[65 * MOST_MOVES];
  private final int[] costs = new int[65 * MOST_MOVES];

  private Visits visits = new Visits();
  private long nodeLimit;
  private boolean stopped;

  EndgameSolver(Terrain8 terrain, boolean emptiesToWinner, int tableBits) {
    this.terrain = terrain;
    order = new MoveOrder8(terrain);
    evaluation = new Evaluation8(terrain, terrain.weights);
    last = new LastSquares(terrain, emptiesToWinner);
    last.begin(visits);
    stable = new StableDiscs8(terrain);
    table = new EndgameTable(tableBits);
  }

  /** Searches count here from now on, and end when it says so. */
  void begin(Visits newVisits) {
    visits = newVisits;
    last.begin(newVisits);
  }

  /**
   * The final margin for the side to move. Outside the window it is only a bound on that side
   * (fail-soft); {@link #STOPPED} if it would take more nodes. The position itself is the caller's
   * to count.
   */
  int solve(long own, long other, int alpha, int beta, long mostNodes) {
    table.nextSearch();
    visits.add(-1);
    nodeLimit = mostNodes == Long.MAX_VALUE ? mostNodes : visits.nodes() + mostNodes;
    stopped = false;
    int low = Math.clamp(alpha, -WHOLE_WINDOW - 1, WHOLE_WINDOW);
    int high = Math.clamp(beta, -WHOLE_WINDOW, WHOLE_WINDOW + 1);
    long empty = terrain.playable & ~(own | other);
    int value = search(own, other, low, high, terrain.oddQuarters(empty));
    return stopped ? STOPPED : value;
  }

  private int search(long own, long other, int alpha, int beta, int odd) {
    long empty = terrain.playable & ~(own | other);
    int empties = Long.bitCount(empty);
    if (empties <= LAST) {
      int value = last.solve(own, other, alpha, beta, odd);
      stopped |= visits.isStopped();
      return value;
    }
    if (visits.visit() || visits.nodes() > nodeLimit) {
      stopped = true;
      return 0;
    }
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? last.finalMargin(own, other)
          : -search(other, own, -beta, -alpha, odd);
    }
    if (alpha >= STABILITY_ALPHA) {
      int most = mostPossible(other, empty, alpha);
      if (most <= alpha) {
        return most;
      }
    }
    long known = table.find(own, other);
    int lower = EndgameTable.lower(known);
    int upper = EndgameTable.upper(known);
    if (lower >= beta || lower == upper) {
      return lower;
    }
    if (upper <= alpha) {
      return upper;
    }
    int from = empties * MOST_MOVES;
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      if (empties >= LOOK_AHEAD_IN_TABLE) {
        int sure = -EndgameTable.upper(table.find(yours, mine));
        if (sure >= beta) {
          return sure;
        }
      }
      squares[to] = square;
      flips[to] = turned;
      costs[to] = cost(mine, yours, square, odd, known);
      to++;
    }
    return searchMoves(own, other, alpha, beta, odd, from, to);
  }

  /** The same for the last few squares, in the whole window and without asking whether to stop. */
  int solveLast(long own, long other) {
    visits.add(-1);
    long empty = terrain.playable & ~(own | other);
    return last.solve(own, other, -WHOLE_WINDOW, WHOLE_WINDOW, terrain.oddQuarters(empty));
  }

  /** How much is left for the side to move with the other one's stable discs gone for good. */
  private int mostPossible(long other, long empty, int alpha) {
    int count = terrain.playableCount;
    if (count - 2 * Long.bitCount(other) > alpha) {
      return count;
    }
    stable.setEmpty(empty);
    return count - 2 * Long.bitCount(stable.of(other));
  }

  private int cost(long mine, long yours, int square, int odd, long known) {
    if (square + 1 == EndgameTable.best(known)) {
      return -2000;
    }
    if (square + 1 == EndgameTable.secondBest(known)) {
      return -1000;
    }
    int cost = order.cost(mine, yours, square, odd);
    int empties = terrain.playableCount - Long.bitCount(mine | yours);
    return empties < ESTIMATE_EMPTIES
        ? cost
        : cost + estimate(yours, mine, empties) / ESTIMATE_UNIT;
  }

  private int estimate(long own, long other, int empties) {
    int depth = (empties - ESTIMATE_EMPTIES) / EMPTIES_A_PLY;
    return shallow(own, other, depth, -Score.LIMIT, Score.LIMIT);
  }

  /** What a short search thinks, for the side to move. */
  private int shallow(long own, long other, int depth, int alpha, int beta) {
    visits.add(1);
    long empty = terrain.playable & ~(own | other);
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? Score.UNIT * last.finalMargin(own, other)
          : -shallow(other, own, depth, -beta, -alpha);
    }
    if (depth == 0) {
      return evaluation.estimate(own, other, moves);
    }
    int best = -Score.LIMIT;
    int lower = alpha;
    for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      best = Math.max(best, -shallow(other ^ turned, mine, depth - 1, -beta, -lower));
      lower = Math.max(lower, best);
    }
    return best;
  }

  private int searchMoves(long own, long other, int alpha, int beta, int odd, int from, int to) {
    int best = LastSquares.NOTHING;
    int bestSquare = -1;
    int lower = alpha;
    for (int at = from; at < to; at++) {
      bringCheapest(at, to);
      int square = squares[at];
      long mine = own | flips[at] | (1L << square);
      long yours = other ^ flips[at];
      int oddNow = odd ^ terrain.quarterOf[square];
      int value;
      if (at == from) {
        value = -search(yours, mine, -beta, -lower, oddNow);
      } else {
        value = -search(yours, mine, -lower - 1, -lower, oddNow);
        if (value > lower && value < beta) {
          value = -search(yours, mine, -beta, -value, oddNow);
        }
      }
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestSquare = square;
        lower = Math.max(lower, best);
        if (best >= beta) {
          break;
        }
      }
    }
    table.keep(own, other, from / MOST_MOVES, alpha, beta, best, bestSquare);
    return best;
  }

  private void bringCheapest(int at, int to) {
    int cheapest = at;
    for (int i = at + 1; i < to; i++) {
      if (costs[i] < costs[cheapest]) {
        cheapest = i;
      }
    }
    int square = squares[cheapest];
    long turned = flips[cheapest];
    int cost = costs[cheapest];
    squares[cheapest] = squares[at];
    flips[cheapest] = flips[at];
    costs[cheapest] = costs[at];
    squares[at] = square;
    flips[at] = turned;
    costs[at] = cost;
  }
}
