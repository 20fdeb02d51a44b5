package agon.othello;

import java.util.Arrays;
import java.util.Comparator;

/**
 * The root of a search on a board of up to 8x8: which moves to look at, in what order, and what the
 * engine's next iteration means here. At first it is a depth. Once the end is near enough it is a
 * step of a ladder: all the way to the last square, but leaving out what is unlikely, less and less
 * of it, until nothing is left out (M. Buro's Logistello solved like this). The last step costs
 * little more than a search with perfect order.
 */
final class Root8 {
  private static final int UNIT = 100;

  private final Search8 search;
  private long own;
  private long other;
  private int empties;
  private int deepest;
  private int[] squares = {};

  Root8(Search8 search) {
    this.search = search;
  }

  /**
   * A new root with these squares to choose from.
   *
   * @param choices a single −1 where passing is all there is
   */
  void begin(long newOwn, long newOther, int[] choices) {
    own = newOwn;
    other = newOther;
    deepest = Integer.MAX_VALUE;
    empties = search.empties(own, other);
    squares =
        Arrays.stream(choices)
            .boxed()
            .sorted(Comparator.comparingInt(this::firstLook))
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /** No iteration will be deeper. */
  void limitDepth(int iteration) {
    deepest = iteration;
  }

  /** How sure an iteration is that ends before the game does. */
  private int sureness(int iteration) {
    return iteration <= SURE_DEPTH || (iteration == deepest && iteration <= SURE_LAST)
        ? ProbCut8.EXACT
        : MIDDLE_SELECTIVITY;
  }

  private int firstLook(int square) {
    return square < 0
        ? 0
        : search.glance(other ^ flips(square), own | flips(square) | 1L << square, 1);
  }

  private long flips(int square) {
    return Faster8.flips(own, other, square);
  }

  /** The first iteration that goes to the last square. */
  static int firstToTheEnd(int empties) {
    return empties <= FEW_EMPTIES ? Math.max(1, empties / 2 - 2) : empties - STEPS_SAVED;
  }

  /** How sure that iteration and the later ones are. */
  static int selectivity(int empties, int iteration) {
    int[] ladder =
        empties <= FEW_EMPTIES ? NONE : empties <= 16 ? SHORT : empties <= 20 ? MEDIUM : LONG;
    return ladder[Math.min(iteration - firstToTheEnd(empties), ladder.length - 1)];
  }

  /** So few empty squares are solved at once, after a look or two. */
  private static final int FEW_EMPTIES = 12;

  /**
   * With more of them, the first step to the last square costs what a search would that ends so
   * many plies before it.
   */
  private static final int STEPS_SAVED = 8;

  private static final int[] NONE = {ProbCut8.EXACT};
  private static final int[] SHORT = {0, ProbCut8.EXACT};
  private static final int[] MEDIUM = {0, 2, ProbCut8.EXACT};
  private static final int[] LONG = {0, 2, 3, ProbCut8.EXACT};

  /** Of searches that end before the game does. */
  private static final int MIDDLE_SELECTIVITY = 1;

  private static final int SURE_DEPTH = 4;

  /**
   * Whoever wants so few plies and no more has no use for the nodes that leaving something out
   * would save.
   */
  private static final int SURE_LAST = 8;

  boolean isToTheEnd(int iteration) {
    return iteration >= firstToTheEnd(empties);
  }

  boolean isExact(int iteration) {
    return isToTheEnd(iteration) && selectivity(empties, iteration) == ProbCut8.EXACT;
  }

  /** How sure an iteration is of what it leaves out. */
  int percent(int iteration) {
    return ProbCut8.percent(
        isToTheEnd(iteration) ? selectivity(empties, iteration) : sureness(iteration));
  }

  /** The best score of the squares from number {@code first} on, which comes to that place. */
  int search(int alphaBefore, int beta, int iteration, int first) {
    int alpha = alphaBefore;
    int best = -1_000_000;
    for (int i = first; i < squares.length; i++) {
      int score;
      if (i == first) {
        score = child(squares[i], alpha, beta, iteration);
      } else {
        score = child(squares[i], alpha, alpha + 1, iteration);
        if (score > alpha && score < beta && !search.isStopped()) {
          score = child(squares[i], alpha, beta, iteration);
        }
      }
      if (search.isStopped()) {
        return best;
      }
      if (score > best) {
        best = score;
        if (score > alpha || i == first) {
          alpha = Math.max(alpha, score);
          promote(i, first);
          if (score >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  private int child(int square, int alpha, int beta, int iteration) {
    long turned = square < 0 ? 0 : flips(square) | (1L << square);
    long mine = own | turned;
    long yours = other & ~turned;
    int left = empties - (square < 0 ? 0 : 1);
    if (isToTheEnd(iteration)) {
      return -UNIT
          * search.solve(
              yours,
              mine,
              Math.floorDiv(-beta, UNIT),
              Math.ceilDiv(-alpha, UNIT),
              selectivity(empties, iteration));
    }
    int depth = Math.min(iteration - 1, left);
    return -search.middle(yours, mine, -beta, -alpha, depth, sureness(iteration));
  }

  /** Brings the square at one place to another before it. */
  void promote(int from, int to) {
    int square = squares[from];
    System.arraycopy(squares, to, squares, to + 1, from - to);
    squares[to] = square;
  }

  int empties() {
    return empties;
  }

  int square(int index) {
    return squares[index];
  }

  int count() {
    return squares.length;
  }
}
