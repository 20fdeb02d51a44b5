package agon.imports;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A file that somebody else's tool has written. */
public final class ForeignFile {
  /** Files that belong to this one and tell what it leaves out. */
  @FunctionalInterface
  public interface Companions {
    /** The content of the one whose name ends like this, in small letters. */
    Optional<byte[]> endingIn(String ending);
  }

  private final byte[] bytes;
  private final Companions companions;
  private final List<String> lines;

  public ForeignFile(byte[] bytes) {
    this(bytes, ending -> Optional.empty());
  }

  public ForeignFile(byte[] bytes, Companions companions) {
    this.companions = companions;
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

  Optional<byte[]> companion(String ending) {
    return companions.endingIn(ending);
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
