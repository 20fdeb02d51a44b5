package agon.othello;

/**
 * The middle game: to a depth, in hundredths of a disc. Moves: those in the table first, the others
 * once these have failed, by how few replies they leave and, high up, by a short search.
 */
final class Middle8 {
  /** Below this depth {@link Shallow8} serves. */
  private static final int LEAST_DEPTH = 3;

  /** With so much more depth the search that orders moves goes a ply deeper. */
  private static final int DEPTH_A_PLY = 5;

  private static final int MOST_ORDER_DEPTH = 2;

  /** So many hundredths of a disc weigh as much as one in {@link MoveOrder8#cost}. */
  private static final int ESTIMATE_UNIT = 10;

  /** Several threads look at each other's work from here on up. */
  private static final int SHARE_DEPTH = 5;

  /** At this depth they look whether another has been quicker. */
  private static final int LOOK_DEPTH = 4;

  private static final int UNIT = Search8.UNIT;
  private static final int INFINITE = Search8.INFINITE;

  /** No short search has made anything likely. */
  private static final int UNDECIDED = INFINITE;

  private final Search8 search;
  private final Terrain8 terrain;
  private final MoveOrder8 order;
  private final LastSquares last;
  private final Estimate8 estimate;
  private final ProbCut8 probCut = new ProbCut8();
  private final Table8 table;
  private final MoveList8 list;
  private final Sharing8 sharing;
  private final Tally8 tally;

  Middle8(
      Search8 search,
      Terrain8 terrain,
      LastSquares last,
      Estimate8 estimate,
      Table8 table,
      MoveList8 list,
      Sharing8 sharing,
      Tally8 tally) {
    this.search = search;
    this.terrain = terrain;
    this.last = last;
    this.estimate = estimate;
    this.table = table;
    this.list = list;
    this.sharing = sharing;
    this.tally = tally;
    order = new MoveOrder8(terrain);
  }

  /** Fail-soft; where the depth reaches the end of the game, the exact margin. */
  int search(long own, long other, int alpha, int beta, int depth, int selectivity) {
    if (depth < LEAST_DEPTH) {
      return search.shallow(own, other, alpha, beta, depth);
    }
    long empty = terrain.playable & ~(own | other);
    int empties = Long.bitCount(empty);
    if (depth >= empties) {
      return UNIT
          * search.solve(
              own, other, Math.floorDiv(alpha, UNIT), Math.ceilDiv(beta, UNIT), ProbCut8.EXACT);
    }
    if (depth == LOOK_DEPTH) {
      sharing.look();
    }
    if (tally.count()) {
      return 0;
    }
    long moves = Faster8.moves(own, other, empty);
    if (moves == 0) {
      return Faster8.moves(other, own, empty) == 0
          ? UNIT * last.finalMargin(own, other)
          : -search(other, own, -beta, -alpha, depth, selectivity);
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
    if (selectivity < ProbCut8.EXACT && beta - alpha == 1 && search.mayNest()) {
      int likely = likely(own, other, moves, alpha, beta, depth, selectivity, empties);
      if (likely != UNDECIDED) {
        return likely;
      }
    }
    int from = MoveList8.from(search.layer(), empties);
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Faster8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      if (yours == 0 && UNIT * last.finalMargin(mine, 0) >= beta) {
        return UNIT * last.finalMargin(mine, 0);
      }
      if (depth > LEAST_DEPTH) {
        long there = table.find(yours, mine);
        if (Table8.isEnough(there, depth - 1, selectivity) && -Table8.upper(there) >= beta) {
          return -Table8.upper(there);
        }
      }
      list.squares[to] = square;
      list.flips[to] = turned;
      to++;
    }
    return tryMoves(own, other, known, alpha, beta, depth, selectivity, from, to);
  }

  /** What a shorter search makes likely enough, or UNDECIDED. */
  private int likely(
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
    int high = beta + margin;
    if (glance >= beta
        && high < most
        && search.test(own, other, high - 1, high, shallow, selectivity) >= high) {
      return beta;
    }
    int low = alpha - margin;
    if (glance <= alpha
        && low > -most
        && search.test(own, other, low, low + 1, shallow, selectivity) <= low) {
      return alpha;
    }
    return tally.isStopped() ? 0 : UNDECIDED;
  }

  private int tryMoves(
      long own,
      long other,
      long known,
      int alpha,
      int beta,
      int depth,
      int selectivity,
      int from,
      int to) {
    boolean ranked = !list.bringSquare(Table8.best(known) - 1, from, to);
    if (ranked) {
      rank(own, other, known, depth, from, to);
    }
    int best = -INFINITE;
    int bestSquare = -1;
    int lower = alpha;
    boolean shares = sharing.isWorthwhile(depth, SHARE_DEPTH);
    int level =
        shares ? sharing.begin(own, other, depth, selectivity, alpha, beta) : Sharing8.NO_LEVEL;
    for (int at = from; at < to; at++) {
      if (!ranked && at > from) {
        rank(own, other, known, depth, at, to);
        ranked = true;
      }
      if (ranked) {
        list.bringCheapest(at, to);
      }
      int square = list.squares[at];
      long mark = 0;
      if (shares && at > from && list.costs[at] < MoveList8.DEFERRED) {
        mark = Sharing8.mark(own, other, square, depth, selectivity);
        if (!sharing.enter(mark)) {
          list.costs[at--] += 2 * MoveList8.DEFERRED;
          continue;
        }
      }
      long mine = own | list.flips[at] | (1L << square);
      long yours = other ^ list.flips[at];
      int value;
      if (at == from) {
        value = -search(yours, mine, -beta, -lower, depth - 1, selectivity);
      } else {
        value = -search(yours, mine, -lower - 1, -lower, depth - 1, selectivity);
        if (value > lower && value < beta) {
          value = -search(yours, mine, -beta, -lower, depth - 1, selectivity);
        }
      }
      sharing.leave(mark);
      if (tally.isStopped()) {
        sharing.end(level);
        return sharing.isAnswered(level) ? sharing.answer() : 0;
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
    sharing.end(level);
    table.keep(own, other, depth, selectivity, alpha, beta, best, bestSquare);
    return best;
  }

  private void rank(long own, long other, long known, int depth, int from, int to) {
    int orderDepth = Math.min(MOST_ORDER_DEPTH, (depth - LEAST_DEPTH) / DEPTH_A_PLY);
    for (int at = from; at < to; at++) {
      int square = list.squares[at];
      if (square + 1 == Table8.second(known)) {
        list.costs[at] = MoveList8.TABLE_MOVE;
        continue;
      }
      long turned = list.flips[at];
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      long empty = terrain.playable & ~(mine | yours);
      int cost = order.cost(mine, empty, Faster8.moves(yours, mine, empty), square, 0);
      if (depth > LEAST_DEPTH) {
        cost += search.glance(yours, mine, orderDepth) / ESTIMATE_UNIT;
      }
      list.costs[at] = cost;
    }
  }
}
