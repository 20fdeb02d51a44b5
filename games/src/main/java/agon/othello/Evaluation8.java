package agon.othello;

/** The estimate of {@link OthelloWeights} for boards of up to 8x8, from two 64-bit words. */
final class Evaluation8 implements Estimate8 {
  private final Terrain8 terrain;
  private final OthelloWeights weights;
  private final StableDiscs8 stable;

  Evaluation8(Terrain8 terrain, OthelloWeights weights) {
    this.terrain = terrain;
    this.weights = weights;
    stable = new StableDiscs8(terrain);
  }

  @Override
  public int of(long mine, long yours, long myMoves) {
    long empty = terrain.playable & ~(mine | yours);
    long yourMoves = Bitboard8.moves(yours, mine, empty);
    int moves = logarithm(myMoves) - logarithm(yourMoves);
    int frontier =
        logarithm(terrain.around(yours) & empty) - logarithm(terrain.around(mine) & empty);

    long emptyCorners = terrain.corners & empty;
    long across = terrain.diagonalNeighbours(emptyCorners) & ~terrain.corners;
    long beside = terrain.straightNeighbours(emptyCorners) & ~terrain.corners & ~across;

    int stableDiscs = 0;
    // Without a disc in a corner or a full line nothing is stable, and the former is what counts.
    if (emptyCorners != terrain.corners) {
      stable.setEmpty(empty);
      stableDiscs = difference(stable.of(mine), stable.of(yours), ~terrain.corners);
    }
    return weights.estimate(
        Long.bitCount(empty),
        moves,
        frontier,
        difference(mine, yours, terrain.corners),
        difference(mine, yours, across),
        difference(mine, yours, beside),
        stableDiscs,
        difference(mine, yours, terrain.edges),
        Long.bitCount(mine),
        Long.bitCount(yours));
  }

  private static int logarithm(long set) {
    return Logarithms.of(Long.bitCount(set));
  }

  private static int difference(long own, long other, long among) {
    return Long.bitCount(own & among) - Long.bitCount(other & among);
  }
}
