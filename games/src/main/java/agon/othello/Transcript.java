package agon.othello;

import agon.game.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A record of a game as Othello players write it: {@code f5d6c3d3c4} run together, or with blanks,
 * line breaks, commas and move numbers between the moves, in either case, with or without passes.
 */
final class Transcript {
  private static final Pattern SEPARATOR = Pattern.compile("[\\s,;]+");

  /** A number glued to the move before it needs a full stop, or a10 would be a1 and a number. */
  private static final Pattern NUMBER =
      Pattern.compile("(?<!\\w)[1-9]\\d{0,2}(?!\\d)\\.*|[1-9]\\d{0,2}\\.+");

  private final Othello game;
  private final Pattern move;

  Transcript(Othello game) {
    this.game = game;
    int size = game.emptyBoard().size();
    String row = size < 10 ? "[1-9]" : "(?:1[0-" + (size - 10) + "]|[1-9])";
    move =
        Pattern.compile(
            String.join("|", MoveText.PASSES) + "|[a-z]" + row, Pattern.CASE_INSENSITIVE);
  }

  /** The moves with all passes but a last one, which nothing in the text asks for. */
  List<Integer> read(DiscPosition start, String text) {
    DiscPosition position = (DiscPosition) start.copy();
    List<Integer> moves = new ArrayList<>();
    Matcher matcher = move.matcher(text).useTransparentBounds(true);
    boolean numberWaits = false;
    int at = 0;
    while (at < text.length()) {
      matcher.region(at, text.length());
      if (matcher.usePattern(move).lookingAt()) {
        play(position, matcher.group(), moves);
        numberWaits = false;
      } else if (matcher.usePattern(NUMBER).lookingAt()) {
        numberWaits = true;
      } else if (!matcher.usePattern(SEPARATOR).lookingAt()) {
        throw new BadInput(
            "move %d: a move is a square from %s, or pass, not %s"
                .formatted(
                    moves.size() + 1,
                    game.emptyBoard().squares().range(),
                    BadInput.quote(wordAround(text, at))));
      }
      at = matcher.end();
    }
    if (numberWaits) {
      throw new BadInput("the last move number has no move after it");
    }
    return moves;
  }

  private void play(DiscPosition position, String word, List<Integer> moves) {
    if (position.mustPass() && Character.isDigit(word.charAt(word.length() - 1))) {
      moves.add(position.pass);
      position.play(position.pass);
    }
    try {
      int read = game.move(position, word);
      moves.add(read);
      position.play(read);
    } catch (BadInput e) {
      throw new BadInput("move %d: %s".formatted(moves.size() + 1, e.sentence()));
    }
  }

  /** What stands between the separators around a place. */
  private static String wordAround(String text, int at) {
    int from = at;
    while (from > 0 && !SEPARATOR.matcher(text.substring(from - 1, from)).matches()) {
      from--;
    }
    Matcher separator = SEPARATOR.matcher(text);
    return text.substring(from, separator.find(at) ? separator.start() : text.length());
  }
}
