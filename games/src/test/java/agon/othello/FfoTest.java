package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Positions that all Othello programs know, with legal moves listed by somebody else. */
class FfoTest {
  private static final Game OTHELLO = Othello.FAMILY.game();

  @TestFactory
  Stream<DynamicTest> boardsReadAndTheirLegalMovesAreOurs() {
    List<String> lines = lines();
    assertThat(lines).hasSize(39);
    return lines.stream()
        .map(line -> line.split("\\s+", -1))
        .map(words -> DynamicTest.dynamicTest("FFO " + words[0], () -> check(words)));
  }

  private static void check(String[] words) {
    Position position = OTHELLO.position(words[1] + " " + words[2]);
    assertThat(OTHELLO.text(position)).isEqualTo(words[1] + " " + words[2]);
    List<String> listed =
        Arrays.stream(words).skip(3).map(word -> word.substring(0, word.indexOf(':'))).toList();
    assertThat(new TreeSet<>(OTHELLO.moveTexts(position))).isEqualTo(new TreeSet<>(listed));
  }

  /** The number of a position, by which people know it. */
  static int number(String[] words) {
    return Integer.parseInt(words[0].substring(1));
  }

  static List<String> lines() {
    try (InputStream in = Objects.requireNonNull(FfoTest.class.getResourceAsStream("ffo.txt"))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> line.matches("#\\d.*")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
