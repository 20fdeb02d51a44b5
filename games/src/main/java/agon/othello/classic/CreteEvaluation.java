package agon.othello.classic;

import java.util.Arrays;

/**
 * The report's paragraph "Evaluation function": corners, bad squares, moves and, near the end,
 * discs, each as the difference between the two sides with the weight of its {@link CreteStage}. A
 * game that is over counts by its discs alone, "times a large number".
 *
 * <p>The report does not say which squares are bad. These are the three next to each corner, those
 * that help the other side to the corner; they count whether or not the corner is taken. A corner
 * that is blocked is none, and its neighbours are as good as any.
 */
final class CreteEvaluation {
  /** The large number: beyond every sum of weights. */
  static final int FINAL = 100_000;

  private final int[] corners;
  private final int[] badSquares;
  private final int playable;

  CreteEvaluation(CreteBoard board) {
    int last = board.size() - 1;
    int[] found = new int[4];
    int[] foundBad = new int[12];
    int count = 0;
    for (int row = 0; row <= last; row += last) {
      for (int column = 0; column <= last; column += last) {
        if (!board.isIllegal(board.cell(row, column))) {
          int nextRow = row == 0 ? 1 : last - 1;
          int nextColumn = column == 0 ? 1 : last - 1;
          foundBad[3 * count] = board.cell(row, nextColumn);
          foundBad[3 * count + 1] = board.cell(nextRow, column);
          foundBad[3 * count + 2] = board.cell(nextRow, nextColumn);
          found[count++] = board.cell(row, column);
        }
      }
    }
    corners = Arrays.copyOf(found, count);
    badSquares = Arrays.copyOf(foundBad, 3 * count);
    playable = board.empties() + board.discs(0) + board.discs(1);
  }

  /** For the side to move. */
  int evaluate(CreteBoard board) {
    int own = board.turn();
    int other = 1 - own;
    int discs = board.discs(own) - board.discs(other);
    int moves = board.mobility(own);
    int otherMoves = board.mobility(other);
    if (moves == 0 && otherMoves == 0) {
      return FINAL * discs;
    }
    CreteStage stage = stage(board);
    return stage.corner * more(board, corners)
        - stage.badSquare * more(board, badSquares)
        + stage.move * (moves - otherMoves)
        + stage.disc * discs;
  }

  CreteStage stage(CreteBoard board) {
    return CreteStage.of(board.discs(0) + board.discs(1), playable);
  }

  /** Whether a value comes from games that are over; drawn ones cannot be told from estimates. */
  static boolean isFinal(int value) {
    return Math.abs(value) >= FINAL;
  }

  /** How many more of some squares the side to move has than the other. */
  private static int more(CreteBoard board, int[] cells) {
    int more = 0;
    for (int cell : cells) {
      if (board.belongsTo(board.turn(), cell)) {
        more++;
      } else if (board.belongsTo(1 - board.turn(), cell)) {
        more--;
      }
    }
    return more;
  }
}
