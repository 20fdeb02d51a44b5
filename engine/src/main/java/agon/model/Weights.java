package agon.model;

import agon.game.BadInput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * What was learnt, with how. As a file: lines of text that anybody can read ({@code head -20}), an
 * empty line, the packed numbers, and four bytes that tell whether all of it arrived.
 *
 * @param facts how it came to be, in order: {@code game}, {@code seed}, {@code command}, {@code
 *     games}, {@code beat}, whatever else; keys are words, values are lines
 * @param features the name of the {@link FeatureSet} that the model reads
 */
public record Weights(Map<String, String> facts, String features, Model model) {
  /** More bytes than this are packed without taking pains: mostly zeros take them minutes. */
  private static final int LARGE = 1 << 20;

  private static final String MAGIC = "agon weights 1";
  private static final String NO_WEIGHTS = "this is not a file of weights";

  public Weights {
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
  }

  /**
   * What games with these weights have said of the search: options of the engine, {@code
   * rfp=true,rfp.margin=85}.
   */
  public String search() {
    return facts.getOrDefault("search", "");
  }

  /** The same weights with one fact more, or in place of one. */
  public Weights with(String fact, String value) {
    Map<String, String> all = new LinkedHashMap<>(facts);
    all.put(fact, value);
    return new Weights(all, features, model);
  }

  /** The file of that name in the package of the class, if there is one. */
  public static Optional<byte[]> beside(Class<?> user, String name) {
    try (InputStream file = user.getResourceAsStream(name)) {
      return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails with a sentence if these weights are for something else. */
  public Weights requireFit(FeatureSet wanted) {
    if (!features.equals(wanted.name())) {
      throw new BadInput(
          "these weights were learnt for %s (features %s), they do not fit features %s"
              .formatted(facts.getOrDefault("game", "another game"), features, wanted.name()));
    }
    return this;
  }

  /** The whole file. */
  public byte[] bytes() {
    StringBuilder head = new StringBuilder(MAGIC).append('\n');
    facts.forEach((key, value) -> head.append(key).append(": ").append(line(value)).append('\n'));
    head.append("features: ").append(features).append('\n');
    byte[] packed = {};
    String shape = "";
    for (ModelFormat.Encoded way : ModelFormat.of(model)) {
      byte[] tried = pack(way.bytes);
      if (packed.length == 0 || tried.length < packed.length) {
        packed = tried;
        shape = way.line;
      }
    }
    head.append("model: ").append(shape).append("\n\n");
    byte[] text = head.toString().getBytes(StandardCharsets.UTF_8);
    ByteBuffer out = ByteBuffer.allocate(text.length + packed.length + 4);
    out.put(text).put(packed);
    out.putInt(checksum(out.array(), out.position()));
    return out.array();
  }

  private static String line(String value) {
    return value.replaceAll("\\R", " ").strip();
  }

  /** Reads a file, and answers anything else with one sentence. */
  public static Weights of(byte[] file) {
    int end = endOfHead(file);
    String[] lines = new String(file, 0, end, StandardCharsets.UTF_8).split("\n", -1);
    if (!lines[0].equals(MAGIC)) {
      throw new BadInput(NO_WEIGHTS + " (it should begin with '" + MAGIC + "')");
    }
    int body = end + 1;
    if (file.length < body + 4
        || ByteBuffer.wrap(file).getInt(file.length - 4) != checksum(file, file.length - 4)) {
      throw new BadInput("the file of weights is damaged or cut off, its checksum is wrong");
    }
    Map<String, String> facts = new LinkedHashMap<>();
    for (String line : lines) {
      int colon = line.indexOf(": ");
      if (colon > 0) {
        facts.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    String features = facts.remove("features");
    String shape = facts.remove("model");
    if (features == null || shape == null) {
      throw new BadInput("these weights do not say what they are for");
    }
    ModelFormat format = ModelFormat.parse(shape);
    return new Weights(facts, features, format.read(unpack(file, body, format.byteCount())));
  }

  /** Where the empty line after the head begins. */
  private static int endOfHead(byte[] file) {
    for (int i = 0; i + 1 < file.length; i++) {
      if (file[i] == '\n' && file[i + 1] == '\n') {
        return i + 1;
      }
    }
    throw new BadInput(NO_WEIGHTS);
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  private static byte[] pack(byte[] bytes) {
    int effort = bytes.length > LARGE ? Deflater.DEFAULT_COMPRESSION : Deflater.BEST_COMPRESSION;
    try (Deflater deflater = new Deflater(effort)) {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 16];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    }
  }

  private static byte[] unpack(byte[] file, int from, int length) {
    byte[] bytes = new byte[length];
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(file, from, file.length - 4 - from);
      int got = 0;
      while (got < length) {
        int more = inflater.inflate(bytes, got, length - got);
        if (more == 0) {
          throw new BadInput("these weights hold fewer numbers than their model has");
        }
        got += more;
      }
      return bytes;
    } catch (DataFormatException e) {
      throw new BadInput("the numbers of these weights cannot be unpacked");
    }
  }
}
