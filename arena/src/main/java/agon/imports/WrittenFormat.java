package agon.imports;

import agon.game.BadInput;
import agon.record.GameRecord;
import agon.record.RecordWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How games can be written for other people's tools. */
public enum WrittenFormat {
  RECORDS,
  TRANSCRIPTS,
  GGF,
  SGF,
  PSQ,
  /** All games in one tree, which is no text. */
  LIB;

  public static WrittenFormat named(String name) {
    return Arrays.stream(values())
        .filter(format -> format.word().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInput("games are written as " + names() + ", not " + BadInput.quote(name)));
  }

  /** All of them, as a sentence lists them. */
  public static String names() {
    String all = Arrays.stream(values()).map(WrittenFormat::word).collect(Collectors.joining(", "));
    int last = all.lastIndexOf(", ");
    return all.substring(0, last) + " or " + all.substring(last + 2);
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether each game is a text of its own, one after the other. */
  public boolean isText() {
    return this != LIB;
  }

  /**
   * One game.
   *
   * @throws BadInput if this format has no words for it
   */
  public String text(GameRecord game) {
    return switch (this) {
      case RECORDS -> RecordWriter.write(game);
      case TRANSCRIPTS -> OthelloText.transcript(game) + "\n";
      case GGF -> OthelloText.ggf(game) + "\n";
      case SGF -> Sgf.write(game) + "\n";
      case PSQ -> PsqText.write(game);
      case LIB -> throw new IllegalStateException("a library is no text");
    };
  }

  /** What stands between two games. */
  public String between() {
    return this == RECORDS ? "\n" : "";
  }

  /** A whole file. */
  public byte[] file(List<GameRecord> games) {
    if (!isText()) {
      return RenLibTree.of(games).bytes();
    }
    return games.stream()
        .map(this::text)
        .collect(Collectors.joining(between()))
        .getBytes(StandardCharsets.UTF_8);
  }
}
