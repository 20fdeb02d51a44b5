package agon.othello;

import agon.search.Abdada;
import agon.search.Visits;

/**
 * One thread's search of boards of up to 8x8, with or without holes: from the middle of the game to
 * its last square on two 64-bit words, because nothing general comes near its speed.
 *
 * <p>Principal variation search (Marsland and Campbell 1982) in two gaits that share a table. The
 * <em>middle game</em> ends at a depth and asks the estimate, in hundredths of a disc; the
 * <em>ending</em> goes to the last square and counts discs. Both leave a node early when a shorter
 * search makes the answer likely enough ({@link ProbCut8}), when the table knows enough, or when a
 * move leads to where it does (enhanced transposition cutoff, Plaat et al. 1996); the ending also
 * when the other side's stable discs alone are too many. Moves: those in the table first, then by a
 * short search on the estimate and by how few replies they leave ("fastest first"), with a hint of
 * parity. Near the end a small table of the thread's own takes the place of the shared one, and the
 * last squares are {@link LastSquares}' affair. Nothing is allocated once the search is made.
 */
final class Search8 {
  /** So many squares are left to {@link LastSquares}. */
  static final int LAST = 6;

  /** With so many empty squares or fewer the thread's own table serves. */
  private static final int NEAR = 11;

  private static final int LEAF_TABLE_BITS = 15;

  /** How far {@code alpha} must be up before stable discs are worth counting, by empty squares. */
  private static final int[] STABILITY_ALPHA = new int[65];

  /** From so many empty squares on a short search helps to order moves. */
  private static final int ESTIMATE_EMPTIES = 12;

  /** With so many more empty squares that search goes a ply deeper. */
  private static final int EMPTIES_A_PLY = 4;

  /** So many hundredths of a disc weigh as much as one in {@link MoveOrder8#cost}. */
  private static final int ESTIMATE_UNIT = 20;

  /** From so many empty squares on the ending may trust a short search. */
  private static final int PROBCUT_EMPTIES = 13;

  private static final int PROBCUT_DEPTH = 3;

  /** Short searches inside short searches, at most so many. */
  private static final int MOST_NESTED = 2;

  /** Several threads look at each other's work from here on up. */
  private static final int SHARE_EMPTIES = 15;

  private static final int SHARE_DEPTH = 5;

  /** The cost of a move that another thread is searching. */
  private static final int DEFERRED = 1 << 28;

  private static final int MOST_MOVES = 64;
  private static final int UNIT = 100;
  private static final int INFINITE = 30_000;

  static {
    for (int empties = 0; empties <= 64; empties++) {
      STABILITY_ALPHA[empties] = empties <= 10 ? 10 : 2 * empties - 10;
    }
  }

  private final Terrain8 terrain;
  private final MoveOrder8 order;
  private final LastSquares last;
  private final Estimate8 estimate;
  private final StableDiscs8 stable;
  private final ProbCut8 probCut = new ProbCut8();
  private final Table8 table;
  private final LeafTable near = new LeafTable(LEAF_TABLE_BITS);

  // The moves of a node, by its number of empty squares, which no two nodes of a line share.
  private final int[] squares = new int[65 * MOST_MOVES];
  private final long[] flips = new long[65 * MOST_MOVES];
  private final int[] costs = new int[65 * MOST_MOVES];

  private final Abdada abdada;
  private final boolean shares;

  private Visits visits = new Visits();
  private int nested;
  private boolean stopped;
  private long nodeLimit = Long.MAX_VALUE;

  /**
   * @param abdada what the threads that share the table are searching
   * @param shares whether there are other threads
   */
  Search8(
      Terrain8 terrain,
      boolean emptiesToWinner,
      Estimate8 estimate,
      Table8 table,
      Abdada abdada,
      boolean shares) {
    this.abdada = abdada;
    this.shares = shares;
    this.terrain = terrain;
    this.estimate = estimate;
    this.table = table;
    order = new MoveOrder8(terrain);
    last = new LastSquares(terrain, emptiesToWinner);
    stable = new StableDiscs8(terrain);
  }

  /** Searches count here from now on, and end when it says so. */
  void begin(Visits newVisits) {
    visits = newVisits;
    last.begin(newVisits);
    stopped = false;
    nested = 0;
    nodeLimit = Long.MAX_VALUE;
  }

  /** The next search may visit so many nodes; without that, as many as it likes. */
  void allow(long nodes) {
    stopped = visits.isStopped();
    nodeLimit = nodes == Long.MAX_VALUE ? nodes : visits.nodes() + nodes;
  }

  /** Whether the search was broken off and its answer means nothing. */
  boolean isStopped() {
    return stopped;
  }

  private void count() {
    stopped |= visits.visit() || visits.nodes() > nodeLimit;
  }

  int empties(long own, long other) {
    return terrain.playableCount - Long.bitCount(own | other);
  }

  // ---- the ending: whole discs, to the last square ----

  /**
   * The final margin for the side to move; outside the window only a bound on that side
   * (fail-soft).
   */
  int solve(long own, long other, int alpha, int beta, int selectivity) {
    long empty = terrain.playable & ~(own | other);
    int most = terrain.playableCount;
    return ending(
        own,
        other,
        Math.clamp(alpha, -most - 1, most),
        Math.clamp(beta, -most, most + 1),
        selectivity,
        terrain.oddQuarters(empty),
        Long.bitCount(empty));
  }

  private int ending(
      long own, long other, int alpha, int beta, int selectivity, int odd, int empties) {
    if (empties <= NEAR) {
      return nearEnd(own, other, alpha, beta, odd, empties);
    }
    count();
    if (stopped) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? last.finalMargin(own, other)
          : -ending(other, own, -beta, -alpha, selectivity, odd, empties);
    }
    if (alpha >= STABILITY_ALPHA[empties]) {
      int most = mostPossible(other, empty, alpha);
      if (most <= alpha) {
        return most;
      }
    }
    long known = table.find(own, other);
    if (Table8.isEnough(known, empties, selectivity)) {
      int lower = Table8.lower(known) / UNIT;
      int upper = Table8.upper(known) / UNIT;
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    int from = empties * MOST_MOVES;
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      if (yours == 0 && last.finalMargin(mine, 0) >= beta) {
        return last.finalMargin(mine, 0); // nothing is left of the other side
      }
      if (empties > NEAR + 1) {
        long there = table.find(yours, mine);
        if (Table8.isEnough(there, empties - 1, selectivity)) {
          int sure = -Table8.upper(there) / UNIT;
          if (sure >= beta) {
            return sure;
          }
        }
      }
      squares[to] = square;
      flips[to] = turned;
      to++;
    }
    if (selectivity < ProbCut8.EXACT
        && empties >= PROBCUT_EMPTIES
        && beta - alpha == 1
        && nested < MOST_NESTED) {
      int likely = endProbCut(own, other, moves, alpha, beta, selectivity, empties);
      if (likely != INFINITE || stopped) {
        return likely;
      }
    }
    // A cut-off search has used the lists of this node, if not of its position.
    to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      squares[to] = square;
      flips[to] = turned;
      long mine = own | turned | (1L << square);
      costs[to] = cost(mine, other ^ turned, square, odd, known, empties);
      to++;
    }
    if (stopped) {
      return 0;
    }
    return endMoves(own, other, alpha, beta, selectivity, odd, empties, to);
  }

  /** What a shorter search makes likely enough, or INFINITE. */
  private int endProbCut(
      long own, long other, long moves, int alpha, int beta, int selectivity, int empties) {
    int glance = estimate.of(own, other, moves);
    int depth = Math.max(2, (empties - 8) / 2);
    depth -= (depth ^ empties) & 1;
    int margin = probCut.endMargin(selectivity, empties, depth);
    int result = INFINITE;
    nested++;
    if (glance >= beta * UNIT - margin / 2) {
      int bound = beta * UNIT + margin;
      if (bound < terrain.playableCount * UNIT
          && middle(own, other, bound - 1, bound, depth, selectivity) >= bound) {
        result = beta;
      }
    }
    if (result == INFINITE && glance <= alpha * UNIT + margin / 2) {
      int bound = alpha * UNIT - margin;
      if (bound > -terrain.playableCount * UNIT
          && middle(own, other, bound, bound + 1, depth, selectivity) <= bound) {
        result = alpha;
      }
    }
    nested--;
    return stopped ? 0 : result;
  }

  private int endMoves(
      long own, long other, int alpha, int beta, int selectivity, int odd, int empties, int to) {
    int from = empties * MOST_MOVES;
    int best = LastSquares.NOTHING;
    int bestSquare = -1;
    int lower = alpha;
    boolean sharing = shares && empties >= SHARE_EMPTIES;
    for (int at = from; at < to; at++) {
      bringCheapest(at, to);
      int square = squares[at];
      long mark = 0;
      if (sharing && at > from && costs[at] < DEFERRED) {
        mark = Abdada.mark(Table8.hash(own, other), square, empties + 64 * selectivity);
        if (abdada.contains(mark)) {
          costs[at--] += 2 * DEFERRED;
          continue;
        }
        abdada.enter(mark);
      }
      long mine = own | flips[at] | (1L << square);
      long yours = other ^ flips[at];
      int oddNow = odd ^ terrain.quarterOf[square];
      int value;
      if (at == from) {
        value = -ending(yours, mine, -beta, -lower, selectivity, oddNow, empties - 1);
      } else {
        value = -ending(yours, mine, -lower - 1, -lower, selectivity, oddNow, empties - 1);
        if (value > lower && value < beta) {
          value = -ending(yours, mine, -beta, -lower, selectivity, oddNow, empties - 1);
        }
      }
      if (mark != 0) {
        abdada.leave(mark);
      }
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestSquare = square;
        if (best >= beta) {
          break;
        }
        lower = Math.max(lower, best);
      }
    }
    table.keep(
        own, other, empties, selectivity, alpha * UNIT, beta * UNIT, best * UNIT, bestSquare);
    return best;
  }

  /** A dozen squares and fewer: the small table, and moves by how few replies they leave. */
  private int nearEnd(long own, long other, int alpha, int beta, int odd, int empties) {
    if (empties <= LAST) {
      int value = last.solve(own, other, alpha, beta, odd);
      stopped |= visits.isStopped();
      return value;
    }
    count();
    if (stopped) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    if (alpha >= STABILITY_ALPHA[empties]) {
      int most = mostPossible(other, empty, alpha);
      if (most <= alpha) {
        return most;
      }
    }
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? last.finalMargin(own, other)
          : -nearEnd(other, own, -beta, -alpha, odd, empties);
    }
    int known = near.find(own, other);
    int sureLower = LeafTable.lower(known);
    int sureUpper = LeafTable.upper(known);
    if (sureLower >= beta || sureLower == sureUpper) {
      return sureLower;
    }
    if (sureUpper <= alpha) {
      return sureUpper;
    }
    int from = empties * MOST_MOVES;
    int to = from;
    int first = LeafTable.best(known) - 1;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      squares[to] = square;
      flips[to] = turned;
      costs[to] =
          square == first
              ? -2000
              : order.cost(own | turned | (1L << square), other ^ turned, square, odd);
      to++;
    }
    int best = LastSquares.NOTHING;
    int bestSquare = -1;
    int lower = alpha;
    for (int at = from; at < to; at++) {
      bringCheapest(at, to);
      int square = squares[at];
      long mine = own | flips[at] | (1L << square);
      long yours = other ^ flips[at];
      int value =
          -nearEnd(yours, mine, -beta, -lower, odd ^ terrain.quarterOf[square], empties - 1);
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestSquare = square;
        if (best >= beta) {
          break;
        }
        lower = Math.max(lower, best);
      }
    }
    near.keep(own, other, alpha, beta, best, bestSquare);
    return best;
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

  private int cost(long mine, long yours, int square, int odd, long known, int empties) {
    if (square + 1 == Table8.best(known)) {
      return -200_000;
    }
    if (square + 1 == Table8.second(known)) {
      return -100_000;
    }
    int cost = order.cost(mine, yours, square, odd);
    if (empties <= ESTIMATE_EMPTIES) {
      return cost;
    }
    int depth = (empties - 1 - ESTIMATE_EMPTIES) / EMPTIES_A_PLY;
    return cost + glance(yours, mine, depth) / ESTIMATE_UNIT;
  }

  /** What a very short search thinks. */
  int glance(long own, long other, int depth) {
    return shallow(own, other, -INFINITE, INFINITE, depth);
  }

  // ---- the middle game: hundredths of a disc, to a depth ----

  /**
   * An estimate for the side to move after a search of this depth, fail-soft; where the depth
   * reaches the end of the game, the exact margin.
   */
  int middle(long own, long other, int alpha, int beta, int depth, int selectivity) {
    if (depth < PROBCUT_DEPTH) {
      return shallow(own, other, alpha, beta, depth);
    }
    long empty = terrain.playable & ~(own | other);
    int empties = Long.bitCount(empty);
    if (depth >= empties) {
      return UNIT
          * solve(own, other, Math.floorDiv(alpha, UNIT), Math.ceilDiv(beta, UNIT), ProbCut8.EXACT);
    }
    count();
    if (stopped) {
      return 0;
    }
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? UNIT * last.finalMargin(own, other)
          : -middle(other, own, -beta, -alpha, depth, selectivity);
    }
    long known = table.find(own, other);
    if (Table8.isEnough(known, depth, selectivity)) {
      int lower = Table8.lower(known);
      int upper = Table8.upper(known);
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    if (selectivity < ProbCut8.EXACT && beta - alpha == 1 && nested < MOST_NESTED) {
      int likely = probCut(own, other, moves, alpha, beta, depth, selectivity, empties);
      if (likely != INFINITE || stopped) {
        return likely;
      }
    }
    int from = empties * MOST_MOVES;
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      if (yours == 0 && UNIT * last.finalMargin(mine, 0) >= beta) {
        return UNIT * last.finalMargin(mine, 0);
      }
      if (depth > PROBCUT_DEPTH) {
        long there = table.find(yours, mine);
        if (Table8.isEnough(there, depth - 1, selectivity) && -Table8.upper(there) >= beta) {
          return -Table8.upper(there);
        }
      }
      squares[to] = square;
      flips[to] = turned;
      costs[to] = midCost(mine, yours, square, known, depth);
      to++;
    }
    if (stopped) {
      return 0;
    }
    int best = -INFINITE;
    int bestSquare = -1;
    int lower = alpha;
    boolean sharing = shares && depth >= SHARE_DEPTH;
    for (int at = from; at < to; at++) {
      bringCheapest(at, to);
      int square = squares[at];
      long mark = 0;
      if (sharing && at > from && costs[at] < DEFERRED) {
        mark = Abdada.mark(Table8.hash(own, other), square, depth + 64 * selectivity);
        if (abdada.contains(mark)) {
          costs[at--] += 2 * DEFERRED;
          continue;
        }
        abdada.enter(mark);
      }
      long mine = own | flips[at] | (1L << square);
      long yours = other ^ flips[at];
      int value;
      if (at == from) {
        value = -middle(yours, mine, -beta, -lower, depth - 1, selectivity);
      } else {
        value = -middle(yours, mine, -lower - 1, -lower, depth - 1, selectivity);
        if (value > lower && value < beta) {
          value = -middle(yours, mine, -beta, -lower, depth - 1, selectivity);
        }
      }
      if (mark != 0) {
        abdada.leave(mark);
      }
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestSquare = square;
        if (best >= beta) {
          break;
        }
        lower = Math.max(lower, best);
      }
    }
    table.keep(own, other, depth, selectivity, alpha, beta, best, bestSquare);
    return best;
  }

  private int probCut(
      long own,
      long other,
      long moves,
      int alpha,
      int beta,
      int depth,
      int selectivity,
      int empties) {
    int glance = estimate.of(own, other, moves);
    int margin = probCut.margin(selectivity, empties, depth);
    int shallow = ProbCut8.shallow(depth);
    int most = terrain.playableCount * UNIT;
    int result = INFINITE;
    nested++;
    if (glance >= beta - margin / 2 && beta + margin < most) {
      int bound = beta + margin;
      if (middle(own, other, bound - 1, bound, shallow, selectivity) >= bound) {
        result = beta;
      }
    }
    if (result == INFINITE && glance <= alpha + margin / 2 && alpha - margin > -most) {
      int bound = alpha - margin;
      if (middle(own, other, bound, bound + 1, shallow, selectivity) <= bound) {
        result = alpha;
      }
    }
    nested--;
    return stopped ? 0 : result;
  }

  private int midCost(long mine, long yours, int square, long known, int depth) {
    if (square + 1 == Table8.best(known)) {
      return -200_000;
    }
    if (square + 1 == Table8.second(known)) {
      return -100_000;
    }
    int cost = order.cost(mine, yours, square, 0);
    if (depth <= PROBCUT_DEPTH) {
      return cost;
    }
    return cost + glance(yours, mine, Math.min(2, (depth - PROBCUT_DEPTH) / 4)) / 10;
  }

  /** The last plies of the middle game: nothing is looked up or kept. */
  private int shallow(long own, long other, int alpha, int beta, int depth) {
    count();
    if (stopped) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? UNIT * last.finalMargin(own, other)
          : -shallow(other, own, -beta, -alpha, depth);
    }
    if (depth == 0) {
      return estimate.of(own, other, moves);
    }
    int best = -INFINITE;
    int lower = alpha;
    long group = moves & terrain.corners;
    long later = moves & ~group;
    while ((group | later) != 0) {
      if (group == 0) {
        group = later;
        later = 0;
      }
      int square = Long.numberOfTrailingZeros(group);
      group &= group - 1;
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      int value = -shallow(other ^ turned, mine, -beta, -lower, depth - 1);
      if (value > best) {
        best = value;
        if (best >= beta) {
          return best;
        }
        lower = Math.max(lower, best);
      }
    }
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
