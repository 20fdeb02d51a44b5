package agon.protocol.gomocup;

import agon.game.BadInput;
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
    int cells = game.settings().number("m") * game.settings().number("n");
    List<Integer> played = new ArrayList<>();
    Position walker = position.copy();
    while (walker.ply() > 0) {
      if (walker.lastMove() < cells) { // others only say who plays which stones
        played.addFirst(walker.lastMove());
      }
      walker.undo();
    }
    List<Stone> stones = setUp(game.text(walker));
    played.forEach(cell -> stones.add(new Stone(cell, stones.size() % 2)));
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

  /**
   * The text of a position with these stones; the side with fewer stones, or X, is to move. Where a
   * side lacks more than the one stone it may lack, it gets the others where they matter least, as
   * far from all as can be: players count stones to tell whose turn it is.
   */
  static String text(List<Stone> stones, int columns, int rows) {
    char[] cells = new char[columns * rows];
    Arrays.fill(cells, '.');
    int lead = 0;
    for (Stone stone : stones) {
      cells[stone.cell()] = "XO".charAt(stone.owner());
      lead += stone.owner() == Position.FIRST ? 1 : -1;
    }
    for (; lead < 0 || lead > 1; lead -= Integer.signum(lead)) {
      cells[mostRemote(cells, columns)] = lead < 0 ? 'X' : 'O';
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "/").append(cells, row * columns, columns);
    }
    return text.append(lead > 0 ? " O" : " X").toString();
  }

  private static int mostRemote(char[] cells, int columns) {
    int best = -1;
    int most = -1;
    for (int cell = 0; cell < cells.length; cell++) {
      int nearest = cells[cell] == '.' ? Integer.MAX_VALUE : -1;
      for (int other = 0; other < cells.length && nearest > most; other++) {
        if (cells[other] != '.') {
          int down = Math.abs(cell / columns - other / columns);
          int right = Math.abs(cell % columns - other % columns);
          nearest = Math.min(nearest, Math.max(down, right));
        }
      }
      if (nearest > most) {
        most = nearest;
        best = cell;
      }
    }
    if (best < 0) {
      throw new BadInput("there is no room for as many stones of the one side as of the other");
    }
    return best;
  }
}
