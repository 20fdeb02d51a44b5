package agon.cluster;

import agon.game.BadInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Values as bytes. Lengths are checked before anything is made of them. */
final class Bytes {
  private static final int MOST_BYTES = 64 << 20;

  /** Writes something. */
  interface Writer {
    void write(DataOutputStream out) throws IOException;
  }

  /** Reads something. */
  interface Reader<T> {
    T read(DataInputStream in) throws IOException;
  }

  private Bytes() {}

  static byte[] write(Writer writer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      writer.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static <T> T read(byte[] bytes, Reader<T> reader) {
    try {
      return reader.read(new DataInputStream(new ByteArrayInputStream(bytes)));
    } catch (IOException e) {
      throw new BadInput("a message of the farm is cut short or garbled");
    }
  }

  static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static byte[] readBytes(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > Math.min(MOST_BYTES, in.available())) {
      throw new IOException("a length of " + length);
    }
    return in.readNBytes(length);
  }

  /** Any text, however long; writeUTF ends at 65,535 bytes. */
  static void writeText(DataOutputStream out, String text) throws IOException {
    writeBytes(out, text.getBytes(StandardCharsets.UTF_8));
  }

  static String readText(DataInputStream in) throws IOException {
    return new String(readBytes(in), StandardCharsets.UTF_8);
  }

  static void writeOptional(DataOutputStream out, Optional<String> text) throws IOException {
    out.writeBoolean(text.isPresent());
    if (text.isPresent()) {
      writeText(out, text.get());
    }
  }

  static Optional<String> readOptional(DataInputStream in) throws IOException {
    return in.readBoolean() ? Optional.of(readText(in)) : Optional.empty();
  }
}
