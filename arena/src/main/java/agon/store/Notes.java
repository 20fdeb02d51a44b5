package agon.store;

import agon.record.RecordedMove;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Everything in a record besides the moves themselves, as text that comes back exactly. The text
 * format of records is for people and does not do that: it rounds times and changes brackets.
 */
final class Notes {
  private Notes() {}

  /** One line a move: clock, time used, score and comment; lines at the end without any are cut. */
  static String write(List<RecordedMove> moves) {
    String lines = moves.stream().map(Notes::line).collect(Collectors.joining("\n"));
    int end = lines.length();
    while (end > 0 && lines.charAt(end - 1) == '\n') {
      end--;
    }
    return lines.substring(0, end);
  }

  private static String line(RecordedMove move) {
    return Texts.line(
        move.clock().map(Notes::seconds).orElse(""),
        move.used().map(Notes::seconds).orElse(""),
        // An empty score is not the same as none.
        move.score().map(score -> "=" + score).orElse(""),
        move.comment());
  }

  /** The moves with what {@link #write} wrote about them. */
  static List<RecordedMove> read(List<Integer> moves, String notes) {
    String[] lines = notes.split("\n", -1);
    List<RecordedMove> read = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      String line = i < lines.length ? lines[i] : "";
      read.add(line.isEmpty() ? RecordedMove.of(moves.get(i)) : move(moves.get(i), line));
    }
    return read;
  }

  private static RecordedMove move(int move, String line) {
    String[] fields = Texts.fields(line, 4);
    return new RecordedMove(
        move,
        duration(fields[0]),
        duration(fields[1]),
        fields[2].isEmpty() ? Optional.empty() : Optional.of(fields[2].substring(1)),
        fields[3]);
  }

  private static String seconds(Duration duration) {
    return BigDecimal.valueOf(duration.getSeconds())
        .add(BigDecimal.valueOf(duration.getNano(), 9))
        .stripTrailingZeros()
        .toPlainString();
  }

  private static Optional<Duration> duration(String seconds) {
    if (seconds.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal exact = new BigDecimal(seconds);
    BigDecimal whole = exact.setScale(0, RoundingMode.FLOOR);
    long nanos = exact.subtract(whole).movePointRight(9).longValueExact();
    return Optional.of(Duration.ofSeconds(whole.longValueExact(), nanos));
  }

  /** One line a header, its name and its value, in order. */
  static String writeTags(Map<String, String> tags) {
    return tags.entrySet().stream()
        .map(tag -> Texts.line(tag.getKey(), tag.getValue()))
        .collect(Collectors.joining("\n"));
  }

  static Map<String, String> readTags(String text) {
    Map<String, String> tags = new LinkedHashMap<>();
    for (String line : text.split("\n", -1)) {
      if (!line.isEmpty()) {
        String[] fields = Texts.fields(line, 2);
        tags.put(fields[0], fields[1]);
      }
    }
    return tags;
  }
}
