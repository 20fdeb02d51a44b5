package agon.othello;

import agon.game.BadInput;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A position in one line: the squares row by row from a1, {@code X} dark, {@code O} light, {@code
 * -} empty, {@code #} blocked, then a blank and the side to move. On an open 8x8 board that is what
 * endgame collections (FFO, OBF) use; what they say behind it, after a semicolon, is not read.
 */
record PositionText(OthelloBoard board, int darkPlayer) {
  private static final String DARK = "XxBbRr*@";
  private static final String LIGHT = "OoWw0";
  private static final String EMPTY = "-._";
  private static final char BLOCKED = '#';

  String write(DiscPosition position) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < board.squareCount(); square++) {
      int owner = position.owner(square);
      text.append(
          board.isBlocked(square)
              ? BLOCKED
              : owner == DiscPosition.NOBODY ? EMPTY.charAt(0) : letter(owner));
    }
    return text.append(' ').append(letter(position.turn())).toString();
  }

  private char letter(int player) {
    return player == darkPlayer ? DARK.charAt(0) : LIGHT.charAt(0);
  }

  DiscPosition read(String text) {
    String line = text.split(";", 2)[0].strip();
    int[] owners = new int[board.squareCount()];
    int at = 0;
    for (int square = 0; square < owners.length; square++) {
      if (square > 0 && square % board.size() == 0) {
        at = skipRowEnd(line, at);
      }
      if (at == line.length()) {
        throw new BadInput(
            "a position has %d squares and then the side to move, but this one ends after %d"
                .formatted(owners.length, square));
      }
      owners[square] = readSquare(square, line.charAt(at++));
    }
    int turn = readTurn(line.substring(at));
    requireCentre(owners);
    requireConnected(owners);
    return DiscPosition.of(board, owners, turn);
  }

  /** Rows may be told apart by a slash, or by blanks and line breaks. */
  private static int skipRowEnd(String line, int at) {
    int next = at;
    while (next < line.length() && Character.isWhitespace(line.charAt(next))) {
      next++;
    }
    return next == at && next < line.length() && line.charAt(next) == '/' ? next + 1 : next;
  }

  private int readSquare(int square, char c) {
    if (board.isBlocked(square) != (c == BLOCKED)) {
      throw new BadInput(
          board.isBlocked(square)
              ? "%s is blocked in this game and must be #, not %s".formatted(name(square), quote(c))
              : "%s is not blocked in this game and cannot be #".formatted(name(square)));
    }
    if (c == BLOCKED || EMPTY.indexOf(c) >= 0) {
      return DiscPosition.NOBODY;
    }
    int player = player(c);
    if (player < 0) {
      throw new BadInput(
          "%s cannot be %s: a square is X (dark), O (light), - (empty) or # (blocked)"
              .formatted(name(square), quote(c)));
    }
    return player;
  }

  private int readTurn(String rest) {
    String side = rest.strip();
    int player = side.length() == 1 ? player(side.charAt(0)) : -1;
    if (player < 0 || side.length() == rest.length()) {
      throw new BadInput(
          "after the %d squares of a position come a blank and X or O for the side to move, not %s"
              .formatted(board.squareCount(), BadInput.quote(rest)));
    }
    return player;
  }

  private int player(char c) {
    return DARK.indexOf(c) >= 0 ? darkPlayer : LIGHT.indexOf(c) >= 0 ? 1 - darkPlayer : -1;
  }

  private void requireCentre(int[] owners) {
    for (int square : board.centre()) {
      if (owners[square] == DiscPosition.NOBODY) {
        throw new BadInput(
            "the four squares in the centre hold discs from the start, but %s is empty"
                .formatted(name(square)));
      }
    }
  }

  /** Every disc was put next to another one, so all of them hang together. */
  private void requireConnected(int[] owners) {
    boolean[] reached = new boolean[owners.length];
    Deque<Integer> open = new ArrayDeque<>();
    reached[board.centre().getFirst()] = true;
    open.add(board.centre().getFirst());
    while (!open.isEmpty()) {
      int square = open.remove();
      int row = square / board.size();
      int column = square % board.size();
      for (int r = Math.max(0, row - 1); r <= Math.min(board.size() - 1, row + 1); r++) {
        for (int c = Math.max(0, column - 1); c <= Math.min(board.size() - 1, column + 1); c++) {
          int neighbour = r * board.size() + c;
          if (owners[neighbour] != DiscPosition.NOBODY && !reached[neighbour]) {
            reached[neighbour] = true;
            open.add(neighbour);
          }
        }
      }
    }
    for (int square = 0; square < owners.length; square++) {
      if (owners[square] != DiscPosition.NOBODY && !reached[square]) {
        throw new BadInput(
            "the disc on %s is cut off from the centre, but all discs must hang together"
                .formatted(name(square)));
      }
    }
  }

  private String name(int square) {
    return board.squares().text(square);
  }

  private static String quote(char c) {
    return BadInput.quote(String.valueOf(c));
  }
}
