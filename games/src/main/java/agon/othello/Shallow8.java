package agon.othello;

/**
 * The last plies of the middle game, and short looks that order moves: nothing is looked up or
 * kept, corners come first.
 */
final class Shallow8 {
  private final Terrain8 terrain;
  private final LastSquares last;
  private final Estimate8 estimate;
  private final Tally8 tally;

  Shallow8(Terrain8 terrain, LastSquares last, Estimate8 estimate, Tally8 tally) {
    this.terrain = terrain;
    this.last = last;
    this.estimate = estimate;
    this.tally = tally;
  }

  /** In hundredths of a disc, fail-soft. */
  int search(long own, long other, int alpha, int beta, int depth) {
    if (tally.count()) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    long moves = Bitboard8.moves(own, other, empty);
    if (moves == 0) {
      return Bitboard8.moves(other, own, empty) == 0
          ? Search8.UNIT * last.finalMargin(own, other)
          : -search(other, own, -beta, -alpha, depth);
    }
    if (depth == 0) {
      return estimate.of(own, other, moves);
    }
    int best = -Search8.INFINITE;
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
}
