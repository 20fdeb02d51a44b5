package agon.imports;

import agon.game.BadInput;
import agon.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** The games found in a file, and what could not be read. */
public final class Findings {
  /** A part of a file that holds no game we can read, its lines from 1, both included. */
  public record Refusal(int line, String sentence, int first, int last) {}

  private static final String UNKNOWN = "unknown";

  private final String format;
  private final List<GameRecord> games = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();

  Findings(String format) {
    this.format = format;
  }

  static Findings ofNoKnownFormat() {
    return new Findings(UNKNOWN);
  }

  /** Whether the file is of a format that is read here, be its games right or wrong. */
  public boolean isKnown() {
    return !format.equals(UNKNOWN);
  }

  /** What the file is. */
  public String format() {
    return format;
  }

  public List<GameRecord> games() {
    return games;
  }

  public List<Refusal> refusals() {
    return refusals;
  }

  void add(GameRecord game) {
    games.add(game);
  }

  void refuse(int line, String sentence, int first, int last) {
    refusals.add(new Refusal(line, sentence, first, last));
  }

  /** Reads one game; if it is wrong, that costs this game only. */
  void attempt(Cursor cursor, Function<Cursor, GameRecord> reader) {
    try {
      games.add(reader.apply(cursor));
    } catch (BadInput e) {
      refuse(cursor.line(), e.sentence(), cursor.first(), cursor.last());
    }
  }

  /** Cuts lines into games, each beginning with a certain line; what comes before is no game. */
  void eachGame(List<String> lines, Predicate<String> begins, Function<Cursor, GameRecord> reader) {
    int from = -1;
    for (int i = 0; i <= lines.size(); i++) {
      if (i == lines.size() || begins.test(lines.get(i))) {
        if (from >= 0) {
          attempt(new Cursor(lines.subList(from, i), from + 1), reader);
        }
        from = i;
      }
    }
  }
}
