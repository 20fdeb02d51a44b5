package agon.othello;

import agon.search.Insight;
import agon.search.Score;
import agon.search.Visits;

/**
 * What boards larger than 8x8 know beyond the rules: the features of {@link Evaluation8}, row by
 * row.
 *
 * @param <P> the make of the position
 */
final class RowInsight<P extends DiscPosition & RowPosition> implements Insight {
  private static final int REPLY_COST = 16;
  private static final int CORNER_GAIN = 40;
  private static final int ACROSS_COST = 28;
  private static final int BESIDE_COST = 12;

  /**
   * Up to so many empty squares {@link #exact} answers, in a millisecond, if a search of the depth
   * that is asked for would not be cheaper.
   */
  private static final int EXACT_EMPTIES = 10;

  private static final int EXACT_EMPTIES_AT_LEAF = 4;

  private final P position;
  private final RowTerrain terrain;
  private final RowStability stability;
  private final int[] own;
  private final int[] other;
  private final int[] empty;
  private final int[] ownStable;
  private final int[] otherStable;
  private final int[] squareCosts;
  private final RowEnding<P> ending;
  private Visits visits = new Visits();

  RowInsight(P position, RowTerrain terrain) {
    this.position = position;
    this.terrain = terrain;
    stability = new RowStability(terrain);
    own = new int[terrain.size + 2];
    other = new int[terrain.size + 2];
    empty = new int[terrain.size + 2];
    ownStable = new int[terrain.size + 2];
    otherStable = new int[terrain.size + 2];
    ending = new RowEnding<>(position, this, terrain, new EndTable(1));
    squareCosts = new int[terrain.size * terrain.size + 1];
    for (int square = 0; square < terrain.size * terrain.size; square++) {
      int row = square / terrain.size + 1;
      int bit = 1 << (square % terrain.size);
      squareCosts[square] =
          (bit & terrain.corners[row]) != 0
              ? -CORNER_GAIN
              : (bit & diagonalNeighbours(terrain.corners, row)) != 0
                  ? ACROSS_COST
                  : (bit & straightNeighbours(terrain.corners, row)) != 0 ? BESIDE_COST : 0;
    }
  }

  @Override
  public int evaluate() {
    position.rows(own, other);
    int empties = 0;
    int takenCorners = 0;
    for (int row = 1; row <= terrain.size; row++) {
      int discs = own[row] | other[row];
      empty[row] = terrain.playable[row] & ~discs;
      empties += Integer.bitCount(empty[row]);
      takenCorners |= discs & terrain.corners[row];
    }
    int ownFrontier = 0;
    int otherFrontier = 0;
    int corners = 0;
    int across = 0;
    int beside = 0;
    int edges = 0;
    int ownDiscs = 0;
    int otherDiscs = 0;
    for (int row = 1; row <= terrain.size; row++) {
      int mine = own[row];
      int yours = other[row];
      int cornersHere = terrain.corners[row];
      ownFrontier += Integer.bitCount(around(other, row) & empty[row]);
      otherFrontier += Integer.bitCount(around(own, row) & empty[row]);
      corners += difference(mine, yours, cornersHere);
      int acrossHere = acrossEmptyCorners(row) & ~cornersHere;
      int besideHere = besideEmptyCorners(row) & ~cornersHere & ~acrossHere;
      across += difference(mine, yours, acrossHere);
      beside += difference(mine, yours, besideHere);
      edges += difference(mine, yours, terrain.edges[row]);
      ownDiscs += Integer.bitCount(mine);
      otherDiscs += Integer.bitCount(yours);
    }
    return terrain.weights.estimate(
        empties,
        Logarithms.of(position.moveCount()) - Logarithms.of(position.otherMoveCount()),
        Logarithms.of(ownFrontier) - Logarithms.of(otherFrontier),
        corners,
        across,
        beside,
        takenCorners == 0 ? 0 : stableDiscs(),
        edges,
        ownDiscs,
        otherDiscs);
  }

  private static int difference(int mine, int yours, int among) {
    return Integer.bitCount(mine & among) - Integer.bitCount(yours & among);
  }

  private static int around(int[] rows, int row) {
    int three = rows[row - 1] | rows[row] | rows[row + 1];
    return three | (three << 1) | (three >>> 1);
  }

  private static int diagonalNeighbours(int[] rows, int row) {
    int two = rows[row - 1] | rows[row + 1];
    return (two << 1) | (two >>> 1);
  }

  private static int straightNeighbours(int[] rows, int row) {
    return rows[row - 1] | rows[row + 1] | (rows[row] << 1) | (rows[row] >>> 1);
  }

  private int emptyCorners(int row) {
    return terrain.corners[row] & empty[row];
  }

  private int acrossEmptyCorners(int row) {
    int two = emptyCorners(row - 1) | emptyCorners(row + 1);
    return (two << 1) | (two >>> 1);
  }

  private int besideEmptyCorners(int row) {
    int here = emptyCorners(row);
    return emptyCorners(row - 1) | emptyCorners(row + 1) | (here << 1) | (here >>> 1);
  }

  private int stableDiscs() {
    stability.setEmpty(empty);
    stability.find(own, ownStable);
    stability.find(other, otherStable);
    int count = 0;
    for (int row = 1; row <= terrain.size; row++) {
      count += difference(ownStable[row], otherStable[row], ~terrain.corners[row]);
    }
    return count;
  }

  @Override
  public int rank(int move) {
    if (move == position.pass) {
      return 0;
    }
    return -REPLY_COST * position.replies(move) - squareCosts[move];
  }

  @Override
  public int rankAtLeaf(int move) {
    return -squareCosts[move];
  }

  @Override
  public void begin(Visits newVisits) {
    visits = newVisits;
    ending.begin(visits, Long.MAX_VALUE);
  }

  @Override
  public int exact(int alpha, int beta, int depth) {
    int empties = ending.empties();
    if (empties > Math.min(EXACT_EMPTIES, depth + EXACT_EMPTIES_AT_LEAF)) {
      return Score.UNKNOWN;
    }
    visits.add(-1); // the position itself has been counted by whoever asks
    int value = ending.solve(Math.floorDiv(alpha, Score.UNIT), Math.ceilDiv(beta, Score.UNIT));
    return ending.isStopped() ? Score.UNKNOWN : Score.UNIT * value;
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
