package agon.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts bytes into lines that end in LF, CR LF or CR. A line that ends in CR is handed out at once:
 * whether an LF follows shows when the next line is read.
 */
public final class LineReader {
  /** The longest line that is one. */
  public static final int LONGEST = 64 * 1024;

  /** What the JDK reads through its stack; more at once costs an allocation. */
  private static final int CHUNK = 8192;

  /** A line grew beyond {@link #LONGEST}. */
  public static final class LineTooLong extends IOException {}

  private final InputStream in;
  private byte[] buffer = new byte[2 * CHUNK];
  private int from;
  private int to;
  private boolean skipLineFeed;
  private int lineStart;
  private int lineEnd;
  private long received;

  public LineReader(InputStream in) {
    this.in = in;
  }

  /** The next line, or null at the end; a last line without line end is no line. */
  public @Nullable String next() throws IOException {
    int at = from;
    while (true) {
      if (skipLineFeed && at < to) {
        skipLineFeed = false;
        if (buffer[at] == '\n') {
          from = ++at;
        }
      }
      for (; at < to; at++) {
        byte b = buffer[at];
        if (b == '\n' || b == '\r') {
          String line = new String(buffer, from, at - from, StandardCharsets.UTF_8);
          lineStart = from;
          lineEnd = at;
          skipLineFeed = b == '\r';
          from = at + 1;
          return line;
        }
      }
      if (to - from > LONGEST) {
        throw new LineTooLong();
      }
      makeRoom();
      at = to;
      int count = in.read(buffer, to, CHUNK);
      if (count < 0) {
        return null;
      }
      to += count;
      received += count;
    }
  }

  private void makeRoom() {
    if (from == to) {
      from = 0;
      to = 0;
    } else if (to + CHUNK > buffer.length) {
      System.arraycopy(buffer, from, buffer, 0, to - from);
      to -= from;
      from = 0;
      if (to + CHUNK > buffer.length) {
        buffer = Arrays.copyOf(buffer, 2 * buffer.length);
      }
    }
  }

  /** The last line as {@link ExactText} text, with its end unless that is a mere LF. */
  String exactLine() {
    int end = buffer[lineEnd] == '\r' ? lineEnd + 1 : lineEnd;
    return ExactText.text(buffer, lineStart, end);
  }

  /** What has come and was not read. */
  String exactRest() {
    return ExactText.text(buffer, from, to);
  }

  /** What has come since the last line end. */
  String unfinished() {
    return new String(buffer, from, to - from, StandardCharsets.UTF_8);
  }

  /** How many bytes have come in all. */
  long received() {
    return received;
  }
}
