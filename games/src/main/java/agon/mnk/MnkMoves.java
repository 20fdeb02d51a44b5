package agon.mnk;

import agon.game.BadInput;
import agon.game.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads moves: {@code h8}, or {@code 7,7} for row and column from 0 as programs do; sequences with
 * blanks, commas or semicolons between moves, or, for {@code h8i9}, with nothing. In games that
 * begin by swapping also {@code swap} and {@code two-more}.
 */
final class MnkMoves {
  private static final String PAIR = "([0-9]{1,4})\\s*,\\s*([0-9]{1,4})";
  private static final Pattern ROW_AND_COLUMN = Pattern.compile(PAIR);
  private static final Pattern WORD = Pattern.compile("[a-zA-Z]{1,3}[0-9]{1,4}|" + PAIR);
  private static final Pattern BETWEEN = Pattern.compile("[\\s,;]*");
  private static final Pattern ANYTHING = Pattern.compile("[^\\s,;]+");

  static final String SWAP = "swap";
  static final String TWO_MORE = "two-more";

  private MnkMoves() {}

  /** The legal move a word names. */
  static int read(MnkPosition position, String text) {
    Squares squares = position.shape().squares;
    String word = text.strip();
    MnkShape shape = position.shape();
    boolean swaps = word.equalsIgnoreCase(SWAP);
    if (shape.opening != MnkOpening.NONE && (swaps || word.equalsIgnoreCase(TWO_MORE))) {
      int choice = swaps ? shape.swap() : shape.twoMore();
      if (!position.isLegal(choice, new int[0])) {
        throw new BadInput(word + " is no move now; the game goes on with a stone");
      }
      return choice;
    }
    int cell = squares.find(word);
    Matcher pair = ROW_AND_COLUMN.matcher(word);
    if (pair.matches()) {
      int row = Integer.parseInt(pair.group(1));
      int column = Integer.parseInt(pair.group(2));
      boolean inside = row < squares.rows() && column < squares.columns();
      cell = inside ? row * squares.columns() + column : -1;
    }
    if (cell < 0) {
      throw new BadInput(
          "a move is a cell from %s, or row,column counted from 0,0 to %d,%d, not %s"
              .formatted(
                  squares.range(),
                  squares.rows() - 1,
                  squares.columns() - 1,
                  BadInput.quote(word)));
    }
    if (position.owner(cell) != MnkStones.EMPTY) {
      throw new BadInput(squares.text(cell) + " is taken; a move goes to an empty cell");
    }
    if (position.isForbidden(cell)) {
      throw new BadInput(
          "%s is forbidden to X: it makes %s"
              .formatted(squares.text(cell), position.whyForbidden(cell)));
    }
    return cell;
  }

  /** The words of a sequence; what is no move is a word too, for {@link #read} to refuse. */
  static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = BETWEEN.matcher(text);
    int at = 0;
    while (true) {
      matcher.usePattern(BETWEEN).region(at, text.length()).lookingAt();
      at = matcher.end();
      if (at == text.length()) {
        return words;
      }
      matcher.region(at, text.length());
      if (!matcher.usePattern(WORD).lookingAt()) {
        matcher.usePattern(ANYTHING).lookingAt();
      }
      words.add(matcher.group());
      at = matcher.end();
    }
  }
}
