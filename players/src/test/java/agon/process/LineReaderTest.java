package agon.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  /** Gives so many bytes at a time, as a pipe may. */
  private static InputStream pipe(String text, int chunk) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(length, chunk));
      }
    };
  }

  private static List<String> lines(LineReader reader) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = reader.next(); line != null; line = reader.next()) {
      lines.add(line);
    }
    return lines;
  }

  @Test
  void everyLineEndEndsALineHoweverTheBytesCome() throws IOException {
    String text = "one\ntwo\r\nthree\rfour\n\n\r\nsé\nhalf";
    for (int chunk = 1; chunk < 40; chunk++) {
      LineReader reader = new LineReader(pipe(text, chunk));
      assertThat(lines(reader)).containsExactly("one", "two", "three", "four", "", "", "sé");
      assertThat(reader.unfinished()).isEqualTo("half");
      assertThat(reader.received()).isEqualTo(text.getBytes(StandardCharsets.UTF_8).length);
    }
  }

  @Test
  void aLineMayBeLongButNotTooLong() throws IOException {
    String longest = "x".repeat(LineReader.LONGEST);
    assertThat(lines(new LineReader(pipe("a\n" + longest + "\nb\n", 5000))))
        .containsExactly("a", longest, "b");
    LineReader endless = new LineReader(pipe("x".repeat(1 << 20), 8192));
    assertThatThrownBy(endless::next).isInstanceOf(LineReader.LineTooLong.class);
  }

  @Test
  void wordsAreCutAtBlanksButNotInQuotes() {
    assertThat(CommandWords.split("  a 'b  c' d\"e f\"g '' "))
        .containsExactly("a", "b  c", "de fg", "");
    assertThatThrownBy(() -> CommandWords.split("a 'b"))
        .isInstanceOf(BadInput.class)
        .hasMessage("the closing ' is missing in 'a 'b'");
  }
}
