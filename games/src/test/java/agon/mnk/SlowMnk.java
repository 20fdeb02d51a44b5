package agon.mnk;

import agon.kit.Twin;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rows of letters, and every line of the board looked at anew for every question. */
record SlowMnk(int m, int n, int k, MnkRule rule, List<String> rows, int stones) implements Twin {
  static SlowMnk start(int m, int n, int k, MnkRule rule) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < m; row++) {
      rows.add(".".repeat(n));
    }
    return new SlowMnk(m, n, k, rule, rows, 0);
  }

  /** The same board with the stones of a position text. */
  SlowMnk read(String text) {
    List<String> read = new ArrayList<>();
    for (String row : text.split(" ", -1)[0].split("/", -1)) {
      StringBuilder cells = new StringBuilder();
      Matcher part = Pattern.compile("[XO]|[0-9]+").matcher(row);
      while (part.find()) {
        boolean stone = "XO".contains(part.group());
        cells.append(stone ? part.group() : ".".repeat(Integer.parseInt(part.group())));
      }
      read.add(cells.toString());
    }
    int stones = (int) String.join("", read).chars().filter(c -> c != '.').count();
    return new SlowMnk(m, n, k, rule, read, stones);
  }

  /** The letter on a cell; a blank for cells off the board. */
  private char at(int row, int column) {
    boolean inside = row >= 0 && row < m && column >= 0 && column < n;
    return inside ? rows.get(row).charAt(column) : ' ';
  }

  private boolean hasLine(char letter) {
    int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int row = 0; row < m; row++) {
      for (int column = 0; column < n; column++) {
        for (int[] step : directions) {
          if (at(row, column) != letter || at(row - step[0], column - step[1]) == letter) {
            continue; // Not the beginning of a run.
          }
          int length = 0;
          while (at(row + length * step[0], column + length * step[1]) == letter) {
            length++;
          }
          boolean closed =
              at(row - step[0], column - step[1]) == other(letter)
                  && at(row + length * step[0], column + length * step[1]) == other(letter);
          if (isLine(letter, length) && !(rule == MnkRule.CARO && closed)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static char other(char letter) {
    return letter == 'X' ? 'O' : 'X';
  }

  private boolean isLine(char letter, int length) {
    boolean exact =
        switch (rule) {
          case FREE -> false;
          case EXACT, CARO -> true;
          case RENJU -> letter == 'X';
        };
    return exact ? length == k : length >= k;
  }

  @Override
  public int turn() {
    return stones % 2;
  }

  @Override
  public boolean isOver() {
    return margin() != 0 || allowed().isEmpty();
  }

  @Override
  public int margin() {
    return hasLine('X') ? 1 : hasLine('O') ? -1 : 0;
  }

  @Override
  public Set<String> moves() {
    return margin() != 0 ? Set.of() : allowed();
  }

  private Set<String> allowed() {
    Set<String> moves = new TreeSet<>();
    boolean forbids = rule == MnkRule.RENJU && turn() == 0;
    for (int row = 0; row < m; row++) {
      for (int column = 0; column < n; column++) {
        if (at(row, column) == '.' && !(forbids && SlowRenju.forbids(rows, row, column))) {
          moves.add(name(row, column));
        }
      }
    }
    return moves;
  }

  private static String name(int row, int column) {
    String alphabet = "abcdefghijklmnopqrstuvwxyz";
    String last = alphabet.substring(column % 26, column % 26 + 1);
    String first = column < 26 ? "" : alphabet.substring(column / 26 - 1, column / 26);
    return first + last + (row + 1);
  }

  @Override
  public SlowMnk play(String move) {
    String letters = move.replaceAll("[0-9]", "");
    int row = Integer.parseInt(move.substring(letters.length())) - 1;
    int column = 0;
    while (!name(row, column).equals(move)) {
      column++;
    }
    String old = rows.get(row);
    List<String> after = new ArrayList<>(rows);
    after.set(row, old.substring(0, column) + "XO".charAt(turn()) + old.substring(column + 1));
    return new SlowMnk(m, n, k, rule, after, stones + 1);
  }

  @Override
  public String text() {
    List<String> shortened = new ArrayList<>();
    for (String row : rows) {
      String text = row;
      for (int run = n; run > 0; run--) {
        text = text.replace(".".repeat(run), run + ",");
      }
      shortened.add(text.replace(",", ""));
    }
    return String.join("/", shortened) + (turn() == 0 ? " X" : " O");
  }
}
