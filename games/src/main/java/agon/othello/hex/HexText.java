package agon.othello.hex;

import agon.game.BadInput;
import agon.game.Position;
import agon.game.Sides;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * Positions and moves as text. A position is its rows from the top, told apart by slashes: {@code
 * X} black, {@code O} white, {@code -} empty; then a blank and the side to move.
 */
record HexText(HexBoard board, Sides sides) {
  static final String PASS = "pass";
  private static final List<String> PASSES = List.of(PASS, "pa", "ps", "--");
  private static final String BLACK = "XxBb*@";
  private static final String WHITE = "OoWw0";
  private static final String EMPTY = "-._";
  private static final int MOST_LISTED = 16;

  // ---- positions ----

  String write(HexPosition position) {
    StringBuilder text = new StringBuilder();
    int row = 0;
    for (int cell : board.cells()) {
      if (cell / board.size() != row) {
        row++;
        text.append('/');
      }
      int owner = position.owner(cell);
      text.append(owner == HexPosition.NOBODY ? EMPTY.charAt(0) : letter(owner));
    }
    return text.append(' ').append(letter(position.turn())).toString();
  }

  private static char letter(int player) {
    return player == Position.FIRST ? BLACK.charAt(0) : WHITE.charAt(0);
  }

  HexPosition read(String text) {
    String line = text.strip();
    int[] owners = new int[board.size() * board.size()];
    Arrays.fill(owners, HexPosition.NOBODY);
    int at = 0;
    int row = 0;
    int count = 0;
    for (int cell : board.cells()) {
      if (cell / board.size() != row) {
        row++;
        at = skipRowEnd(line, at);
      }
      if (at == line.length()) {
        throw new BadInput(
            "a position has %d cells and then the side to move, but this one ends after %d"
                .formatted(board.cellCount(), count));
      }
      owners[cell] = readCell(cell, line.charAt(at++));
      count++;
    }
    int turn = readTurn(line.substring(at));
    requireCentre(owners);
    requireConnected(owners);
    return new HexPosition(board, owners, turn);
  }

  /** Rows may be told apart by a slash, or by blanks and line breaks. */
  private static int skipRowEnd(String line, int at) {
    int next = at;
    while (next < line.length() && Character.isWhitespace(line.charAt(next))) {
      next++;
    }
    return next == at && next < line.length() && line.charAt(next) == '/' ? next + 1 : next;
  }

  private int readCell(int cell, char c) {
    if (EMPTY.indexOf(c) >= 0) {
      return HexPosition.NOBODY;
    }
    int player = player(c);
    if (player < 0) {
      throw new BadInput(
          "%s cannot be %s: a cell is X (black), O (white) or - (empty)"
              .formatted(name(cell), BadInput.quote(String.valueOf(c))));
    }
    return player;
  }

  private int readTurn(String rest) {
    String side = rest.strip();
    int player = side.length() == 1 ? player(side.charAt(0)) : -1;
    if (player < 0 || side.length() == rest.length()) {
      throw new BadInput(
          "after the %d cells of a position come a blank and X or O for the side to move, not %s"
              .formatted(board.cellCount(), BadInput.quote(rest)));
    }
    return player;
  }

  private static int player(char c) {
    return BLACK.indexOf(c) >= 0
        ? Position.FIRST
        : WHITE.indexOf(c) >= 0 ? Position.SECOND : HexPosition.NOBODY;
  }

  private void requireCentre(int[] owners) {
    List<Integer> centre = new ArrayList<>(board.neighbours(board.centre()));
    centre.add(board.centre());
    for (int cell : centre) {
      if (owners[cell] == HexPosition.NOBODY) {
        throw new BadInput(
            "the seven cells in the centre hold discs from the start, but %s is empty"
                .formatted(name(cell)));
      }
    }
  }

  /** Every disc was put next to another one, so all of them hang together. */
  private void requireConnected(int[] owners) {
    boolean[] reached = new boolean[owners.length];
    Deque<Integer> open = new ArrayDeque<>();
    reached[board.centre()] = true;
    open.add(board.centre());
    while (!open.isEmpty()) {
      for (int neighbour : board.neighbours(open.remove())) {
        if (owners[neighbour] != HexPosition.NOBODY && !reached[neighbour]) {
          reached[neighbour] = true;
          open.add(neighbour);
        }
      }
    }
    for (int cell : board.cells()) {
      if (owners[cell] != HexPosition.NOBODY && !reached[cell]) {
        throw new BadInput(
            "the disc on %s is cut off from the centre, but all discs must hang together"
                .formatted(name(cell)));
      }
    }
  }

  private String name(int cell) {
    return board.squares().text(cell);
  }

  // ---- moves ----

  String write(int move) {
    return move == board.size() * board.size() ? PASS : name(move);
  }

  int read(HexPosition position, String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    String side = sides.name(position.turn());
    if (PASSES.contains(word)) {
      if (position.mustPass()) {
        return position.pass;
      }
      throw new BadInput(side + " can move and may not pass; " + legalMoves(position));
    }
    int cell = board.squares().find(word);
    if (!board.isCell(cell)) {
      throw new BadInput(
          "a move is a cell such as %s, or pass, not %s%s"
              .formatted(
                  name(board.centre()),
                  BadInput.quote(text),
                  cell < 0 ? "" : ", which is outside the hexagon"));
    }
    if (position.mustPass()) {
      throw new BadInput("%s cannot move and must pass, so not %s".formatted(side, word));
    }
    if (!position.canPlay(cell)) {
      String whyNot =
          position.owner(cell) == HexPosition.NOBODY
              ? "turns over no disc of " + sides.name(1 - position.turn())
              : "is occupied";
      throw new BadInput(word + " " + whyNot + "; " + legalMoves(position));
    }
    return cell;
  }

  private String legalMoves(HexPosition position) {
    List<String> list = new ArrayList<>();
    for (int cell : board.cells()) {
      if (position.canPlay(cell)) {
        list.add(name(cell));
      }
    }
    String shown = String.join(" ", list.subList(0, Math.min(MOST_LISTED, list.size())));
    return (list.size() == 1 ? "the only legal move is " : "legal moves are ")
        + shown
        + (list.size() > MOST_LISTED ? " …" : "");
  }
}
