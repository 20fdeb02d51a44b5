package agon.protocol.gomocup;

import agon.game.Game;
import agon.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Positions as the stones on them, and stones as positions. */
public final class StonesInTurn {
  /** A stone and whose it is. */
  public record Stone(int cell, int owner) {}

  private StonesInTurn() {}

  /** The stones, in the order they were played as far as that is known. */
  public static List<Stone> of(Game game, Position position) {
    List<Stone> played = new ArrayList<>();
    Position walker = position.copy();
    while (walker.ply() > 0) {
      int move = walker.lastMove();
      walker.undo();
      played.addFirst(new Stone(move, walker.turn()));
    }
    List<Stone> stones = setUp(game.text(walker));
    stones.addAll(played);
    return stones;
  }

  /** The stones of a position without history, from its text: rows of X, O and numbers. */
  private static List<Stone> setUp(String text) {
    List<Deque<Integer>> cells = List.of(new ArrayDeque<>(), new ArrayDeque<>());
    int cell = 0;
    int empty = 0;
    for (char c : text.substring(0, text.indexOf(' ')).toCharArray()) {
      if (Character.isDigit(c)) {
        empty = 10 * empty + c - '0';
        continue;
      }
      cell += empty;
      empty = 0;
      if (c != '/') {
        cells.get(c == 'X' ? Position.FIRST : Position.SECOND).add(cell++);
      }
    }
    List<Stone> stones = new ArrayList<>();
    int owner = Position.FIRST;
    while (!cells.get(owner).isEmpty()) {
      stones.add(new Stone(cells.get(owner).remove(), owner));
      owner = 1 - owner;
    }
    return stones;
  }

  /** The text of a position with these stones; the side with fewer stones, or X, is to move. */
  static String text(List<Stone> stones, int columns, int rows) {
    char[] cells = new char[columns * rows];
    Arrays.fill(cells, '.');
    int lead = 0;
    for (Stone stone : stones) {
      cells[stone.cell()] = "XO".charAt(stone.owner());
      lead += stone.owner() == Position.FIRST ? 1 : -1;
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "/").append(cells, row * columns, columns);
    }
    return text.append(lead > 0 ? " O" : " X").toString();
  }
}
