package agon.mnk;

import agon.game.FactSheet;
import agon.game.Known;
import agon.game.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The game told to a person. */
final class MnkFacts {
  private MnkFacts() {}

  static FactSheet of(MnkShape shape, Optional<Known> known) {
    MnkStones board = shape.board;
    List<String> rules = new ArrayList<>(rules(board));
    List<String> moves = new ArrayList<>(moves(board));
    List<String> positions = new ArrayList<>(positions());
    if (shape.opening != MnkOpening.NONE) {
      boolean swap2 = shape.opening == MnkOpening.SWAP2;
      rules.add(
          "The first player puts the first three stones: X, O and X. Then the second player goes on"
              + " as O, or swaps and is X"
              + (swap2
                  ? "; or puts two more stones, O and X, and the first player goes on as O or"
                      + " swaps."
                  : "."));
      moves.add(
          "swap: the player who may choose takes X"
              + (swap2 ? "; two-more: puts two more stones and lets the other choose." : "."));
      positions.add(
          "After the side to move stands who has X, first or second; or open, while the first"
              + " player puts stones and the second is to choose"
              + (swap2 ? "; or two-more, until the first player has chosen." : "."));
    }
    return new FactSheet(rules, moves, positions, more(known));
  }

  private static List<String> rules(MnkStones board) {
    int k = board.k;
    List<String> rules = new ArrayList<>();
    rules.add(
        "The board has %s and %s; it is empty at the start."
            .formatted(counted(board.rows, "row"), counted(board.columns, "column")));
    rules.add("X begins, then O and X take turns.");
    rules.add("A move puts one stone on an empty cell; stones never move and are never taken.");
    if (k == 1) {
      rules.add("One stone is already a line: the first move wins.");
    } else {
      rules.add(
          "A line is an unbroken run of stones of one side in a row, a column or a diagonal.");
      rules.addAll(lines(board.rule, k));
    }
    rules.add("When the board is full and nobody has won, the game is a draw.");
    if (k > Math.max(board.rows, board.columns)) {
      rules.add("No line on this board has room for %d, so every game is a draw.".formatted(k));
    }
    rules.add("There is no passing, and nothing else to count: a win is a win.");
    rules.add("On a board with colours X is black and O is white.");
    return List.copyOf(rules);
  }

  private static List<String> lines(MnkRule rule, int k) {
    String exactly = "Whoever makes a line of exactly %d wins at once.".formatted(k);
    String longer = "A line of more than %d does not win; the game goes on.".formatted(k);
    String both =
        "A move that makes a line of exactly %d wins even if it also makes a longer one."
            .formatted(k);
    return switch (rule) {
      case FREE -> List.of("Whoever makes a line of %d or more wins at once.".formatted(k));
      case EXACT -> List.of(exactly, longer, both);
      case CARO ->
          List.of(
              exactly,
              longer,
              both,
              "A line that the other side has closed at both ends does not win either; the edge of"
                  + " the board closes nothing.");
      case RENJU ->
          List.of(
              "X wins at once with a line of exactly 5, O with a line of 5 or more.",
              "Unless the stone makes five, X may not make a line of 6 or more, two fours at once,"
                  + " or two threes at once. O may do all that.",
              "A four is a line that one more stone makes five; a straight four, four in a row that"
                  + " two cells make five; a three, a line that one more stone makes a straight"
                  + " four, on a cell that is not forbidden to X and does not make five.",
              "Should every empty cell be forbidden to X when X is to move, the game is a draw.");
    };
  }

  private static String counted(int count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }

  private static List<String> moves(MnkStones board) {
    Squares squares = new Squares(board.rows, board.columns);
    int row = board.rows / 2;
    int column = board.columns / 2;
    String middle = squares.text(row * board.columns + column);
    return List.of(
        "%s: column letter and row number; a1 is the top left cell, the board is %s."
            .formatted(middle, squares.range()),
        "%d,%d: the same cell as row,column, both counted from 0 at the top left."
            .formatted(row, column),
        "Several moves: h8 i9 j10, or h8,i9,j10, or h8i9j10, or 7,7 8,8 9,9.");
  }

  private static List<String> positions() {
    return List.of(
        "3/1X1/3 O, on 3 by 3: the rows from the top, separated by /, then the side to move.",
        "X and O are stones, a number is that many empty cells; . and - are read as one, too.",
        "After the last move of a game the side to move is the one that would be next.");
  }

  private static List<String> more(Optional<Known> known) {
    List<String> more = new ArrayList<>();
    more.add(
        known
            .map(
                value ->
                    switch (value.outcome()) {
                      case FIRST_WINS -> "With best play X wins";
                      case DRAW -> "With best play it is a draw";
                      case SECOND_WINS -> "With best play O wins";
                    })
            .map(result -> result + " (" + known.get().source() + ").")
            .orElse("We know of no published result for this one with best play."));
    more.add(
        "Where k or more in a row win, O cannot win against best play: an extra stone never hurts,"
            + " so X could steal any winning plan of O's (an argument of Nash's).");
    more.add("Tic-tac-toe is 3,3,3; gomoku, Japanese for five stones, is 15,15,5.");
    more.add(
        "Freestyle gomoku counts five or more; standard gomoku exactly five, here exact=true; renju"
            + " is rule=renju, the Vietnamese caro rule=caro.");
    more.add("With k of 8 or more the second player can always hold the draw, on any board.");
    more.add(
        "To read on: Allis, Searching for Solutions in Games and Artificial Intelligence, 1994;"
            + " Uiterwijk and van den Herik, The advantage of the initiative, 2000.");
    return List.copyOf(more);
  }
}
