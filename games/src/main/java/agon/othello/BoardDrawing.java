package agon.othello;

import agon.game.BoardStyle;
import agon.game.Position;
import agon.game.Squares;
import agon.game.TextGrid;
import agon.game.TextGrid.Ink;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/** Draws a position on a green board, with the score below. */
record BoardDrawing(Othello game, BoardStyle style) {
  private static final int LIGHT_GREEN = 71;
  private static final int DARK_GREEN = 65;

  String draw(DiscPosition position) {
    OthelloBoard board = game.emptyBoard();
    List<String> rows = IntStream.rangeClosed(1, board.size()).mapToObj(Integer::toString).toList();
    TextGrid grid = new TextGrid(rows, columnLetters(board.size()), LIGHT_GREEN, DARK_GREEN);
    for (int square = 0; square < board.squareCount(); square++) {
      int owner = position.owner(square);
      if (board.isBlocked(square)) {
        grid.set(square, style.colour() ? "" : style.unicode() ? "▒" : "#", Ink.VOID);
      } else if (owner != DiscPosition.NOBODY) {
        grid.set(square, disc(owner), ink(owner));
      } else if (style.legalMoves() && position.canPlay(square)) {
        grid.set(square, style.unicode() ? "•" : "+", Ink.HINT);
      }
    }
    if (position.lastMove() != Position.NO_MOVE && position.lastMove() != position.pass) {
      grid.markLast(position.lastMove());
    }
    return grid.draw(style) + score(position);
  }

  private static List<String> columnLetters(int size) {
    return IntStream.range(0, size).mapToObj(Squares::column).toList();
  }

  private boolean isDark(int player) {
    return player == game.darkPlayer();
  }

  private String disc(int player) {
    if (!style.unicode()) {
      return isDark(player) ? "X" : "O";
    }
    // Colour tells the sides apart; without it a filled and a hollow disc do.
    return style.colour() || isDark(player) ? "●" : "○";
  }

  private Ink ink(int player) {
    return !isDark(player) ? Ink.WHITE : game.isRed() ? Ink.RED : Ink.BLACK;
  }

  private String score(DiscPosition position) {
    StringJoiner score = new StringJoiner("  ", "  ", "\n");
    for (int player : new int[] {Position.FIRST, Position.SECOND}) {
      // A black disc on a dark terminal would be invisible outside the board.
      String disc = style.colour() ? "" : disc(player) + " ";
      score.add(disc + game.sides().name(player) + " " + position.score(player));
    }
    return score.toString();
  }
}
