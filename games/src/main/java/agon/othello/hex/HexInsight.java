package agon.othello.hex;

import agon.othello.Logarithms;
import agon.search.Insight;

/**
 * What HexThello knows beyond its rules, in hundredths of a disc at the end: moves, discs next to
 * free cells, corners and what lies beside free ones, discs that can never be turned over.
 */
final class HexInsight implements Insight {
  private static final int REPLY_COST = 16;

  private final HexPosition position;
  private final HexTerrain terrain;
  private final HexWeights weights;
  private final int[] own;
  private final int[] other;
  private final int[] empty;
  private final int[] emptyCorners;
  private final int[] held;

  HexInsight(HexPosition position, HexTerrain terrain) {
    this.position = position;
    this.terrain = terrain;
    weights = new HexWeights(terrain.cellCount);
    own = new int[terrain.size + 2];
    other = new int[terrain.size + 2];
    empty = new int[terrain.size + 2];
    emptyCorners = new int[terrain.size + 2];
    held = new int[terrain.size + 2];
  }

  @Override
  public int evaluate() {
    position.rows(own, other);
    int empties = 0;
    int takenCorners = 0;
    for (int row = 1; row <= terrain.size; row++) {
      int discs = own[row] | other[row];
      empty[row] = terrain.playable[row] & ~discs;
      emptyCorners[row] = terrain.corners[row] & empty[row];
      empties += Integer.bitCount(empty[row]);
      takenCorners |= discs & terrain.corners[row];
    }
    int ownFrontier = 0;
    int otherFrontier = 0;
    int corners = 0;
    int inside = 0;
    int beside = 0;
    int edges = 0;
    int ownDiscs = 0;
    int otherDiscs = 0;
    for (int row = 1; row <= terrain.size; row++) {
      int mine = own[row];
      int yours = other[row];
      ownFrontier += Integer.bitCount(around(other, row) & empty[row]);
      otherFrontier += Integer.bitCount(around(own, row) & empty[row]);
      int near = around(emptyCorners, row);
      corners += difference(mine, yours, terrain.corners[row]);
      inside += difference(mine, yours, near & ~terrain.edges[row]);
      beside += difference(mine, yours, near & terrain.edges[row]);
      edges += difference(mine, yours, terrain.edges[row]);
      ownDiscs += Integer.bitCount(mine);
      otherDiscs += Integer.bitCount(yours);
    }
    int stable = takenCorners == 0 ? 0 : stableDiscs(own) - stableDiscs(other) - corners;
    return weights.estimate(
        empties,
        Logarithms.of(position.moveCount()) - Logarithms.of(position.otherMoveCount()),
        Logarithms.of(ownFrontier) - Logarithms.of(otherFrontier),
        corners,
        inside,
        beside,
        stable,
        edges,
        ownDiscs,
        otherDiscs);
  }

  private static int difference(int mine, int yours, int among) {
    return Integer.bitCount(mine & among) - Integer.bitCount(yours & among);
  }

  /** The six neighbours of all cells of a set that lie in a row. */
  private static int around(int[] rows, int row) {
    int above = rows[row - 1];
    int here = rows[row];
    int below = rows[row + 1];
    return above | (above >>> 1) | (here << 1) | (here >>> 1) | below | (below << 1);
  }

  /**
   * Discs of a side that can never be turned over: on each of the three lines through them one
   * neighbour is outside or another such disc. Found from the corners inwards.
   */
  private int stableDiscs(int[] side) {
    System.arraycopy(terrain.outside, 0, held, 0, held.length);
    int count = 0;
    for (int before = -1; before != count; ) {
      before = count;
      for (int row = 1; row <= terrain.size; row++) {
        int here = held[row];
        int along = (here << 1) | (here >>> 1);
        int down = held[row - 1] | held[row + 1];
        int aslant = (held[row - 1] >>> 1) | (held[row + 1] << 1);
        int found = side[row] & along & down & aslant & ~here;
        held[row] = here | found;
        count += Integer.bitCount(found);
      }
    }
    return count;
  }

  @Override
  public int rank(int move) {
    if (move == position.pass) {
      return 0;
    }
    position.play(move);
    int replies = position.moveCount();
    position.undo();
    return terrain.ranks[move] - REPLY_COST * replies;
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }
}
