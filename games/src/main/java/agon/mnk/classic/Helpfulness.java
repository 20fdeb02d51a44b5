package agon.mnk.classic;

import java.util.Arrays;

/**
 * How helpful every free cell is (report on MiliardarioRicco, "Documentazione utilizzata",
 * "Implementazione" and "Doppio gioco"), after Hayes and Loge, "Developing a Memory Efficient
 * Algorithm for Playing m, n, k Games", MICS 2016.
 *
 * <p>A group is k cells in a row without a stone of the other side. Seen by one side, every free
 * cell gets from every group it is part of
 *
 * <ul>
 *   <li>the number of that side's stones in the group, and besides
 *   <li>1; or k where the group has k−2 stones or more; or, where such a group can be made a double
 *       threat, {@value #OWN_DOUBLE_THREAT} for the player and {@value #OTHERS_DOUBLE_THREAT} for
 *       the opponent; or, where the cell wins at once, 1 and {@value #OWN_WIN} or {@value
 *       #OTHERS_WIN}.
 * </ul>
 *
 * Both sides' views are summed, so that a cell that spoils is helpful too. Groups are found once,
 * at their first cell, going right, down and along both diagonals.
 */
final class Helpfulness {
  static final int OWN_WIN = 100_000;
  static final int OTHERS_WIN = 10_000;
  static final int OWN_DOUBLE_THREAT = 2000;
  static final int OTHERS_DOUBLE_THREAT = 1000;

  private final MarkedBoard board;
  private final int[] steps;
  private final int[] count;

  /** By side: its stones in all groups of a cell, those not counted where the cell wins. */
  private final int[][] stones;

  private final boolean[] wins;

  Helpfulness(MarkedBoard board) {
    this.board = board;
    steps = board.steps();
    count = new int[board.places()];
    stones = new int[2][board.places()];
    wins = new boolean[board.places()];
  }

  /** The report's <i>Count</i>. */
  int count(int place) {
    return count[place];
  }

  /** The report's <i>PlayerCells</i> and <i>OpponentCells</i>. */
  int stones(int side, int place) {
    return stones[side][place];
  }

  /**
   * The report's <i>calculateHelpfulness</i>. It knows no clock, as the boards of the course take
   * milliseconds; on larger ones counting ends when time does, with what has been found by then.
   * The opponent's view comes first, as in the students' program.
   *
   * @param deadline in the time of {@link System#nanoTime}
   */
  void calculate(int player, long deadline) {
    Arrays.fill(count, 0);
    Arrays.fill(stones[0], 0);
    Arrays.fill(stones[1], 0);
    add(1 - player, OTHERS_WIN, OTHERS_DOUBLE_THREAT, deadline);
    add(player, OWN_WIN, OWN_DOUBLE_THREAT, deadline);
  }

  private void add(int side, int win, int doubleThreat, long deadline) {
    for (int cell = 0; cell < board.cells(); cell++) {
      int place = board.place(cell);
      wins[place] = board.isFree(place) && board.wins(place, side);
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      int first = board.place(cell);
      if (System.nanoTime() - deadline >= 0) {
        return;
      }
      for (int step : steps) {
        int inside = stonesInGroup(first, step, side);
        if (inside >= 0) {
          addGroup(first, step, side, inside, win, doubleThreat);
        }
      }
    }
  }

  /** How many stones of a side a group has; −1 if it is none for this side. */
  private int stonesInGroup(int first, int step, int side) {
    int inside = 0;
    for (int i = 0, place = first; i < board.k; i++, place += step) {
      if (board.owner(place) == side) {
        inside++;
      } else if (!board.isFree(place)) {
        return -1;
      }
    }
    return inside;
  }

  private void addGroup(int first, int step, int side, int inside, int win, int doubleThreat) {
    for (int i = 0, place = first; i < board.k; i++, place += step) {
      if (!board.isFree(place)) {
        continue;
      }
      count[place] += inside;
      if (wins[place]) {
        count[place] += 1 + win;
        continue;
      }
      stones[side][place] += inside;
      boolean isLate = inside >= board.k - 2;
      count[place] +=
          isLate && makesDoubleThreat(first, step, place) ? doubleThreat : isLate ? board.k : 1;
    }
  }

  /**
   * Whether a group with k−2 stones becomes a double threat with a free cell of it. The report:
   * look at the cell before the first and the one after the last; "according to the case" there is
   * a danger. Its cases, as the students' program has them:
   *
   * <ul>
   *   <li>first and last are free, {@code .XX.}: an end is dangerous if the cell beyond it is free;
   *   <li>only one end is free, {@code .X.X}: both free cells are, if the cell beyond the other end
   *       is free;
   *   <li>no end is free, {@code X..X}: none is.
   * </ul>
   */
  private boolean makesDoubleThreat(int first, int step, int place) {
    int last = first + (board.k - 1) * step;
    boolean isFreeBefore = board.isFree(first - step);
    boolean isFreeBehind = board.isFree(last + step);
    if (board.isFree(first) && board.isFree(last)) {
      return place == first ? isFreeBefore : isFreeBehind;
    }
    return (board.isFree(first) && isFreeBehind) || (board.isFree(last) && isFreeBefore);
  }
}
