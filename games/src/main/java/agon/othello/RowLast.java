package agon.othello;

import agon.search.Visits;

/**
 * The last empty squares of a board larger than 8x8, played out exactly. It costs less to try a
 * square than to find all moves first; squares that no other empty one touches come first.
 *
 * @param <P> the make of the position
 */
final class RowLast<P extends DiscPosition & RowPosition> {
  /** With so many empty squares or fewer it serves. */
  static final int MOST = 4;

  /** Below every margin. */
  static final int NOTHING = -1000;

  private final P position;
  private final RowTerrain terrain;
  private final EmptyRegions regions;
  private final int[][] left = new int[MOST + 1][MOST];
  private Visits visits = new Visits();

  RowLast(P position, RowTerrain terrain, EmptyRegions regions) {
    this.position = position;
    this.terrain = terrain;
    this.regions = regions;
  }

  void begin(Visits newVisits) {
    visits = newVisits;
  }

  /** Of a game that is over. */
  int finalMargin(int margin, int empties) {
    return terrain.emptiesToWinner ? margin + Integer.signum(margin) * empties : margin;
  }

  /**
   * The final margin for the side to move (fail-soft).
   *
   * @param margin as it stands
   */
  int solve(int alpha, int beta, int margin, int empties) {
    int[] squares = left[empties];
    position.empties(squares);
    return solve(squares, empties, alpha, beta, margin, false);
  }

  private int solve(int[] squares, int count, int alpha, int beta, int margin, boolean afterPass) {
    visits.add(1);
    if (count == 0) {
      return margin;
    }
    if (count == 1) {
      return one(squares[0], margin);
    }
    if (count > 2 && !afterPass) {
      singlesFirst(squares, count);
    }
    int best = NOTHING;
    int lower = alpha;
    int[] rest = left[count - 1];
    for (int i = 0; i < count; i++) {
      int square = squares[i];
      int turned = position.put(square);
      if (turned == 0) {
        continue;
      }
      for (int j = 0, to = 0; j < count; j++) {
        if (j != i) {
          rest[to++] = squares[j];
        }
      }
      int value = -solve(rest, count - 1, -beta, -lower, -margin - 2 * turned - 1, false);
      position.undo();
      if (value > best) {
        best = value;
        if (best >= beta) {
          return best;
        }
        lower = Math.max(lower, best);
      }
    }
    if (best != NOTHING) {
      return best;
    }
    if (afterPass) {
      return finalMargin(margin, count);
    }
    position.handOver();
    int value = -solve(squares, count, -beta, -alpha, -margin, true);
    position.undo();
    return value;
  }

  private int one(int square, int margin) {
    int turned = position.appeal(square);
    if (turned > 0) {
      return margin + 2 * turned + 1;
    }
    position.handOver();
    int lost = position.appeal(square);
    position.undo();
    return lost > 0 ? margin - 2 * lost - 1 : finalMargin(margin, 1);
  }

  private void singlesFirst(int[] squares, int count) {
    for (int i = 0, to = 0; i < count; i++) {
      boolean alone = true;
      for (int j = 0; j < count && alone; j++) {
        alone = j == i || !regions.touch(squares[i], squares[j]);
      }
      if (alone) {
        int square = squares[i];
        squares[i] = squares[to];
        squares[to++] = square;
      }
    }
  }
}
