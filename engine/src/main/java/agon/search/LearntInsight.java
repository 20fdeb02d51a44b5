package agon.search;

import agon.model.LearntEstimate;

/** What a game knows anyway, with an estimate that was learnt in place of its own. */
final class LearntInsight implements Insight {
  private final Insight known;
  private final LearntEstimate estimate;

  LearntInsight(Insight known, LearntEstimate estimate) {
    this.known = known;
    this.estimate = estimate;
  }

  @Override
  public int evaluate() {
    return estimate.forSideToMove();
  }

  @Override
  public void played(int move) {
    known.played(move);
    estimate.played(move);
  }

  @Override
  public void undone(int move) {
    known.undone(move);
    estimate.undone(move);
  }

  @Override
  public void begin(Visits visits) {
    known.begin(visits);
  }

  @Override
  public int simpleEstimates() {
    return known.simpleEstimates();
  }

  @Override
  public int simpleEstimate(int player, int way, int margin) {
    return known.simpleEstimate(player, way, margin);
  }

  @Override
  public int rank(int move) {
    return known.rank(move);
  }

  @Override
  public int rankAtLeaf(int move) {
    return known.rankAtLeaf(move);
  }

  @Override
  public int verdict() {
    return known.verdict();
  }

  @Override
  public int moves(int[] into) {
    return known.moves(into);
  }

  @Override
  public int likelyMoves(int[] into) {
    return known.likelyMoves(into);
  }

  @Override
  public int likelyMovesAtLeaf(int[] into) {
    return known.likelyMovesAtLeaf(into);
  }

  @Override
  public int loudMoves(int[] into) {
    return known.loudMoves(into);
  }

  @Override
  public int exact(int alpha, int beta, int depth) {
    return known.exact(alpha, beta, depth);
  }

  @Override
  public int probCutDepth(int depth) {
    return known.probCutDepth(depth);
  }

  @Override
  public int probCutError(int depth, int shallow) {
    return known.probCutError(depth, shallow);
  }

  @Override
  public int forcedWin(int nodes) {
    return known.forcedWin(nodes);
  }

  @Override
  public int forcedMove() {
    return known.forcedMove();
  }
}
