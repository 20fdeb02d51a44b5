package agon.othello;

/** {@link StableDiscs8} for boards of any size, row by row: the same rule, the same answer. */
final class RowStability {
  private final RowTerrain terrain;
  private final int[] safeRow;
  private final int[] safeLeft;
  private final int[] safeDown;
  private final int[] safeRight;
  private final int[] own;
  private final int[] other;
  private final int[] empty;
  private final int[] stable;

  RowStability(RowTerrain terrain) {
    this.terrain = terrain;
    safeRow = new int[terrain.size + 2];
    safeLeft = new int[terrain.size + 2];
    safeDown = new int[terrain.size + 2];
    safeRight = new int[terrain.size + 2];
    own = new int[terrain.size + 2];
    other = new int[terrain.size + 2];
    empty = new int[terrain.size + 2];
    stable = new int[terrain.size + 2];
  }

  /** How many discs of the side that is not to move are stable. */
  int countOfOther(RowPosition position) {
    position.rows(own, other);
    for (int row = 1; row <= terrain.size; row++) {
      empty[row] = terrain.playable[row] & ~(own[row] | other[row]);
    }
    setEmpty(empty);
    find(other, stable);
    int count = 0;
    for (int row = 1; row <= terrain.size; row++) {
      count += Integer.bitCount(stable[row]);
    }
    return count;
  }

  /** Looks for full lines. */
  void setEmpty(int[] empty) {
    int left = 0;
    int down = 0;
    int right = 0;
    for (int row = 1; row <= terrain.size; row++) {
      int playable = terrain.playable[row];
      left = empty[row] | ((left >>> 1) & playable);
      down = empty[row] | (down & playable);
      right = empty[row] | ((right << 1) & playable);
      safeLeft[row] = ~left;
      safeDown[row] = ~down;
      safeRight[row] = ~right;
      safeRow[row] = ~alongRow(empty[row], playable) | terrain.anchoredRow[row];
    }
    left = 0;
    down = 0;
    right = 0;
    for (int row = terrain.size; row > 0; row--) {
      int playable = terrain.playable[row];
      left = empty[row] | ((left << 1) & playable);
      down = empty[row] | (down & playable);
      right = empty[row] | ((right >>> 1) & playable);
      safeLeft[row] = (safeLeft[row] & ~left) | terrain.anchoredLeft[row];
      safeDown[row] = (safeDown[row] & ~down) | terrain.anchoredDown[row];
      safeRight[row] = (safeRight[row] & ~right) | terrain.anchoredRight[row];
    }
  }

  /** What a walk along the row from the set gets to, sixteen steps at most. */
  private static int alongRow(int set, int through) {
    int up = set | (through & (set << 1));
    int down = set | (through & (set >>> 1));
    int pairsUp = through & (through << 1);
    int pairsDown = through & (through >>> 1);
    up |= pairsUp & (up << 2);
    down |= pairsDown & (down >>> 2);
    int foursUp = pairsUp & (pairsUp << 2);
    int foursDown = pairsDown & (pairsDown >>> 2);
    up |= foursUp & (up << 4);
    down |= foursDown & (down >>> 4);
    up |= foursUp & (foursUp << 4) & (up << 8);
    down |= foursDown & (foursDown >>> 4) & (down >>> 8);
    return up | down;
  }

  /** Writes the stable ones among a side's discs to {@code stable}. */
  void find(int[] discs, int[] stable) {
    for (int row = 1; row <= terrain.size; row++) {
      stable[row] = discs[row] & safeRow[row] & safeLeft[row] & safeDown[row] & safeRight[row];
    }
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int row = 1; row <= terrain.size; row++) {
        grown |= grow(row, discs, stable);
      }
      for (int row = terrain.size; row > 0; row--) {
        grown |= grow(row, discs, stable);
      }
    }
  }

  private boolean grow(int row, int[] discs, int[] stable) {
    int here = stable[row];
    int above = stable[row - 1];
    int below = stable[row + 1];
    int found =
        here
            | (discs[row]
                & (safeRow[row] | (here << 1) | (here >>> 1))
                & (safeDown[row] | above | below)
                & (safeLeft[row] | (above >>> 1) | (below << 1))
                & (safeRight[row] | (above << 1) | (below >>> 1)));
    stable[row] = found;
    return found != here;
  }
}
