package agon.othello;

import agon.kit.Twin;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Othello with a list of strings, one a row, walked square by square.
 *
 * @param rows X dark, O light, - empty, # blocked
 * @param side X or O, who moves next
 * @param first X or O, who made the first move of the game
 * @param emptiesToWinner whether the winner gets the squares that stay empty
 */
record SlowOthello(List<String> rows, char side, char first, boolean emptiesToWinner)
    implements Twin {

  /**
   * The start position; blocked squares as in the game line, the four discs from the upper left.
   */
  static SlowOthello start(int size, String blocked, String discs, char first) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < size; column++) {
        boolean hole = List.of(blocked.split(" ")).contains(name(row, column));
        text.append(hole ? '#' : '-');
      }
      rows.add(text.toString());
    }
    SlowOthello board = new SlowOthello(rows, first, first, false);
    int half = size / 2;
    return board
        .with(half - 1, half - 1, discs.charAt(0))
        .with(half - 1, half, discs.charAt(1))
        .with(half, half - 1, discs.charAt(2))
        .with(half, half, discs.charAt(3));
  }

  SlowOthello withEmptiesToWinner() {
    return new SlowOthello(rows, side, first, true);
  }

  private static String name(int row, int column) {
    return (char) ('a' + column) + String.valueOf(row + 1);
  }

  private SlowOthello with(int row, int column, char disc) {
    List<String> changed = new ArrayList<>(rows);
    String old = rows.get(row);
    changed.set(row, old.substring(0, column) + disc + old.substring(column + 1));
    return new SlowOthello(changed, side, first, emptiesToWinner);
  }

  private SlowOthello with(char newSide) {
    return new SlowOthello(rows, newSide, first, emptiesToWinner);
  }

  private static char enemy(char side) {
    return side == 'X' ? 'O' : 'X';
  }

  /** What stands on a square; everything outside counts as blocked. */
  private char at(int row, int column) {
    boolean inside = row >= 0 && row < rows.size() && column >= 0 && column < rows.size();
    return inside ? rows.get(row).charAt(column) : '#';
  }

  /** How many discs a side turns over from a square in one direction. */
  private int enclosed(char mover, int row, int column, int rowStep, int columnStep) {
    int count = 0;
    int r = row + rowStep;
    int c = column + columnStep;
    while (at(r, c) == enemy(mover)) {
      count++;
      r += rowStep;
      c += columnStep;
    }
    return at(r, c) == mover ? count : 0;
  }

  private int enclosed(char mover, int row, int column) {
    int count = 0;
    for (int rowStep = -1; rowStep <= 1; rowStep++) {
      for (int columnStep = -1; columnStep <= 1; columnStep++) {
        if (rowStep != 0 || columnStep != 0) {
          count += enclosed(mover, row, column, rowStep, columnStep);
        }
      }
    }
    return count;
  }

  private Set<String> moves(char mover) {
    Set<String> moves = new TreeSet<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.size(); column++) {
        if (at(row, column) == '-' && enclosed(mover, row, column) > 0) {
          moves.add(name(row, column));
        }
      }
    }
    return moves;
  }

  @Override
  public int turn() {
    return side == first ? 0 : 1;
  }

  @Override
  public boolean isOver() {
    return moves('X').isEmpty() && moves('O').isEmpty();
  }

  @Override
  public Set<String> moves() {
    Set<String> moves = moves(side);
    return !moves.isEmpty() || isOver() ? moves : Set.of("pass");
  }

  @Override
  public SlowOthello play(String move) {
    if (move.equals("pass")) {
      return with(enemy(side));
    }
    int column = move.charAt(0) - 'a';
    int row = Integer.parseInt(move.substring(1)) - 1;
    SlowOthello after = with(row, column, side);
    for (int rowStep = -1; rowStep <= 1; rowStep++) {
      for (int columnStep = -1; columnStep <= 1; columnStep++) {
        if (rowStep != 0 || columnStep != 0) {
          int turned = enclosed(side, row, column, rowStep, columnStep);
          for (int i = 1; i <= turned; i++) {
            after = after.with(row + i * rowStep, column + i * columnStep, side);
          }
        }
      }
    }
    return after.with(enemy(side));
  }

  private int count(char disc) {
    return (int) String.join("", rows).chars().filter(c -> c == disc).count();
  }

  @Override
  public int margin() {
    int margin = count(first) - count(enemy(first));
    if (!emptiesToWinner || !isOver() || margin == 0) {
      return margin;
    }
    return margin > 0 ? margin + count('-') : margin - count('-');
  }

  @Override
  public String text() {
    return String.join("", rows) + " " + side;
  }
}
