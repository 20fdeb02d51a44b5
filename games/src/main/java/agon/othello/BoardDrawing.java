package agon.othello;

import agon.game.BoardStyle;
import agon.game.Outcome;
import agon.game.Position;
import agon.game.Squares;
import agon.game.TextGrid;
import agon.game.TextGrid.Ink;
import java.util.List;
import java.util.stream.IntStream;

/** Draws a position on a green board, with the score and whose turn it is below. */
record BoardDrawing(Othello game, BoardStyle style) {
  private static final int LIGHT_GREEN = 29;
  private static final int DARK_GREEN = 28;

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
        grid.set(square, style.unicode() ? "·" : "+", Ink.HINT);
      }
    }
    if (position.lastMove() != Position.NO_MOVE && position.lastMove() != position.pass) {
      grid.markLast(position.lastMove());
    }
    return grid.draw(style) + score(position) + state(position) + "\n";
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
    return !isDark(player) ? Ink.SECOND : game.isRed() ? Ink.RED : Ink.FIRST;
  }

  private String score(DiscPosition position) {
    StringBuilder score = new StringBuilder("  ");
    for (int player : new int[] {Position.FIRST, Position.SECOND}) {
      // A black disc on a dark terminal would be invisible outside the board.
      score.append(style.colour() ? "" : disc(player) + " ");
      score.append(game.sides().name(player)).append(' ').append(position.discs(player));
      score.append("  ");
    }
    return score.toString();
  }

  private String state(DiscPosition position) {
    String side = game.sides().name(position.turn());
    if (position.mustPass()) {
      return side + " must pass";
    }
    if (!position.isOver()) {
      String passed = game.sides().name(1 - position.turn()) + " passed, ";
      return (position.lastMove() == position.pass ? passed : "") + side + " to move";
    }
    return switch (position.outcome()) {
      case Outcome.DRAW -> "a draw";
      case Outcome.FIRST_WINS -> game.sides().first() + " wins";
      case Outcome.SECOND_WINS -> game.sides().second() + " wins";
    };
  }
}
