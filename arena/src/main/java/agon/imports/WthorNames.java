package agon.imports;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The names that go with a WTHOR database: {@code WTH.JOU} has its players, 20 bytes each, {@code
 * WTH.TRN} its tournaments, 26 bytes each, behind the same header as the games.
 */
final class WthorNames {
  private static final int HEADER = 16;
  private static final int PLAYER = 20;
  private static final int TOURNAMENT = 26;

  private final byte[] bytes;
  private final int length;

  private WthorNames(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  static Optional<WthorNames> players(ForeignFile beside) {
    return beside.companion(".jou").map(bytes -> new WthorNames(bytes, PLAYER));
  }

  static Optional<WthorNames> tournaments(ForeignFile beside) {
    return beside.companion(".trn").map(bytes -> new WthorNames(bytes, TOURNAMENT));
  }

  /** The name with this number, where the file has one. */
  Optional<String> name(int number) {
    int from = HEADER + number * length;
    if (from + length > bytes.length) {
      return Optional.empty();
    }
    int end = from;
    while (end < from + length && bytes[end] != 0) {
      end++;
    }
    String name = new String(bytes, from, end - from, StandardCharsets.ISO_8859_1).strip();
    return Optional.of(name).filter(n -> !n.isEmpty());
  }

  /** Names without games: nothing to import, and nothing wrong. */
  static final class File implements ForeignFormat {
    @Override
    public String name() {
      return "names of WTHOR";
    }

    @Override
    public boolean recognises(ForeignFile file) {
      byte[] bytes = file.bytes();
      if (bytes.length < HEADER) {
        return false;
      }
      ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      int count = Short.toUnsignedInt(header.getShort(8));
      int body = bytes.length - HEADER;
      boolean fits = body == count * PLAYER || body == count * TOURNAMENT;
      return (bytes[0] == 19 || bytes[0] == 20) && header.getInt(4) == 0 && count > 0 && fits;
    }

    @Override
    public void read(ForeignFile file, Findings findings) {}
  }
}
