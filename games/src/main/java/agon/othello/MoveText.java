package agon.othello;

import agon.game.BadInput;
import agon.game.Sides;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** A move as people write it: {@code f5}, or {@code pass}. */
record MoveText(OthelloBoard board, Sides sides) {
  static final String PASS = "pass";

  /** In the order in which a longer one is not mistaken for a shorter one. */
  static final List<String> PASSES = List.of(PASS, "pa", "ps", "--");

  private static final int MOST_LISTED = 16;

  String write(int move) {
    return move == board.squareCount() ? PASS : board.squares().text(move);
  }

  int read(DiscPosition position, String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    String side = sides.name(position.turn());
    if (PASSES.contains(word)) {
      if (position.mustPass()) {
        return position.pass;
      }
      throw new BadInput(side + " can move and may not pass; " + legalMoves(position));
    }
    int square = board.squares().find(word);
    if (square < 0) {
      throw new BadInput(
          "a move is a square from %s, or pass, not %s"
              .formatted(board.squares().range(), BadInput.quote(text)));
    }
    if (position.mustPass()) {
      throw new BadInput("%s cannot move and must pass, so not %s".formatted(side, word));
    }
    if (!position.canPlay(square)) {
      throw new BadInput(word + " " + whyNot(position, square) + "; " + legalMoves(position));
    }
    return square;
  }

  private String whyNot(DiscPosition position, int square) {
    if (board.isBlocked(square)) {
      return "is blocked";
    }
    return position.owner(square) == DiscPosition.NOBODY
        ? "turns over no disc of " + sides.name(1 - position.turn())
        : "is occupied";
  }

  private String legalMoves(DiscPosition position) {
    StringJoiner list = new StringJoiner(" ");
    int count = 0;
    for (int square = 0; square < board.squareCount() && count <= MOST_LISTED; square++) {
      if (position.canPlay(square)) {
        list.add(count++ == MOST_LISTED ? "…" : write(square));
      }
    }
    return (count == 1 ? "the only legal move is " : "legal moves are ") + list;
  }
}
