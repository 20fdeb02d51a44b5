package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.othello.Othello;
import agon.record.GameRecord;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Games as Othello players write them, a line each: {@code f5d6c3d3c4}, in any case, with blanks
 * and move numbers or without; before them perhaps a label and a colon, after them a score.
 */
final class OthelloTranscripts implements ForeignFormat {
  private static final String SQUARE = "(?:[a-lA-L](?:1[0-2]|[1-9])|(?i:pa|pass|--))";
  private static final Pattern LINE =
      Pattern.compile(
          "^\\s*(?:([^:;]{1,80})[:;]\\s*)?((?:\\d{1,3}\\.+\\s*)?"
              + SQUARE
              + "(?:[\\s,]*(?:\\d{1,3}\\.+\\s*)?"
              + SQUARE
              + ")*)[\\s,;:]*([-+]?\\d{1,3}(?:\\s*[-:]\\s*\\d{1,3})?)?\\s*$");
  private static final Pattern NOTE = Pattern.compile("^\\s*([#%;].*)?$");

  /** The usual board first, then those on which other squares come first or are there at all. */
  private static final List<Integer> SIZES = List.of(8, 10, 6, 12, 4);

  @Override
  public String name() {
    return "Othello transcripts";
  }

  /** Most lines must be games: a word such as "a1" is in many a text. */
  @Override
  public boolean recognises(ForeignFile file) {
    long games = file.lines().stream().filter(LINE.asMatchPredicate()).count();
    long lines = file.lines().stream().filter(line -> !NOTE.matcher(line).matches()).count();
    return games > 0 && 2 * games >= lines;
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    for (int i = 0; i < file.lines().size(); i++) {
      if (!NOTE.matcher(file.lines().get(i)).matches()) {
        findings.attempt(
            new Cursor(file.lines().subList(i, i + 1), i + 1), OthelloTranscripts::game);
      }
    }
  }

  private static GameRecord game(Cursor cursor) {
    Matcher line = LINE.matcher(cursor.next());
    if (!line.matches()) {
      throw new BadInput("a game is a line of moves such as f5d6c3d3c4");
    }
    String moves = line.group(2).replace("--", "pass");
    BadInput usual = null;
    for (int size : SIZES) {
      try {
        return record(Othello.FAMILY.game("size=" + size), line, moves);
      } catch (BadInput e) {
        usual = usual == null ? e : usual;
      }
    }
    throw usual == null ? new BadInput("no move") : usual;
  }

  private static GameRecord record(Game board, Matcher line, String moves) {
    GameBuilder game = new GameBuilder(board);
    for (int move : board.moves(board.start(), moves)) {
      game.play(move, Optional.empty(), Optional.empty());
    }
    game.tag("Label", text(line.group(1)));
    game.tag("Score", text(line.group(3)).toLowerCase(Locale.ROOT));
    return game.finish();
  }

  private static String text(@Nullable String group) {
    return Optional.ofNullable(group).orElse("").strip();
  }
}
