package agon.othello;

import agon.search.Visits;

/**
 * The ending from a dozen empty squares on: moves by how few replies they leave, a small table of
 * the thread's own, and for the last squares {@link LastSquares}. Half of the time of an endgame
 * search is spent here.
 */
final class NearEnd8 {
  /** With so many empty squares or fewer this is what serves. */
  static final int MOST = 11;

  /** So many squares are left to {@link LastSquares}. */
  private static final int LAST = 6;

  /** 0.8 MB: what does not fit into the second cache costs more than it saves. */
  private static final int TABLE_BITS = 15;

  private static final int FIRST = -2000;

  private final Terrain8 terrain;
  private final MoveOrder8 order;
  private final StableDiscs8 stable;
  private final LastSquares last;
  private final LeafTable table = new LeafTable(TABLE_BITS);
  private final MoveList8 list;
  private final Tally8 tally;

  NearEnd8(Terrain8 terrain, LastSquares last, MoveList8 list, Tally8 tally) {
    this.terrain = terrain;
    this.last = last;
    this.list = list;
    this.tally = tally;
    order = new MoveOrder8(terrain);
    stable = new StableDiscs8(terrain);
  }

  void begin(Visits visits) {
    last.begin(visits);
  }

  /**
   * The final margin for the side to move; outside the window only a bound (fail-soft).
   *
   * @param moves its moves
   */
  int solve(long own, long other, long moves, int alpha, int beta, int odd, int empties) {
    if (empties <= LAST) {
      int value = last.solve(own, other, moves, alpha, beta, odd);
      tally.look();
      return value;
    }
    if (tally.count()) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    if (moves == 0) {
      long answers = Faster8.moves(/* own= */ other, /* other= */ own, empty);
      return answers == 0
          ? last.finalMargin(own, other)
          : -solve(other, own, answers, -beta, -alpha, odd, empties);
    }
    int most = stable.most(other, empty, empties, alpha);
    if (most <= alpha) {
      return most;
    }
    long hash = Table8.hash(own, other);
    int known = table.find(hash, own, other);
    int sureLower = LeafTable.lower(known);
    int sureUpper = LeafTable.upper(known);
    if (sureLower >= beta || sureLower == sureUpper) {
      return sureLower;
    }
    if (sureUpper <= alpha) {
      return sureUpper;
    }
    int from = MoveList8.from(0, empties);
    int to = rank(own, other, moves, odd, from, LeafTable.best(known) - 1);
    int best = LastSquares.NOTHING;
    int bestSquare = -1;
    int lower = alpha;
    for (int at = from; at < to; at++) {
      list.bringCheapest(at, to);
      int square = list.squares[at];
      long turned = list.flips[at];
      int value =
          -solve(
              other ^ turned,
              own | turned | (1L << square),
              list.replies[at],
              -beta,
              -lower,
              odd ^ terrain.quarterOf[square],
              empties - 1);
      if (tally.isStopped()) {
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
    table.keep(hash, own, other, alpha, beta, best, bestSquare);
    return best;
  }

  private int rank(long own, long other, long moves, int odd, int from, int first) {
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Faster8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      long replies = Faster8.moves(yours, mine, terrain.playable & ~(mine | yours));
      list.squares[to] = square;
      list.flips[to] = turned;
      list.replies[to] = replies;
      list.costs[to] = square == first ? FIRST : order.costNearTheEnd(replies, square, odd);
      to++;
    }
    return to;
  }
}
