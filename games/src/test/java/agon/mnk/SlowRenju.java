package agon.mnk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Renju's forbidden points as the rules are written, cell by cell. */
final class SlowRenju {
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private SlowRenju() {}

  static boolean forbids(List<String> rows, int row, int column) {
    List<String> after = put(rows, row, column);
    if (makes(after, row, column, 5, false)) {
      return false;
    }
    return makes(after, row, column, 6, true)
        || fours(after, row, column) > 1
        || threes(after, row, column) > 1;
  }

  private static List<String> put(List<String> rows, int row, int column) {
    List<String> after = new ArrayList<>(rows);
    String old = rows.get(row);
    after.set(row, old.substring(0, column) + "X" + old.substring(column + 1));
    return after;
  }

  private static char at(List<String> rows, int row, int column) {
    boolean inside =
        row >= 0 && row < rows.size() && column >= 0 && column < rows.getFirst().length();
    return inside ? rows.get(row).charAt(column) : '#';
  }

  /** Whether the stone is in a row of so many. */
  private static boolean makes(List<String> rows, int row, int column, int length, boolean orMore) {
    for (int[] step : DIRECTIONS) {
      int run = run(rows, row, column, step);
      if (orMore ? run >= length : run == length) {
        return true;
      }
    }
    return false;
  }

  private static int run(List<String> rows, int row, int column, int[] step) {
    int run = 1;
    for (int sign = -1; sign <= 1; sign += 2) {
      int at = sign;
      while (at(rows, row + at * step[0], column + at * step[1]) == 'X') {
        run++;
        at += sign;
      }
    }
    return run;
  }

  /** Sets of four stones that one more makes exactly five in a row. */
  private static int fours(List<String> rows, int row, int column) {
    int fours = 0;
    for (int[] step : DIRECTIONS) {
      Set<Set<Integer>> found = new HashSet<>();
      for (int empty = -4; empty <= 4; empty++) {
        int r = row + empty * step[0];
        int c = column + empty * step[1];
        if (at(rows, r, c) != '.') {
          continue;
        }
        List<String> after = put(rows, r, c);
        if (run(after, row, column, step) == 5) {
          Set<Integer> stones = new HashSet<>();
          for (int i = -4; i <= 4; i++) {
            if (i != empty && connected(after, row, column, step, i)) {
              stones.add(i);
            }
          }
          found.add(stones);
        }
      }
      fours += found.size();
    }
    return fours;
  }

  private static boolean connected(List<String> rows, int row, int column, int[] step, int to) {
    for (int i = Math.min(0, to); i <= Math.max(0, to); i++) {
      if (at(rows, row + i * step[0], column + i * step[1]) != 'X') {
        return false;
      }
    }
    return true;
  }

  /**
   * Directions in which one more stone, that X may put and that does not win, makes a straight
   * four.
   */
  private static int threes(List<String> rows, int row, int column) {
    int threes = 0;
    for (int[] step : DIRECTIONS) {
      boolean three = false;
      for (int more = -3; more <= 3; more++) {
        int r = row + more * step[0];
        int c = column + more * step[1];
        if (at(rows, r, c) != '.') {
          continue;
        }
        List<String> after = put(rows, r, c);
        three |=
            connected(after, row, column, step, more)
                && isStraightFour(after, row, column, step)
                && !makes(after, r, c, 5, false)
                && !forbids(rows, r, c);
      }
      threes += three ? 1 : 0;
    }
    return threes;
  }

  private static boolean isStraightFour(List<String> rows, int row, int column, int[] step) {
    if (run(rows, row, column, step) != 4) {
      return false;
    }
    int ends = 0;
    for (int end = -4; end <= 4; end++) {
      int r = row + end * step[0];
      int c = column + end * step[1];
      if (at(rows, r, c) == '.' && run(put(rows, r, c), row, column, step) == 5) {
        ends++;
      }
    }
    return ends == 2;
  }
}
