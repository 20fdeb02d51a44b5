package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.List;

/**
 * Positions as text, {@code 3/1X1/3 O}: the rows from the top, numbers for runs of empty cells,
 * then the side to move; in games that begin by swapping also who has X. Dots and hyphens are read
 * as empty cells, too.
 *
 * <p>Only positions that can come up in a game are read. Where longer lines do not win, that is
 * checked for the last move but not for all moves before it: with k = 2 there are a few thickets of
 * stones that nobody could have built without winning on the way (8 on a 4 by 4 board; none with k
 * = 3 or 4 on boards up to 5 by 5, all counted), and they pass.
 */
final class MnkText {
  private static final String LETTERS = "XO";

  private MnkText() {}

  static String write(MnkPosition position) {
    MnkShape shape = position.shape();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < shape.rows(); row++) {
      int empty = 0;
      for (int column = 0; column < shape.columns(); column++) {
        int owner = position.owner(row * shape.columns() + column);
        if (owner == MnkStones.EMPTY) {
          empty++;
        } else {
          text.append(empty == 0 ? "" : empty).append(LETTERS.charAt(owner));
          empty = 0;
        }
      }
      text.append(empty == 0 ? "" : empty).append(row < shape.rows() - 1 ? '/' : ' ');
    }
    text.append(LETTERS.charAt(position.colour()));
    if (shape.opening != MnkOpening.NONE) {
      text.append(' ').append(Colours.word(position.colours()));
    }
    return text.toString();
  }

  /** A position that can come up in a game. */
  static MnkPosition read(MnkShape shape, String text) {
    List<String> words = Arrays.asList(text.strip().split("\\s+", -1));
    boolean swapping = shape.opening != MnkOpening.NONE;
    if (words.size() != (swapping ? 3 : 2)) {
      throw new BadInput(
          "a position is its rows, a blank and the side to move%s, not %s"
              .formatted(
                  swapping ? ", and who has X, such as 9/9/4X4/9/9 O open" : ", such as 3/1X1/3 O",
                  BadInput.quote(text.strip())));
    }
    int[] owners = readRows(shape, words.getFirst());
    String side = words.get(1);
    int turn = side.length() == 1 ? owner(side.charAt(0)) : MnkStones.EMPTY;
    if (turn == MnkStones.EMPTY) {
      throw new BadInput("the side to move is X or O, not " + BadInput.quote(side));
    }
    requireReachable(shape.board, owners, turn);
    int stones = (int) Arrays.stream(owners).filter(o -> o != MnkStones.EMPTY).count();
    int colours =
        swapping ? Colours.read(words.getLast(), shape.opening, stones) : Colours.AS_USUAL;
    return new MnkPosition(shape, owners, colours);
  }

  private static int[] readRows(MnkShape shape, String text) {
    List<String> rows = Arrays.asList(text.split("/", -1));
    if (rows.size() != shape.rows()) {
      throw new BadInput(
          "this board has %d rows, separated by /, but the position has %d"
              .formatted(shape.rows(), rows.size()));
    }
    int[] owners = new int[shape.cells()];
    Arrays.fill(owners, MnkStones.EMPTY);
    for (int row = 0; row < rows.size(); row++) {
      readRow(shape, rows.get(row), row, owners);
    }
    return owners;
  }

  private static void readRow(MnkShape shape, String text, int row, int[] owners) {
    int column = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '1' && c <= '9') {
        int empty = c - '0';
        while (i + 1 < text.length() && isDigit(text.charAt(i + 1)) && empty <= shape.columns()) {
          empty = 10 * empty + text.charAt(++i) - '0';
        }
        column += empty;
      } else if (c == '.' || c == '-') {
        column++;
      } else if (owner(c) != MnkStones.EMPTY) {
        if (column < shape.columns()) {
          owners[row * shape.columns() + column] = owner(c);
        }
        column++;
      } else {
        throw new BadInput(
            "a row is made of X, O and numbers of empty cells, but row %d has %s"
                .formatted(row + 1, BadInput.quote(String.valueOf(c))));
      }
      if (column > shape.columns()) {
        break;
      }
    }
    if (column != shape.columns()) {
      throw new BadInput(
          "this board has %d columns, but row %d has %s cells"
              .formatted(
                  shape.columns(), row + 1, column > shape.columns() ? "more" : "only " + column));
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int owner(char letter) {
    return switch (letter) {
      case 'X', 'x' -> FIRST;
      case 'O', 'o' -> SECOND;
      default -> MnkStones.EMPTY;
    };
  }

  private static void requireReachable(MnkStones board, int[] owners, int turn) {
    long[] stones = board.none();
    int[] counts = new int[2];
    for (int cell = 0; cell < owners.length; cell++) {
      if (owners[cell] != MnkStones.EMPTY) {
        board.put(stones, owners[cell], cell);
        counts[owners[cell]]++;
      }
    }
    if (counts[FIRST] != counts[SECOND] + turn) {
      throw new BadInput(
          "X begins and the sides take turns, so with %s to move there are %s, not %d X and %d O"
              .formatted(
                  LETTERS.charAt(turn),
                  turn == FIRST ? "as many X as O" : "one X more than O",
                  counts[FIRST],
                  counts[SECOND]));
    }
    if (board.wins(stones, turn)) {
      throw new BadInput(
          "%s has a winning line, so the game ended with that and it cannot be %s to move"
              .formatted(LETTERS.charAt(turn), LETTERS.charAt(turn)));
    }
    if (board.rule == MnkRule.RENJU && hasForbiddenLine(board, stones)) {
      throw new BadInput("X has a line of more than 5, which is forbidden to X");
    }
    int last = 1 - turn;
    if (board.wins(stones, last) && !oneStoneWon(board, stones, last)) {
      throw new BadInput(
          "%s has winning lines that no single last move can have made, so the game ended before"
              .formatted(LETTERS.charAt(last)));
    }
  }

  /** Whether X has a line that is too long, and has not won with the stone that made it. */
  private static boolean hasForbiddenLine(MnkStones board, long[] stones) {
    MnkStones longer = MnkStones.of(board.rows, board.columns, board.k + 1, MnkRule.FREE);
    return !board.wins(stones, FIRST) && longer.wins(stones, FIRST);
  }

  /** Whether there is a stone without which the winner had no line yet. */
  private static boolean oneStoneWon(MnkStones board, long[] stones, int winner) {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.owner(stones, cell) == winner && board.wins(stones, winner, cell)) {
        board.lift(stones, winner, cell);
        boolean wonBefore = board.wins(stones, winner);
        board.put(stones, winner, cell);
        if (!wonBefore) {
          return true;
        }
      }
    }
    return false;
  }
}
