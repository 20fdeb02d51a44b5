package agon.othello.hex;

import agon.kit.Twin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * HexThello with a map from cells, named by row and column of the course's array, to discs.
 *
 * @param discs X black, O white
 */
record SlowHexThello(int radius, Map<List<Integer>, Character> discs, char side) implements Twin {
  private static final int[][] DIRECTIONS = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}};

  static SlowHexThello start(int radius) {
    Map<List<Integer>, Character> discs = new HashMap<>();
    for (int[] white : new int[][] {{0, 0}, {-1, 0}, {0, 1}, {1, -1}}) {
      discs.put(List.of(radius + white[0], radius + white[1]), 'O');
    }
    for (int[] black : new int[][] {{0, -1}, {-1, 1}, {1, 0}}) {
      discs.put(List.of(radius + black[0], radius + black[1]), 'X');
    }
    return new SlowHexThello(radius, discs, 'X');
  }

  /** As the course's server has it, whose array is 15 by 15. */
  private boolean isInside(int i, int j) {
    boolean outside = j < radius - i || (i > radius && j >= 3 * radius + 1 - i);
    return i >= 0 && j >= 0 && i <= 2 * radius && j <= 2 * radius && !outside;
  }

  private static char enemy(char side) {
    return side == 'X' ? 'O' : 'X';
  }

  private List<List<Integer>> turned(char mover, int i, int j) {
    List<List<Integer>> all = new ArrayList<>();
    for (int[] step : DIRECTIONS) {
      List<List<Integer>> line = new ArrayList<>();
      List<Integer> at = List.of(i + step[0], j + step[1]);
      while (discs.getOrDefault(at, '-') == enemy(mover)) {
        line.add(at);
        at = List.of(at.get(0) + step[0], at.get(1) + step[1]);
      }
      if (discs.getOrDefault(at, '-') == mover) {
        all.addAll(line);
      }
    }
    return all;
  }

  private Set<String> moves(char mover) {
    Set<String> moves = new TreeSet<>();
    for (int i = 0; i <= 2 * radius; i++) {
      for (int j = 0; j <= 2 * radius; j++) {
        if (isInside(i, j) && !discs.containsKey(List.of(i, j)) && !turned(mover, i, j).isEmpty()) {
          moves.add((char) ('a' + j) + String.valueOf(i + 1));
        }
      }
    }
    return moves;
  }

  @Override
  public int turn() {
    return side == 'X' ? 0 : 1;
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
  public Twin play(String move) {
    Map<List<Integer>, Character> after = new HashMap<>(discs);
    if (!move.equals("pass")) {
      int i = Integer.parseInt(move.substring(1)) - 1;
      int j = move.charAt(0) - 'a';
      after.put(List.of(i, j), side);
      turned(side, i, j).forEach(cell -> after.put(cell, side));
    }
    return new SlowHexThello(radius, after, enemy(side));
  }

  @Override
  public int margin() {
    return (int) discs.values().stream().filter(disc -> disc == 'X').count() * 2 - discs.size();
  }

  @Override
  public String text() {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i <= 2 * radius; i++) {
      StringBuilder row = new StringBuilder();
      for (int j = 0; j <= 2 * radius; j++) {
        if (isInside(i, j)) {
          row.append(discs.getOrDefault(List.of(i, j), '-'));
        }
      }
      rows.add(row.toString());
    }
    return String.join("/", rows) + " " + side;
  }
}
