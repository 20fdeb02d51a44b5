package agon.othello.hex;

import agon.game.BoardStyle;
import agon.game.Position;
import agon.game.Sides;
import agon.game.Squares;

/**
 * Draws a hexagon of discs in a terminal: each row half a cell further in or out than the one
 * above. Rows are named at their left end, columns, which run from the upper left to the lower
 * right, at their lower end.
 */
record HexDrawing(HexBoard board, Sides sides, BoardStyle style) {
  /** Three greens, so that no cell has a neighbour of its own shade. */
  private static final int[] GREENS = {65, 71, 29};

  private static final int LAST_MOVE = 180;
  private static final int BLACK_INK = 16;
  private static final int WHITE_INK = 231;
  private static final int HINT_INK = 226;

  String draw(HexPosition position) {
    StringBuilder out = new StringBuilder();
    int half = style.colour() ? 2 : 1;
    for (int row = 0; row <= board.size(); row++) {
      out.append(row < board.size() ? "%2d".formatted(row + 1) : "  ").append(' ');
      out.repeat(' ', half * Math.abs(row - board.radius()));
      for (int column = 0; column < board.size(); column++) {
        if (board.has(row, column)) {
          cell(out, position, row * board.size() + column);
        } else if (row > board.radius() && board.has(row - 1, column)) {
          String label = Squares.column(column);
          out.append(style.colour() ? "  " + label + " " : " " + label);
        }
      }
      out.append('\n');
    }
    return out + score(position);
  }

  private void cell(StringBuilder out, HexPosition position, int cell) {
    int owner = position.owner(cell);
    boolean isHint = style.legalMoves() && position.canPlay(cell);
    boolean isLast = position.lastMove() == cell;
    String symbol = owner != HexPosition.NOBODY ? disc(owner) : isHint ? hint() : empty();
    if (!style.colour()) {
      out.append(!isLast ? ' ' : style.unicode() ? '›' : '>').append(symbol);
      return;
    }
    int shade = GREENS[Math.floorMod(cell % board.size() - cell / board.size(), GREENS.length)];
    int ink = owner == Position.FIRST ? BLACK_INK : owner == Position.SECOND ? WHITE_INK : HINT_INK;
    out.append("\u001b[48;5;").append(isLast ? LAST_MOVE : shade);
    out.append(";38;5;").append(ink).append(";1m  ").append(symbol).append(" \u001b[0m");
  }

  private String empty() {
    return style.colour() ? " " : style.unicode() ? "·" : ".";
  }

  private String hint() {
    return style.unicode() ? "•" : "+";
  }

  private String disc(int player) {
    if (!style.unicode()) {
      return player == Position.FIRST ? "X" : "O";
    }
    return style.colour() || player == Position.FIRST ? "●" : "○";
  }

  private String score(HexPosition position) {
    String[] parts = new String[2];
    for (int player = 0; player < 2; player++) {
      // A black disc on a dark terminal would be invisible outside the board.
      String disc = style.colour() ? "" : disc(player) + " ";
      parts[player] = disc + sides.name(player) + " " + position.discs(player);
    }
    return "  " + parts[0] + "  " + parts[1] + "\n";
  }
}
