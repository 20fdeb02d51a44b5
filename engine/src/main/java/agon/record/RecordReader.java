package agon.record;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link RecordWriter} writes and what people make of it by hand: any order of headers,
 * any line breaks, move numbers or none, comments anywhere, several games in one text. Signs such
 * as {@code !?} and {@code $4} and other moves in round brackets are for people: they are passed
 * over. What is wrong is said with its line, and with the move where it is a move.
 */
public final class RecordReader {
  private static final Pattern HEADER =
      Pattern.compile("\\[\\s*([\\w-]+)\\s+\"((?:[^\"\\\\]|\\\\.)*)\"\\s*]");
  private static final Pattern NUMBER = Pattern.compile("^\\d{1,5}\\.+");
  private static final Pattern NOTE = Pattern.compile("\\[%(clk|emt|eval) ([^\\]]{1,60})]");
  private static final Pattern TIME =
      Pattern.compile("(\\d{1,4}):(\\d\\d):(\\d\\d)(?:\\.(\\d{1,3}))?");

  /** What somebody thinks of a move: {@code ?!}, or {@code $6} as numbers have it. */
  private static final Pattern GLYPH = Pattern.compile("[!?]{1,2}$|^\\$\\d{1,3}$");

  private static final List<String> RESULTS = List.of("1-0", "1/2-1/2", "0-1", "*");

  private final Catalog catalog;
  private final String[] lines;
  private int line;

  private RecordReader(Catalog catalog, String text) {
    this.catalog = catalog;
    this.lines = text.split("\\R", -1);
  }

  /** Reads exactly one game. */
  public static GameRecord read(Catalog catalog, String text) {
    List<GameRecord> records = readAll(catalog, text);
    if (records.size() != 1) {
      throw new BadInput("there are " + records.size() + " games in the text, one is wanted");
    }
    return records.getFirst();
  }

  /** Reads all games in the text. */
  public static List<GameRecord> readAll(Catalog catalog, String text) {
    RecordReader reader = new RecordReader(catalog, text);
    List<GameRecord> records = new ArrayList<>();
    reader.skipBlankLines();
    while (reader.line < reader.lines.length) {
      records.add(reader.game());
      reader.skipBlankLines();
    }
    if (records.isEmpty()) {
      throw new BadInput("the record is empty; it begins with [Game \"…\"]");
    }
    return records;
  }

  private void skipBlankLines() {
    while (line < lines.length && lines[line].isBlank()) {
      line++;
    }
  }

  private GameRecord game() {
    int firstLine = line;
    Map<String, String> headers = headers();
    Game game;
    Optional<String> startText = Optional.ofNullable(take(headers, "Start"));
    Position position;
    try {
      game = catalog.game(required(headers, "Game"));
      position = startText.isPresent() ? game.position(startText.get()) : game.start();
    } catch (BadInput e) {
      throw at(firstLine, e);
    }
    Moves moves = new Moves(game, position);
    while (line < lines.length && (moves.comment != null || !isHeader(lines[line]))) {
      moves.line(lines[line], line);
      line++;
    }
    moves.close();
    try {
      return finish(game, startText, headers, moves);
    } catch (BadInput e) {
      throw at(firstLine, e);
    }
  }

  private static GameRecord finish(
      Game game, Optional<String> startText, Map<String, String> headers, Moves moves) {
    String first = player(headers, game.sides().first(), "First");
    String second = player(headers, game.sides().second(), "Second");
    String time = Optional.ofNullable(take(headers, "Time")).orElse("");
    take(headers, "Margin");
    boolean over = moves.position.isOver();
    String ended = take(headers, "Ended");
    String result = take(headers, "Result");
    String token = moves.result;
    if (result != null && token != null && !result.equals(token)) {
      throw new BadInput(
          "Result says %s, but the moves end with %s".formatted(BadInput.quote(result), token));
    }
    Optional<Outcome> outcome = outcome(result != null ? result : token != null ? token : "*");
    if (over && outcome.isEmpty()) {
      outcome = Optional.of(moves.position.outcome());
    }
    Ending ending =
        ended != null
            ? Ending.parse(ended)
            : over
                ? Ending.BY_THE_RULES
                : outcome.isEmpty()
                    ? Ending.UNFINISHED
                    : new Ending(Ending.Reason.ADJUDICATION, "no reason given");
    return new GameRecord(
        game, startText, first, second, time, headers, moves.preface, moves.list, outcome, ending);
  }

  private static Optional<Outcome> outcome(String text) {
    if (text.equals("*")) {
      return Optional.empty();
    }
    return Optional.of(
        Arrays.stream(Outcome.values())
            .filter(outcome -> outcome.text().equals(text))
            .findAny()
            .orElseThrow(
                () ->
                    new BadInput("Result is 1-0, 1/2-1/2, 0-1 or *, not " + BadInput.quote(text))));
  }

  private static String player(Map<String, String> headers, String side, String number) {
    String bySide = take(headers, side);
    String byNumber = take(headers, number);
    return bySide != null ? bySide : byNumber != null ? byNumber : "";
  }

  private static String required(Map<String, String> headers, String name) {
    String value = take(headers, name);
    if (value == null) {
      throw new BadInput("the header [" + name + " \"…\"] is missing");
    }
    return value;
  }

  /** Removes a header, in whatever case it is written. */
  private static @Nullable String take(Map<String, String> headers, String name) {
    for (String key : headers.keySet()) {
      if (key.equalsIgnoreCase(name)) {
        return headers.remove(key);
      }
    }
    return null;
  }

  private static boolean isHeader(String text) {
    return text.stripLeading().startsWith("[") && !text.stripLeading().startsWith("[%");
  }

  /** Headers up to the first line that is none. */
  private Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    for (; line < lines.length; line++) {
      String text = lines[line].strip();
      if (text.isEmpty()) {
        continue;
      }
      if (!isHeader(text)) {
        break;
      }
      Matcher header = HEADER.matcher(text);
      if (!header.matches()) {
        throw at(line, new BadInput("a header is written [Name \"value\"]"));
      }
      String value = header.group(2).replaceAll("\\\\(.)", "$1");
      if (take(headers, header.group(1)) != null) {
        throw at(line, new BadInput("the header " + header.group(1) + " is given twice"));
      }
      headers.put(header.group(1), value);
    }
    return headers;
  }

  private static BadInput at(int line, BadInput e) {
    return new BadInput("line " + (line + 1) + ": " + e.sentence());
  }

  /** The moves read so far, checked as they come. */
  private static final class Moves {
    private final Game game;
    final Position position;
    final List<RecordedMove> list = new ArrayList<>();
    String preface = "";
    @Nullable String result;
    private @Nullable StringBuilder comment;
    private int commentLine;
    private int variations;
    private int variationLine;

    Moves(Game game, Position position) {
      this.game = game;
      this.position = position;
    }

    void line(String text, int line) {
      String rest = text;
      while (!rest.isEmpty()) {
        if (comment != null) {
          int close = rest.indexOf('}');
          comment.append(close < 0 ? rest + " " : rest.substring(0, close));
          if (close < 0) {
            return;
          }
          comment(comment.toString(), line);
          comment = null;
          rest = rest.substring(close + 1);
        } else {
          int open = rest.indexOf('{');
          words(open < 0 ? rest : rest.substring(0, open), line);
          if (open < 0) {
            return;
          }
          comment = new StringBuilder();
          commentLine = line;
          rest = rest.substring(open + 1);
        }
      }
    }

    void close() {
      if (comment != null) {
        throw at(commentLine, new BadInput("the comment that begins with { has no end"));
      }
      if (variations > 0) {
        throw at(variationLine, new BadInput("the variation that begins with ( has no end"));
      }
    }

    private void words(String text, int line) {
      for (String word : text.replace("(", " ( ").replace(")", " ) ").strip().split("\\s+", -1)) {
        if (word.equals("(")) {
          variations++;
          variationLine = line;
        } else if (word.equals(")") && variations > 0) {
          variations--;
        } else if (variations == 0) {
          String bare = GLYPH.matcher(NUMBER.matcher(word).replaceFirst("")).replaceFirst("");
          if (!bare.isEmpty()) {
            word(bare, line);
          }
        }
      }
    }

    private void word(String word, int line) {
      String where = "line %d, move %d, ".formatted(line + 1, list.size() + 1);
      if (result != null) {
        throw new BadInput(where + BadInput.quote(word) + " comes after the result");
      }
      if (RESULTS.contains(word)) {
        result = word;
        return;
      }
      try {
        int move = game.move(position, word);
        list.add(RecordedMove.of(move));
        position.play(move);
      } catch (BadInput e) {
        throw new BadInput(where + BadInput.quote(word) + ": " + e.sentence());
      }
    }

    private void comment(String text, int line) {
      if (variations > 0) {
        return;
      }
      String bare = NOTE.matcher(text).replaceAll("").strip().replaceAll("\\s+", " ");
      if (list.isEmpty()) {
        preface = join(preface, bare);
        return;
      }
      RecordedMove last = list.removeLast();
      Optional<Duration> clock = last.clock();
      Optional<Duration> used = last.used();
      Optional<String> score = last.score();
      Matcher note = NOTE.matcher(text);
      while (note.find()) {
        String value = note.group(2).strip().replaceAll("\\s+", " ");
        switch (note.group(1)) {
          case "clk" -> clock = Optional.of(time(value, line));
          case "emt" -> used = Optional.of(time(value, line));
          default -> score = Optional.of(value);
        }
      }
      list.add(new RecordedMove(last.move(), clock, used, score, join(last.comment(), bare)));
    }

    private static String join(String one, String two) {
      return one.isEmpty() ? two : two.isEmpty() ? one : one + " " + two;
    }

    private static Duration time(String text, int line) {
      Matcher time = TIME.matcher(text);
      if (!time.matches()) {
        throw at(line, new BadInput("a time is written 0:04:58.3, not " + BadInput.quote(text)));
      }
      String decimals = Optional.ofNullable(time.group(4)).orElse("0");
      long millis = Long.parseLong((decimals + "00").substring(0, 3));
      return Duration.ofHours(Long.parseLong(time.group(1)))
          .plusMinutes(Long.parseLong(time.group(2)))
          .plusSeconds(Long.parseLong(time.group(3)))
          .plusMillis(millis);
    }
  }
}
