package agon.web.http;

import agon.game.BadInput;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Records to JSON and back. Enums are written in lower case, what is absent as null. */
public final class Json {
  public static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private Json() {}

  public static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /** One object with the fields of both. */
  public static ObjectNode together(Object one, Object two) {
    ObjectNode node = MAPPER.valueToTree(one);
    node.setAll((ObjectNode) MAPPER.valueToTree(two));
    return node;
  }

  /** Reads a record; what is wrong with the text is said in one sentence. */
  public static <T> T read(String text, Class<T> type) {
    T value;
    try {
      value = MAPPER.readValue(text, type);
    } catch (DatabindException e) {
      String place =
          e.getPath().isEmpty() ? "" : " at " + e.getPathReference().replaceAll(".*\\[", "[");
      throw new BadInput(
          "the JSON does not fit%s: %s".formatted(place, firstSentence(e.getOriginalMessage())));
    } catch (JacksonException e) {
      throw new BadInput("this is not JSON: " + firstSentence(e.getOriginalMessage()));
    }
    if (value == null) {
      throw new BadInput("the JSON is null where an object is wanted");
    }
    return value;
  }

  /** Jackson tells a lot; the first line is for people, but for the names of our classes. */
  private static String firstSentence(String message) {
    String line = message.lines().findFirst().orElse("").replaceAll("\\(class [^)]*\\)", "");
    line = line.replaceAll("`?agon\\.web\\.[\\w.$]*`?", "this request").strip();
    return line.length() > 200 ? line.substring(0, 200) + "…" : line;
  }
}
