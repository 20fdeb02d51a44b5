package agon.othello;

/**
 * From some two dozen empty squares to the last, in whole discs. Moves: those in the table first,
 * the others once these have failed, by a short search on the estimate and by how few replies they
 * leave ("fastest first"), with a hint of parity. A node is left early when the other side's stable
 * discs alone are too many, too. With a dozen squares {@link NearEnd8} takes over.
 */
final class Ending8 {
  /** From so many empty squares on a short search helps to order moves. */
  private static final int ESTIMATE_EMPTIES = 12;

  /** With so many more empty squares that search goes a ply deeper. */
  private static final int EMPTIES_A_PLY = 4;

  /** So many hundredths of a disc weigh as much as one in {@link MoveOrder8#cost}. */
  private static final int ESTIMATE_UNIT = 20;

  /** From so many empty squares on the ending may trust a short search. */
  private static final int PROBCUT_EMPTIES = 13;

  /** Several threads look at each other's work from here on up. */
  private static final int SHARE_EMPTIES = 15;

  /** With so many they look whether another has been quicker: below lie some thousand nodes. */
  private static final int LOOK_EMPTIES = 13;

  private static final int UNIT = Search8.UNIT;

  /** No short search has made anything likely. */
  private static final int UNDECIDED = Search8.INFINITE;

  private final Search8 search;
  private final Terrain8 terrain;
  private final MoveOrder8 order;
  private final LastSquares last;
  private final NearEnd8 nearEnd;
  private final Estimate8 estimate;
  private final StableDiscs8 stable;
  private final ProbCut8 probCut = new ProbCut8();
  private final Table8 table;
  private final MoveList8 list;
  private final Sharing8 sharing;
  private final Tally8 tally;

  Ending8(
      Search8 search,
      Terrain8 terrain,
      LastSquares last,
      NearEnd8 nearEnd,
      Estimate8 estimate,
      Table8 table,
      MoveList8 list,
      Sharing8 sharing,
      Tally8 tally) {
    this.search = search;
    this.terrain = terrain;
    this.last = last;
    this.nearEnd = nearEnd;
    this.estimate = estimate;
    this.table = table;
    this.list = list;
    this.sharing = sharing;
    this.tally = tally;
    order = new MoveOrder8(terrain);
    stable = new StableDiscs8(terrain);
  }

  /**
   * The final margin for the side to move, fail-soft.
   *
   * @param moves its moves
   * @param odd the quarters with an odd number of empty squares
   */
  int solve(
      long own,
      long other,
      long moves,
      int alpha,
      int beta,
      int selectivity,
      int odd,
      int empties) {
    if (empties <= NearEnd8.MOST) {
      return nearEnd.solve(own, other, moves, alpha, beta, odd, empties);
    }
    if (empties == LOOK_EMPTIES) {
      sharing.look();
    }
    if (tally.count()) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    if (moves == 0) {
      long answers = Faster8.moves(/* own= */ other, /* other= */ own, empty);
      return answers == 0
          ? last.finalMargin(own, other)
          : -solve(other, own, answers, -beta, -alpha, selectivity, odd, empties);
    }
    int most = stable.most(other, empty, empties, alpha);
    if (most <= alpha) {
      return most;
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
    int from = MoveList8.from(search.layer(), empties);
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Faster8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      if (yours == 0 && last.finalMargin(mine, 0) >= beta) {
        return last.finalMargin(mine, 0); // nothing is left of the other side
      }
      if (empties > NearEnd8.MOST + 1) {
        long there = table.find(yours, mine);
        if (Table8.isEnough(there, empties - 1, selectivity)) {
          int sure = -Table8.upper(there) / UNIT;
          if (sure >= beta) {
            return sure;
          }
        }
      }
      list.squares[to] = square;
      list.flips[to] = turned;
      to++;
    }
    if (selectivity < ProbCut8.EXACT
        && empties >= PROBCUT_EMPTIES
        && beta - alpha == 1
        && search.mayNest()) {
      int likely = likely(own, other, moves, alpha, beta, selectivity, empties);
      if (likely != UNDECIDED) {
        return likely;
      }
    }
    return tryMoves(own, other, known, alpha, beta, selectivity, odd, empties, to);
  }

  /** What a shorter search makes likely enough, or UNDECIDED. */
  private int likely(
      long own, long other, long moves, int alpha, int beta, int selectivity, int empties) {
    int glance = estimate.of(own, other, moves);
    int depth = Math.max(2, (empties - 8) / 2);
    depth -= (depth ^ empties) & 1;
    int margin = probCut.endMargin(selectivity, empties, depth);
    int most = terrain.playableCount * UNIT;
    int high = beta * UNIT + margin;
    if (glance >= beta * UNIT - margin / 2
        && high < most
        && search.test(own, other, high - 1, high, depth, selectivity) >= high) {
      return beta;
    }
    int low = alpha * UNIT - margin;
    if (glance <= alpha * UNIT + margin / 2
        && low > -most
        && search.test(own, other, low, low + 1, depth, selectivity) <= low) {
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
      int selectivity,
      int odd,
      int empties,
      int to) {
    int from = MoveList8.from(search.layer(), empties);
    boolean ranked = !list.bringSquare(Table8.best(known) - 1, from, to);
    if (ranked) {
      rank(own, other, known, odd, empties, from, to);
    } else {
      answer(own, other, from);
    }
    int best = LastSquares.NOTHING;
    int bestSquare = -1;
    int lower = alpha;
    boolean shares = sharing.isWorthwhile(empties, SHARE_EMPTIES);
    int level =
        shares
            ? sharing.begin(own, other, empties, selectivity, alpha * UNIT, beta * UNIT)
            : Sharing8.NO_LEVEL;
    for (int at = from; at < to; at++) {
      if (!ranked && at > from) {
        rank(own, other, known, odd, empties, at, to);
        ranked = true;
      }
      if (ranked) {
        list.bringCheapest(at, to);
      }
      int square = list.squares[at];
      long mark = 0;
      if (shares && at > from && list.costs[at] < MoveList8.DEFERRED) {
        mark = Sharing8.mark(own, other, square, empties, selectivity);
        if (!sharing.enter(mark)) {
          list.costs[at--] += 2 * MoveList8.DEFERRED;
          continue;
        }
      }
      long mine = own | list.flips[at] | (1L << square);
      long yours = other ^ list.flips[at];
      long answers = list.replies[at];
      int oddNow = odd ^ terrain.quarterOf[square];
      int value;
      if (at == from) {
        value = -solve(yours, mine, answers, -beta, -lower, selectivity, oddNow, empties - 1);
      } else {
        value = -solve(yours, mine, answers, -lower - 1, -lower, selectivity, oddNow, empties - 1);
        if (value > lower && value < beta) {
          value = -solve(yours, mine, answers, -beta, -lower, selectivity, oddNow, empties - 1);
        }
      }
      sharing.leave(mark);
      if (tally.isStopped()) {
        sharing.end(level);
        return sharing.isAnswered(level) ? sharing.answer() / UNIT : 0;
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
    table.keep(
        own, other, empties, selectivity, alpha * UNIT, beta * UNIT, best * UNIT, bestSquare);
    return best;
  }

  /** Finds out what the other side may answer to a move. */
  private long answer(long own, long other, int at) {
    long turned = list.flips[at];
    long mine = own | turned | (1L << list.squares[at]);
    long yours = other ^ turned;
    long replies = Faster8.moves(yours, mine, terrain.playable & ~(mine | yours));
    list.replies[at] = replies;
    return replies;
  }

  private void rank(long own, long other, long known, int odd, int empties, int from, int to) {
    int depth = (empties - 1 - ESTIMATE_EMPTIES) / EMPTIES_A_PLY;
    for (int at = from; at < to; at++) {
      long replies = answer(own, other, at);
      int square = list.squares[at];
      if (square + 1 == Table8.second(known)) {
        list.costs[at] = MoveList8.TABLE_MOVE;
        continue;
      }
      long turned = list.flips[at];
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      int cost = order.cost(mine, terrain.playable & ~(mine | yours), replies, square, odd);
      if (empties > ESTIMATE_EMPTIES) {
        cost += search.glance(yours, mine, depth) / ESTIMATE_UNIT;
      }
      list.costs[at] = cost;
    }
  }
}
