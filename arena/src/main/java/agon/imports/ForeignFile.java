package agon.imports;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** A file that somebody else's tool has written. */
public final class ForeignFile {
  private final byte[] bytes;
  private final List<String> lines;

  public ForeignFile(byte[] bytes) {
    this.bytes = bytes.clone();
    lines = List.of(decode(bytes).replaceFirst("^\uFEFF", "").split("\\R", -1));
  }

  /**
   * Old tools write names in the code page of their time; a wrong accent is better than nothing.
   */
  private static String decode(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }

  byte[] bytes() {
    return bytes;
  }

  List<String> lines() {
    return lines;
  }

  boolean has(Pattern line) {
    return lines.stream().anyMatch(line.asPredicate());
  }

  /** The lines of a part, from 1, both included: to write down what could not be read. */
  public List<String> part(int first, int last) {
    return lines.subList(first - 1, last);
  }
}
