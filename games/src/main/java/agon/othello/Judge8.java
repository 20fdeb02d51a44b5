package agon.othello;

/**
 * What a plain search of a few plies thinks of a position on a board of up to 8x8: no table, no
 * cut-off that alpha-beta would not make, so that a position and a depth have one answer for ever.
 * The learner asks it about millions of positions; {@code training/othello} gives the same answers
 * on a graphics processor.
 */
final class Judge8 {
  private static final int INFINITE = 30_000;
  private static final int UNIT = 100;
  private static final int MOST_MOVES = 64;
  private static final int MOST_DEPTH = 64;

  private final Terrain8 terrain;
  private final Estimate8 estimate;
  private final LastSquares last;

  /** The moves of a node, by depth: how few replies each leaves times 64, plus its square. */
  private final int[] lists = new int[(MOST_DEPTH + 1) * MOST_MOVES];

  Judge8(Terrain8 terrain, Estimate8 estimate) {
    this.terrain = terrain;
    this.estimate = estimate;
    last = new LastSquares(terrain, terrain.emptiesToWinner);
  }

  /** For the side to move, in hundredths of a disc; a pass is no ply. */
  int of(long own, long other, int depth) {
    return look(own, other, -INFINITE, INFINITE, Math.min(depth, MOST_DEPTH));
  }

  private int look(long own, long other, int alpha, int beta, int depth) {
    long empty = terrain.playable & ~(own | other);
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? UNIT * last.finalMargin(own, other)
          : -look(other, own, -beta, -alpha, depth);
    }
    if (depth == 0) {
      return estimate.of(own, other, moves);
    }
    int from = depth * MOST_MOVES;
    int to = depth == 1 ? unordered(moves, from) : ordered(own, other, moves, from);
    int best = -INFINITE;
    int lower = alpha;
    for (int at = from; at < to; at++) {
      int square = lists[at] & 63;
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      int value;
      if (at == from || depth == 1) {
        value = -look(yours, mine, -beta, -lower, depth - 1);
      } else {
        value = -look(yours, mine, -lower - 1, -lower, depth - 1);
        if (value > lower && value < beta) {
          value = -look(yours, mine, -beta, -lower, depth - 1);
        }
      }
      best = Math.max(best, value);
      lower = Math.max(lower, best);
      if (lower >= beta) {
        break;
      }
    }
    return best;
  }

  private int unordered(long moves, int from) {
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      lists[to++] = Long.numberOfTrailingZeros(rest);
    }
    return to;
  }

  private int ordered(long own, long other, long moves, int from) {
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Bitboard8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      long replies = Bitboard8.moves(yours, mine, terrain.playable & ~(mine | yours));
      int weighted = Long.bitCount(replies) + Long.bitCount(replies & terrain.corners);
      int key = weighted * 64 + square;
      int at = to++;
      for (; at > from && lists[at - 1] > key; at--) {
        lists[at] = lists[at - 1];
      }
      lists[at] = key;
    }
    return to;
  }
}
