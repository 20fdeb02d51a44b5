package agon.imports;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text into the records of single games without understanding them, so that a broken one
 * does not take its neighbours along and a large file is never in memory as a whole.
 */
public final class RecordChunks {
  /**
   * One game.
   *
   * @param number of the game in the text, from 1
   * @param firstLine its first line in the text, from 1
   */
  public record Chunk(int number, int firstLine, String text) {
    private static final Pattern LINE = Pattern.compile("^line (\\d+)");

    /** A reader counts lines from the start of the game; people count from that of the text. */
    public String inText(String sentence) {
      Matcher line = LINE.matcher(sentence);
      return line.find()
          ? line.replaceFirst("line " + (Integer.parseInt(line.group(1)) + firstLine - 1))
          : "line " + firstLine + ": " + sentence;
    }
  }

  private final BufferedReader reader;
  private final StringBuilder text = new StringBuilder();
  private int number;
  private int line;
  private int firstLine;
  private boolean hasGame;
  private boolean hasMoves;
  private boolean inComment;
  private boolean afterBlank;
  private long characters;

  public RecordChunks(BufferedReader reader) {
    this.reader = reader;
  }

  /** How much was read so far. */
  public long characters() {
    return characters;
  }

  /** The next game, or null at the end. */
  public @Nullable Chunk next() throws IOException {
    for (String read = reader.readLine(); read != null; read = reader.readLine()) {
      line++;
      characters += read.length() + 1;
      String bare = (line == 1 && read.startsWith("\uFEFF") ? read.substring(1) : read).strip();
      Chunk done = begins(bare) ? cut() : null;
      take(bare);
      if (done != null) {
        return done;
      }
    }
    return cut();
  }

  /** Whether a line is the first of a new game. */
  private boolean begins(String bare) {
    if (!isHeader(bare)) {
      return false;
    }
    // A comment that was never closed ends where headers stand by themselves again.
    boolean outside = !inComment || (afterBlank && bare.endsWith("\"]"));
    return outside && (hasMoves || (hasGame && isGameHeader(bare)));
  }

  private void take(String bare) {
    afterBlank = bare.isEmpty();
    if (text.isEmpty()) {
      if (bare.isEmpty()) {
        return;
      }
      firstLine = line;
    }
    text.append(bare).append('\n');
    if (isHeader(bare) && !inComment) {
      hasGame |= isGameHeader(bare);
    } else if (!bare.isEmpty()) {
      hasMoves = true;
      for (int i = 0; i < bare.length(); i++) {
        char c = bare.charAt(i);
        inComment = inComment ? c != '}' : c == '{';
      }
    }
  }

  private @Nullable Chunk cut() {
    if (text.isEmpty()) {
      return null;
    }
    Chunk chunk = new Chunk(++number, firstLine, text.toString());
    text.setLength(0);
    hasGame = false;
    hasMoves = false;
    inComment = false;
    return chunk;
  }

  private static boolean isHeader(String bare) {
    return bare.startsWith("[") && !bare.startsWith("[%");
  }

  private static boolean isGameHeader(String bare) {
    return bare.toLowerCase(Locale.ROOT).startsWith("[game ");
  }
}
