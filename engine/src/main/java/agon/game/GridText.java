package agon.game;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;

/**
 * Positions of a board of squares as people write them: the rows from the top with a slash between
 * them, a letter for each square, then who moves, {@code bbb/.../www w}.
 *
 * @param fromBelow whether squares are numbered from the bottom row up, as for {@link
 *     Picture#squares}
 * @param letters an empty square, a man of the first side and one of the second: {@code .wb}
 */
public record GridText(Squares squares, boolean fromBelow, String letters) {
  /** What was read. */
  public static final class Board {
    private final int[] owners;
    private final int turn;

    private Board(int[] owners, int turn) {
      this.owners = owners;
      this.turn = turn;
    }

    public int turn() {
      return turn;
    }

    /** Whose man stands on a square, {@link Picture#NOBODY} where there is none. */
    public int owner(int square) {
      return owners[square];
    }

    public int men(int side) {
      return (int) Arrays.stream(owners).filter(owner -> owner == side).count();
    }

    /** A side's men, a bit a square; for boards of up to 64 squares. */
    public long bits(int side) {
      long bits = 0;
      for (int square = 0; square < owners.length; square++) {
        bits |= owners[square] == side ? 1L << square : 0;
      }
      return bits;
    }
  }

  /**
   * The line for a board.
   *
   * @param owner whose man stands on a square, by its number
   */
  public String write(IntUnaryOperator owner, int turn) {
    StringBuilder text = new StringBuilder();
    for (int place = 0; place < squares.rows() * squares.columns(); place++) {
      text.append(place > 0 && place % squares.columns() == 0 ? "/" : "");
      text.append(letters.charAt(owner.applyAsInt(square(place)) + 1));
    }
    return text.append(' ').append(letters.charAt(turn + 1)).toString();
  }

  /** Reads such a line and nothing else; whether the rules can lead there is the game's affair. */
  public Board read(String text) {
    String line = text.strip();
    String letter = "[" + Pattern.quote(letters) + "]";
    String row = letter + "{" + squares.columns() + "}";
    int turn = line.isEmpty() ? -1 : letters.indexOf(line.charAt(line.length() - 1)) - 1;
    if (turn < 0 || !line.matches(row + ("/" + row).repeat(squares.rows() - 1) + " " + letter)) {
      throw new BadInput(
          "a position is %d rows from the top, each of %d squares that are %s, %s or %s, with /"
                  .formatted(
                      squares.rows(),
                      squares.columns(),
                      letters.charAt(0),
                      letters.charAt(1),
                      letters.charAt(2))
              + " between them, then a blank and %s or %s for who moves, not %s"
                  .formatted(letters.charAt(1), letters.charAt(2), BadInput.quote(text)));
    }
    String men = line.substring(0, line.length() - 2).replace("/", "");
    int[] owners = new int[men.length()];
    for (int place = 0; place < owners.length; place++) {
      owners[square(place)] = letters.indexOf(men.charAt(place)) - 1;
    }
    return new Board(owners, turn);
  }

  /** The square at a place in reading order. */
  private int square(int place) {
    int row = place / squares.columns();
    int up = fromBelow ? squares.rows() - 1 - row : row;
    return up * squares.columns() + place % squares.columns();
  }
}
