package agon.mnk;

import static agon.game.Position.FIRST;

/**
 * What renju forbids to X, unless the stone makes five: a line of six or more; two fours at once;
 * two threes at once. A four is one stone away from a five, a three one stone away from a straight
 * four, a four that two cells complete. That one stone must be allowed itself and must not make a
 * five, so whether there is a three may hang on threes that would come after it: the definition
 * calls itself (rules of the Renju International Federation, 9.2 and 9.3).
 *
 * <p>A four or three through a cell can only be completed on the first empty cells to both sides of
 * the run that the cell is part of, so eight cells are looked at. Needs no memory; stones are put
 * on the given board and lifted again.
 */
final class Renju {
  /** Nothing forbids the point. */
  static final int NONE = 0;

  static final int OVERLINE = 1;
  static final int DOUBLE_FOUR = 2;
  static final int DOUBLE_THREE = 3;

  private static final String[] REASONS = {
    "", "a line of more than five", "two fours at once", "two threes at once"
  };

  /** The stone makes five, which ends the game. */
  private static final int FIVE = -1;

  private static final int K = 5;

  private final MnkLines lines;

  Renju(MnkLines lines) {
    this.lines = lines;
  }

  /** Whether X may not play on an empty cell. */
  boolean forbids(byte[] owners, int cell) {
    return look(owners, cell) > NONE;
  }

  /** What a stone of X's on a forbidden cell would make. */
  String reason(byte[] owners, int cell) {
    return REASONS[Math.max(NONE, look(owners, cell))];
  }

  private int look(byte[] owners, int cell) {
    owners[cell] = FIRST;
    int found = lookAtStone(owners, cell);
    owners[cell] = MnkStones.EMPTY;
    return found;
  }

  private int lookAtStone(byte[] owners, int cell) {
    boolean overline = false;
    int fours = 0;
    int mayBeThree = 0;
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      int run = run(owners, cell, direction);
      if (run == K) {
        return FIVE;
      }
      overline |= run > K;
      int made = fours(owners, cell, direction, run);
      fours += made;
      mayBeThree |= made == 0 && run < K - 1 ? 1 << direction : 0;
    }
    if (overline) {
      return OVERLINE;
    }
    if (fours > 1) {
      return DOUBLE_FOUR;
    }
    int threes = 0;
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      if ((mayBeThree >>> direction & 1) != 0 && isThree(owners, cell, direction)) {
        threes++;
      }
    }
    return threes > 1 ? DOUBLE_THREE : NONE;
  }

  /** How many stones of X's follow each other behind a cell, or before it. */
  private int stones(byte[] owners, int cell, int direction, boolean before) {
    int most = before ? lines.before(cell, direction) : lines.behind(cell, direction);
    int step = before ? -lines.steps[direction] : lines.steps[direction];
    int count = 0;
    while (count < most && owners[cell + (count + 1) * step] == FIRST) {
      count++;
    }
    return count;
  }

  private int run(byte[] owners, int cell, int direction) {
    return 1 + stones(owners, cell, direction, true) + stones(owners, cell, direction, false);
  }

  /** The first cell beyond the run, if it is empty; otherwise −1. */
  private int next(byte[] owners, int cell, int direction, boolean before) {
    int distance = stones(owners, cell, direction, before) + 1;
    int most = before ? lines.before(cell, direction) : lines.behind(cell, direction);
    int step = before ? -lines.steps[direction] : lines.steps[direction];
    int next = cell + distance * step;
    return distance <= most && owners[next] == MnkStones.EMPTY ? next : -1;
  }

  /** How long the run would be with a stone of X's on an empty cell at its end. */
  private int runWith(byte[] owners, int next, int direction, boolean before, int run) {
    return run + 1 + stones(owners, next, direction, before);
  }

  private boolean makesFive(byte[] owners, int cell, int direction, boolean before, int run) {
    int next = next(owners, cell, direction, before);
    return next >= 0 && runWith(owners, next, direction, before, run) == K;
  }

  /** How many fours the stone is part of along a line; the two ends of a straight four are one. */
  private int fours(byte[] owners, int cell, int direction, int run) {
    boolean before = makesFive(owners, cell, direction, true, run);
    boolean behind = makesFive(owners, cell, direction, false, run);
    return before && behind ? (run == K - 1 ? 1 : 2) : before || behind ? 1 : 0;
  }

  private boolean isThree(byte[] owners, int cell, int direction) {
    return isThree(owners, cell, direction, true) || isThree(owners, cell, direction, false);
  }

  /** Whether a stone at the end of the run makes a straight four, and may be put there. */
  private boolean isThree(byte[] owners, int cell, int direction, boolean before) {
    int next = next(owners, cell, direction, before);
    int run = run(owners, cell, direction);
    if (next < 0 || runWith(owners, next, direction, before, run) != K - 1) {
      return false;
    }
    owners[next] = FIRST;
    boolean straight =
        makesFive(owners, next, direction, true, K - 1)
            && makesFive(owners, next, direction, false, K - 1)
            && lookAtStone(owners, next) == NONE;
    owners[next] = MnkStones.EMPTY;
    return straight;
  }
}
