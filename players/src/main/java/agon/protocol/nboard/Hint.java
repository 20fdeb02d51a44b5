package agon.protocol.nboard;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.search.Evaluation;
import agon.search.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What an engine says while it thinks: {@code search F5D6C3 1.50 0 12}, or {@code book …}.
 *
 * @param line the moves it expects, at least one
 * @param value for the side to move
 * @param depth in plies; the rest of the game where the value is exact
 */
record Hint(List<Integer> line, Evaluation value, int depth) {
  private static final Pattern WORDS =
      Pattern.compile(
          "(?:search|book)\\s+(\\S+)\\s+([-+]?[\\d.]{1,9})(?:\\s+(\\S+)(?:\\s+(\\S+).*)?)?");

  /** Either case, with or without something between the moves: F5d6, F5-D6. */
  private static final Pattern MOVE = Pattern.compile("[A-Ha-h][1-8]|[Pp][Aa](?:[Ss][Ss])?|--");

  Hint {
    line = List.copyOf(line);
  }

  /** Empty for a line that is about something else, or about another position. */
  static Optional<Hint> read(Game game, Position position, String text) {
    Matcher words = WORDS.matcher(text.strip());
    if (!words.matches()) {
      return Optional.empty();
    }
    String depth = Optional.ofNullable(words.group(4)).orElse("0");
    boolean exact = depth.equals("100%");
    List<Integer> line = line(game, position, words.group(1));
    return line.isEmpty()
        ? Optional.empty()
        : value(words.group(2), exact ? Evaluation.Kind.PROVEN : Evaluation.Kind.ESTIMATE)
            .map(value -> new Hint(line, value, exact ? empty(game, position) : plies(depth)));
  }

  /** {@code 12}, and also {@code 24@73%} as some write a depth that is only likely. */
  private static int plies(String depth) {
    Matcher digits = Pattern.compile("(\\d{1,2})(?!\\d|%).*").matcher(depth);
    return digits.matches() ? Integer.parseInt(digits.group(1)) : 0;
  }

  private static int empty(Game game, Position position) {
    return (int) game.text(position).chars().filter(c -> c == '-').count();
  }

  private static List<Integer> line(Game game, Position position, String text) {
    List<Integer> line = new ArrayList<>();
    Position walker = position.copy();
    Matcher moves = MOVE.matcher(text);
    try {
      while (moves.find() && !walker.isOver()) {
        String move = moves.group();
        int next = game.move(walker, Character.isDigit(move.charAt(1)) ? move : "pass");
        line.add(next);
        walker.play(next);
      }
    } catch (BadInput e) {
      return line; // the end of a line may come from a table that has it wrong
    }
    return line;
  }

  /** Discs as engines write them. */
  static Optional<Evaluation> value(@Nullable String discs, Evaluation.Kind kind) {
    if (discs == null || !discs.matches("[-+]?\\d{1,3}(\\.\\d*)?")) {
      return Optional.empty();
    }
    int score = (int) Math.round(Double.parseDouble(discs) * Score.UNIT);
    return Optional.of(new Evaluation(score, kind));
  }
}
