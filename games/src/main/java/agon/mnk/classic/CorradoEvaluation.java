package agon.mnk.classic;

/**
 * Corrado's estimate <i>f = A − B</i> (report, "Valutazione"): A is what the player's own runs are
 * worth, B what the opponent's are, and the opponent's weigh more. A run is open if it can grow at
 * both ends and half-open if it can grow at one; a closed one is worth nothing unless it wins.
 *
 * <p>Left open by the report and settled as the students' program has it:
 *
 * <ul>
 *   <li>a<sub>j</sub> = j for runs up to k−3, but 1 for a half-open run of k−2;
 *   <li>the edge of the board closes a run as a stone of the opponent does;
 *   <li>the definition calls a run with a gap half-open, but the functions described afterwards
 *       stop at the first cell that is not the player's: a gap makes two runs.
 * </ul>
 *
 * The formula starts at k = 3. For k = 1 and 2 the terms of runs shorter than 1 are left out.
 *
 * <p>Every number of runs is counted on its own, over all marked cells, as <i>getThreat</i> does:
 * O(nK²) for n of them. One walk over the board would do, but then it would not be as deep or as
 * shallow as Corrado.
 */
final class CorradoEvaluation {
  /** What an uninterrupted run of k is worth to either side. */
  static final int WIN = 1_000_000;

  /** Which runs to count. */
  enum Threat {
    HALF_OPEN,
    OPEN,
    /** Of k or, where that wins too, more. */
    WINNING
  }

  /**
   * What the longest runs are worth; the shorter ones are worth the same to both sides.
   *
   * @param openLacking2 open runs of k−2
   * @param halfOpenLacking1 half-open runs of k−1
   */
  private record Weights(int openLacking2, int halfOpenLacking1, int openLacking1) {}

  private static final Weights OWN = new Weights(100, 80, 250);
  private static final Weights OPPONENT = new Weights(1300, 2000, 5020);

  private final MarkedBoard board;
  private final int[] steps;

  /** The report's booleans Horizontal, Vertical, Diagonal, Antidiagonal of every cell. */
  private final boolean[][] isVisited;

  CorradoEvaluation(MarkedBoard board) {
    this.board = board;
    steps = board.steps();
    isVisited = new boolean[steps.length][board.places()];
  }

  /** The report's <i>evaluateProMax</i>: how the board stands for a side. */
  int evaluate(int side) {
    return threats(side, OWN) - threats(1 - side, OPPONENT);
  }

  /** A or B. */
  private int threats(int side, Weights weights) {
    int k = board.k;
    int worth = 0;
    // No run is longer than there are stones: saves counting for nothing where k is large.
    int shorter = Math.min(k - 3, board.markedCount());
    for (int length = 1; length <= shorter; length++) {
      worth += (2 * length - 1) * count(side, length, Threat.HALF_OPEN);
      worth += 2 * length * count(side, length, Threat.OPEN);
    }
    worth += count(side, k - 2, Threat.HALF_OPEN);
    worth += weights.openLacking2 * count(side, k - 2, Threat.OPEN);
    worth += weights.halfOpenLacking1 * count(side, k - 1, Threat.HALF_OPEN);
    worth += weights.openLacking1 * count(side, k - 1, Threat.OPEN);
    return worth + WIN * count(side, k, Threat.WINNING);
  }

  /**
   * The report's <i>getThreat</i>: how many runs of a side have this length and are of this kind.
   */
  int count(int side, int length, Threat threat) {
    int count = 0;
    for (int i = 0; i < board.markedCount(); i++) {
      int place = board.marked(i);
      if (board.owner(place) == side) {
        for (int direction = 0; direction < steps.length; direction++) {
          count += check(place, direction, length, threat) ? 1 : 0;
        }
      }
    }
    for (int i = 0; i < board.markedCount(); i++) {
      for (boolean[] visited : isVisited) {
        visited[board.marked(i)] = false;
      }
    }
    return count;
  }

  /** The report's <i>CheckThreat…</i>: whether the run through a cell is one to count. */
  private boolean check(int place, int direction, int length, Threat threat) {
    boolean[] visited = isVisited[direction];
    if (visited[place]) {
      return false; // counted from another of its cells
    }
    int step = steps[direction];
    int side = board.owner(place);
    int before = place;
    while (board.owner(before) == side) {
      visited[before] = true;
      before -= step;
    }
    int behind = place + step;
    while (board.owner(behind) == side) {
      visited[behind] = true;
      behind += step;
    }
    int found = (behind - before) / step - 1;
    return switch (threat) {
      case HALF_OPEN -> found == length && board.isFree(before) != board.isFree(behind);
      case OPEN -> found == length && board.isFree(before) && board.isFree(behind);
      case WINNING -> board.isWin(found);
    };
  }
}
