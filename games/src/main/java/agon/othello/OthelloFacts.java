package agon.othello;

import agon.game.FactSheet;
import agon.game.Position;
import agon.game.Sides;
import java.util.ArrayList;
import java.util.List;

/** The game told to a person. */
record OthelloFacts(Othello game) {
  FactSheet sheet() {
    return new FactSheet(rules(), moves(), positions(), more());
  }

  private String dark() {
    return game.sides().name(game.darkPlayer());
  }

  private List<String> rules() {
    Sides sides = game.sides();
    OthelloBoard board = game.emptyBoard();
    List<String> rules = new ArrayList<>();
    rules.add("The board has %d rows and %d columns.".formatted(board.size(), board.size()));
    if (!board.blocked().isEmpty()) {
      rules.add(
          "Blocked squares cannot be played on, and a line of discs ends at them: %s."
              .formatted(game.settings().text("blocked")));
    }
    rules.add(
        "Discs have a dark and a light face; the dark ones belong to %s, the light ones to White."
            .formatted(dark()));
    rules.add(
        "At the start %s lies on %s in the centre, White on %s."
            .formatted(dark(), startSquares(true), startSquares(false)));
    rules.add("%s moves first, then the two take turns.".formatted(sides.first()));
    rules.add(
        "Put a disc on an empty square so that, in a straight line from it, one or more of the"
            + " other side's discs lie between it and another disc of yours.");
    rules.add("Lines run along rows, columns and diagonals, without gaps.");
    rules.add("All discs enclosed in this way, in all eight directions, turn over and are yours.");
    rules.add("A move must turn over at least one disc.");
    rules.add("Whoever has no such move passes; whoever has one must move.");
    rules.add("The game is over when neither side can move.");
    rules.add(
        board.emptiesToWinner()
            ? "Whoever owns more discs then wins, and the squares that stayed empty count as the"
                + " winner's."
            : "Whoever owns more discs then wins; the margin counts discs, not empty squares.");
    return rules;
  }

  private String startSquares(boolean dark) {
    OthelloBoard board = game.emptyBoard();
    List<String> squares = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      if (game.startDiscs().isDark(i) == dark) {
        squares.add(board.squares().text(board.centre().get(i)));
      }
    }
    return String.join(" and ", squares);
  }

  private List<String> moves() {
    Position start = game.start();
    String first = game.moveTexts(start).getFirst();
    return List.of(
        "A move is the square of the new disc, column letter and row number, in either case: %s."
            .formatted(first),
        "Rows are numbered from the top, so %s is the lower right corner."
            .formatted(game.emptyBoard().squares().text(game.emptyBoard().squareCount() - 1)),
        "A pass is written pass; pa, ps and -- are read too.",
        "A whole game may be run together, numbered, and its passes left out: %s."
            .formatted(exampleGame()));
  }

  /** The first few moves that come along; what matters is how they are written. */
  private String exampleGame() {
    Position position = game.start();
    int[] moves = new int[game.maxMoves()];
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3 && !position.isOver(); i++) {
      position.moves(moves);
      text.append(game.text(position, moves[0]));
      position.play(moves[0]);
    }
    return text.toString();
  }

  private List<String> positions() {
    return List.of(
        "The squares row by row from a1: X for %s, O for White, - empty, # blocked; then a blank"
                .formatted(dark())
            + " and the side to move.",
        "The start is %s".formatted(game.text(game.start())),
        "Also read: . and _ for empty, * @ b r for dark, 0 w for light, a / or a blank between"
            + " rows.",
        "The four squares in the centre hold discs and all discs hang together.");
  }

  private List<String> more() {
    List<String> more = new ArrayList<>();
    more.add(
        "Lewis Waterman and John Mollett sold Reversi in London in the 1880s; Goro Hasegawa made"
            + " today's game of it in Japan in 1971 and called it Othello.");
    game.known()
        .ifPresent(
            known ->
                more.add(
                    "With best play %s: %s."
                        .formatted(
                            switch (known.outcome()) {
                              case FIRST_WINS -> game.sides().first() + " wins";
                              case SECOND_WINS -> game.sides().second() + " wins";
                              case DRAW -> "the game is a draw";
                            },
                            known.source())));
    more.add(
        "Having few discs for most of the game is no disadvantage: it leaves the other side few"
            + " moves. Corners can never be turned over.");
    more.add(
        "To read on: Brian Rose, Othello: A Minute to Learn, a Lifetime to Master (2005); Michael"
            + " Buro, Logistello (1997); Hiroki Takizawa, Othello is Solved (2023).");
    if (game.isRed()) {
      more.add(
          "Red and White are the colours of a course at the Technical University of Crete, 2010.");
    }
    return more;
  }
}
