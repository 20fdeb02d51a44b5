package agon.othello;

/**
 * The last plies of the middle game, and short looks that order moves: nothing is looked up or
 * kept. Where a ply follows, moves that leave few replies come first; at the last ply corners do,
 * and the squares next to them come last.
 */
final class Shallow8 {
  private static final int MOST_MOVES = 64;

  /** No search that orders moves is deeper, whatever the board. */
  private static final int MOST_DEPTH = 16;

  private final Terrain8 terrain;
  private final LastSquares last;
  private final Estimate8 estimate;
  private final Tally8 tally;

  /** Corners, squares away from them, those beside them, those across. */
  private final long[] ranks;

  /** The moves of a node, by depth: how few replies each leaves times 64, plus its square. */
  private final int[] keys = new int[(MOST_DEPTH + 1) * MOST_MOVES];

  private final long[] flips = new long[keys.length];

  Shallow8(Terrain8 terrain, LastSquares last, Estimate8 estimate, Tally8 tally) {
    this.terrain = terrain;
    this.last = last;
    this.estimate = estimate;
    this.tally = tally;
    long across = terrain.diagonalNeighbours(terrain.corners) & ~terrain.corners;
    long beside = terrain.straightNeighbours(terrain.corners) & ~terrain.corners & ~across;
    ranks = new long[] {terrain.corners, ~(terrain.corners | across | beside), beside, across};
  }

  /** In hundredths of a disc, fail-soft. */
  int search(long own, long other, int alpha, int beta, int depth) {
    if (tally.count()) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    long moves = Faster8.moves(own, other, empty);
    if (moves == 0) {
      return Faster8.moves(other, own, empty) == 0
          ? Search8.UNIT * last.finalMargin(own, other)
          : -search(other, own, -beta, -alpha, depth);
    }
    if (depth == 0) {
      return estimate.of(own, other, moves);
    }
    int best = -Search8.INFINITE;
    int lower = alpha;
    if (depth > 1) {
      return sorted(own, other, moves, alpha, beta, depth);
    }
    int rank = 0;
    for (long rest = moves; rest != 0; ) {
      while ((rest & ranks[rank]) == 0) {
        rank++;
      }
      int square = Long.numberOfTrailingZeros(rest & ranks[rank]);
      rest ^= 1L << square;
      long turned = Faster8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      int value = -search(other ^ turned, mine, -beta, -lower, depth - 1);
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

  /** The same with the moves first that leave the fewest replies. */
  private int sorted(long own, long other, long moves, int alpha, int beta, int depth) {
    int from = depth * MOST_MOVES;
    int to = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Faster8.flips(own, other, square);
      long mine = own | turned | (1L << square);
      long yours = other ^ turned;
      long replies = Faster8.moves(yours, mine, terrain.playable & ~(mine | yours));
      int key =
          (Long.bitCount(replies) + Long.bitCount(replies & terrain.corners)) * MOST_MOVES + square;
      int at = to++;
      for (; at > from && keys[at - 1] > key; at--) {
        keys[at] = keys[at - 1];
        flips[at] = flips[at - 1];
      }
      keys[at] = key;
      flips[at] = turned;
    }
    int best = -Search8.INFINITE;
    int lower = alpha;
    for (int at = from; at < to; at++) {
      long mine = own | flips[at] | (1L << (keys[at] % MOST_MOVES));
      int value = -search(other ^ flips[at], mine, -beta, -lower, depth - 1);
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
}
