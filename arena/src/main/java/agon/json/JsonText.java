package agon.json;

import java.io.Serial;
import java.io.StringWriter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;

/**
 * Text of JSON, whatever is in it: plain ASCII, so that no terminal or pipe can spoil it, and
 * nothing that could end a script element it stands in.
 */
public final class JsonText {
  private static final int LAST_PLAIN = '~';
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .characterEscapes(new InScripts())
          .highestNonEscapedChar(LAST_PLAIN)
          .build();

  private JsonText() {}

  /** What somebody writes. */
  public static String of(Consumer<JsonGenerator> writes) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      writes.accept(json);
    }
    return text.toString();
  }

  /** A list of texts under a name. */
  public static void texts(JsonGenerator json, String name, Iterable<String> texts) {
    json.writeName(name);
    texts(json, texts);
  }

  /** A list of texts. */
  public static void texts(JsonGenerator json, Iterable<String> texts) {
    json.writeStartArray();
    texts.forEach(json::writeString);
    json.writeEndArray();
  }

  /** What means something to HTML is written by its number. */
  private static final class InScripts extends CharacterEscapes {
    @Serial private static final long serialVersionUID = 1;
    private final int[] escapes = standardAsciiEscapesForJSON();

    InScripts() {
      for (char c : "<>&'\u007f".toCharArray()) {
        escapes[c] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return escapes.clone();
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int character) {
      return null;
    }
  }
}
