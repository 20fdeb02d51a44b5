package agon.record;

import agon.game.Game;
import agon.game.Position;
import java.time.Duration;
import java.util.Locale;

/**
 * Writes records. The format, by example:
 *
 * <pre>
 * [Game "othello"]
 * [Black "Ann"]
 * [White "greedy"]
 * [Time "10 s a move"]
 * [Result "1-0"]
 * [Margin "+12 discs"]
 * [Ended "by the rules"]
 *
 * 1. f5 2. d6 {[%clk 0:09:58.4] [%emt 0:00:01.6] [%eval +2 discs] the tiger} 3. c3
 * </pre>
 *
 * Moves are numbered one by one, since turns need not alternate; the numbers, the margin and line
 * breaks are for people, the reader does not need them. {@code [Start "…"]} holds another start
 * position. Other headers are kept as they are.
 */
public final class RecordWriter {
  private static final int WIDTH = 100;

  private final StringBuilder out = new StringBuilder();
  private int column;

  private RecordWriter() {}

  public static String write(GameRecord record) {
    RecordWriter writer = new RecordWriter();
    writer.headers(record);
    writer.moves(record);
    return writer.out.toString();
  }

  private void headers(GameRecord record) {
    Game game = record.game();
    header("Game", game.line());
    header(game.sides().first(), record.first());
    header(game.sides().second(), record.second());
    if (!record.time().isEmpty()) {
      header("Time", record.time());
    }
    record.tags().forEach(this::header);
    record.startText().ifPresent(text -> header("Start", text));
    header("Result", record.result());
    if (record.ending().reason() == Ending.Reason.RULES && !game.unit().isNone()) {
      header("Margin", "%+d %s".formatted(record.end().margin(), game.unit().many()));
    }
    header("Ended", record.ending().text());
    out.append('\n');
  }

  private void header(String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ");
    out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
  }

  private void moves(GameRecord record) {
    comment(plain(record.comment()));
    Position position = record.start();
    int number = 0;
    for (RecordedMove move : record.moves()) {
      // The number and its move stay on one line: a lone number could be a pit.
      word(++number + ". " + record.game().text(position, move.move()));
      comment(notes(move));
      position.play(move.move());
    }
    word(record.result());
    out.append('\n');
  }

  private static String notes(RecordedMove move) {
    StringBuilder notes = new StringBuilder();
    move.clock().ifPresent(clock -> notes.append("[%clk ").append(text(clock)).append("] "));
    move.used().ifPresent(used -> notes.append("[%emt ").append(text(used)).append("] "));
    move.score().ifPresent(score -> notes.append("[%eval ").append(plain(score)).append("] "));
    return notes.append(plain(move.comment())).toString().strip();
  }

  /** Without the signs that have a meaning inside a comment. */
  private static String plain(String text) {
    return text.replace('{', '(').replace('}', ')').replace('[', '(').replace(']', ')');
  }

  private void comment(String text) {
    String[] words = text.strip().split("\\s+", -1);
    if (text.isBlank()) {
      return;
    }
    for (int i = 0; i < words.length; i++) {
      word((i == 0 ? "{" : "") + words[i] + (i == words.length - 1 ? "}" : ""));
    }
  }

  private void word(String word) {
    if (column > 0 && column + 1 + word.length() > WIDTH) {
      out.append('\n');
      column = 0;
    }
    if (column > 0) {
      out.append(' ');
      column++;
    }
    out.append(word);
    column += word.length();
  }

  /** {@code 0:04:58.3}: hours, minutes, seconds and as many decimals as needed, down to 1 ms. */
  static String text(Duration duration) {
    long millis = duration.toMillis();
    String seconds =
        String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            millis / 3600_000,
            millis / 60_000 % 60,
            millis / 1000 % 60);
    String decimals = String.format(Locale.ROOT, "%03d", millis % 1000).replaceAll("0+$", "");
    return decimals.isEmpty() ? seconds : seconds + "." + decimals;
  }
}
