package agon.dipole;

import agon.game.Position;

/** The eight directions, clockwise from the top of the board; Black starts there, White below. */
public enum Direction {
  N(0, -1, 0),
  NE(1, -1, 1),
  E(2, 0, 1),
  SE(3, 1, 1),
  S(4, 1, 0),
  SW(5, 1, -1),
  W(6, 0, -1),
  NW(7, -1, -1);

  private static final Direction[] ALL = values();

  /** Its place in this list, part of every move's number. */
  final int number;

  final int down;
  final int right;

  Direction(int number, int down, int right) {
    this.number = number;
    this.down = down;
    this.right = right;
  }

  static Direction of(int number) {
    return ALL[number];
  }

  Direction opposite() {
    return ALL[number ^ 4];
  }

  /** Along a row or a column: every second square on the way is light. */
  boolean straight() {
    return down == 0 || right == 0;
  }

  public boolean forward(int player) {
    return down == (player == Position.FIRST ? -1 : 1);
  }

  /** "N, NE or NW": where a player may go without capturing, for sentences. */
  static String forwardNames(int player) {
    return player == Position.FIRST ? "N, NE or NW" : "S, SE or SW";
  }
}
