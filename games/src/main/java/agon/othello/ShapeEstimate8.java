package agon.othello;

/** The estimate of {@link Shapes} for boards of up to 8x8 that are not the open one. */
final class ShapeEstimate8 implements Estimate8 {
  private final Terrain8 terrain;
  private final ShapeWeights weights;
  private final ShapeSums sums;

  /** The side that is the first one in the sums. */
  private long first;

  ShapeEstimate8(Terrain8 terrain, ShapeWeights weights, int[] bits) {
    this.terrain = terrain;
    this.weights = weights;
    sums = new ShapeSums(weights, bits, 1);
  }

  @Override
  public int of(long mine, long yours, long moves) {
    // Whoever moves, the sums go on from the side that has changed less.
    boolean mineFirst = Long.bitCount(first ^ mine) <= Long.bitCount(first ^ yours);
    first = mineFirst ? mine : yours;
    sums.set(0, first, mineFirst ? yours : mine);
    long empty = terrain.playable & ~(mine | yours);
    int discs = Long.bitCount(mine);
    int yourDiscs = Long.bitCount(yours);
    int stage = Shapes.stage(discs + yourDiscs, terrain.playableCount);
    int yourMoves = Long.bitCount(Bitboard8.moves(yours, mine, empty));
    return sums.sum(stage, mineFirst ? 1 : -1)
        + weights.apart(stage, Long.bitCount(moves), yourMoves, discs, yourDiscs);
  }
}
