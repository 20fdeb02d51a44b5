package agon.model;

import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;

/**
 * The states of a cell as the side to move sees them, numbered: nothing, one of mine, three of
 * yours … Only what random play has shown gets a number; larger heaps count as the largest of their
 * kind.
 */
final class CellStates {
  private static final int MOST = 16;
  private static final int RELATIONS = 3;
  private static final int LOOKS = Look.values().length;

  /** The number of each kind, look and count; what was never seen is like the next smaller. */
  private final int[] numbers = new int[RELATIONS * LOOKS * (MOST + 1)];

  private final int count;

  CellStates(RandomLook look) {
    boolean[] seen = new boolean[numbers.length];
    for (Picture picture : look.pictures()) {
      for (Cell cell : picture.cells()) {
        seen[code(cell, 0)] = true;
        seen[code(cell, 1)] = true;
      }
    }
    // Nothing is 0, whatever an empty cell looks like.
    int next = 1;
    for (int code = 0; code < numbers.length; code++) {
      boolean empty = code % (MOST + 1) == 0 && code / (MOST + 1) / LOOKS == 0;
      if (seen[code] && !empty) {
        numbers[code] = next++;
      } else if (code % (MOST + 1) != 0) {
        numbers[code] = numbers[code - 1];
      }
    }
    count = next;
  }

  int count() {
    return count;
  }

  int of(Cell cell, int turn) {
    return numbers[code(cell, turn)];
  }

  @SuppressWarnings("EnumOrdinal") // any number will do that is the same throughout this class
  private static int code(Cell cell, int turn) {
    int relation = cell.owner() == Picture.NOBODY ? 0 : cell.owner() == turn ? 1 : 2;
    int held = Math.clamp(cell.count(), 0, MOST);
    return (relation * LOOKS + cell.look().ordinal()) * (MOST + 1) + held;
  }
}
