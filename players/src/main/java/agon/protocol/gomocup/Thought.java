package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.search.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an engine tells of its thoughts in a MESSAGE, as far as the words are the usual ones: {@code
 * Depth 8-11 | Eval 240 | Time 6ms | H10 H7 I10} or {@code depth 4 ev 12 pv [7,8] [7,9]}.
 *
 * @param score in the engine's own units, taken for hundredths; a win it counts moves to is one
 */
record Thought(int depth, int selectiveDepth, int score, List<Integer> line) {
  private static final Pattern DEPTH =
      Pattern.compile("(?i)\\bd(?:epth)?\\W{0,2}(\\d{1,3})(?:-(\\d{1,3}))?\\b");
  private static final Pattern SCORE =
      Pattern.compile("(?i)\\b(?:ev(?:al)?|value|score)\\W{0,2}?([-+]?)(M?)(\\d{1,5})\\b");
  private static final Pattern MOVES =
      Pattern.compile("((?:\\b[A-Za-z]\\d{1,2}\\b\\s*)+|(?:\\[?\\d{1,2},\\d{1,2}\\]?\\s*)+)$");
  private static final Pattern MOVE = Pattern.compile("([A-Za-z]\\d{1,2})|(\\d{1,2}),(\\d{1,2})");

  Thought {
    line = List.copyOf(line);
  }

  /** Nothing but a move. */
  static Thought of(int move) {
    return new Thought(0, 0, 0, List.of(move));
  }

  /** Empty for talk about something else. */
  static Optional<Thought> read(Game game, Position position, String message) {
    Matcher depth = DEPTH.matcher(message);
    Matcher score = SCORE.matcher(message);
    Matcher moves = MOVES.matcher(message.strip());
    if (!depth.find() || !score.find() || !moves.find()) {
      return Optional.empty();
    }
    List<Integer> line = line(game, position, moves.group());
    int plies = Integer.parseInt(depth.group(1));
    int longest = depth.group(2) == null ? plies : Integer.parseInt(depth.group(2));
    return line.isEmpty()
        ? Optional.empty()
        : Optional.of(new Thought(plies, Math.max(plies, longest), value(score), line));
  }

  private static int value(Matcher score) {
    int number = Integer.parseInt(score.group(3));
    int value = score.group(2).isEmpty() ? Math.min(number, Score.LIMIT - 1) : Score.winIn(number);
    return score.group(1).equals("-") ? -value : value;
  }

  private static List<Integer> line(Game game, Position position, String text) {
    List<Integer> line = new ArrayList<>();
    Position walker = position.copy();
    Matcher moves = MOVE.matcher(text);
    try {
      while (moves.find() && !walker.isOver()) {
        String square =
            moves.group(1) == null ? moves.group(3) + "," + moves.group(2) : moves.group(1);
        int move = game.move(walker, square);
        line.add(move);
        walker.play(move);
      }
    } catch (BadInput e) {
      return line; // what comes after is about another board
    }
    return line;
  }
}
