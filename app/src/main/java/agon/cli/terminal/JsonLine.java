package agon.cli.terminal;

import agon.json.JsonText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** One JSON object on one line, written field by field. */
public final class JsonLine {
  private final List<Consumer<JsonGenerator>> fields = new ArrayList<>();

  public JsonLine with(String name, String value) {
    return field(json -> json.writeStringProperty(name, value));
  }

  public JsonLine with(String name, long value) {
    return field(json -> json.writeNumberProperty(name, value));
  }

  /** With four digits after the point. */
  public JsonLine with(String name, double value) {
    String digits = String.format(Locale.ROOT, "%.4f", value);
    return field(json -> json.writeName(name).writeNumber(digits));
  }

  public JsonLine with(String name, boolean value) {
    return field(json -> json.writeBooleanProperty(name, value));
  }

  public JsonLine with(String name, long[] values) {
    return field(
        json -> {
          json.writeName(name).writeStartArray();
          for (long value : values) {
            json.writeNumber(value);
          }
          json.writeEndArray();
        });
  }

  /** Left out where there is none. */
  public JsonLine with(String name, Optional<String> value) {
    return value.isPresent() ? with(name, value.get()) : this;
  }

  public JsonLine with(String name, List<String> values) {
    return field(json -> JsonText.texts(json, name, values));
  }

  private JsonLine field(Consumer<JsonGenerator> field) {
    fields.add(field);
    return this;
  }

  /** At once, so that whoever reads along sees it. */
  public void print(PrintWriter out) {
    out.println(this);
    out.flush();
  }

  @Override
  public String toString() {
    return JsonText.of(
        json -> {
          json.writeStartObject();
          fields.forEach(field -> field.accept(json));
          json.writeEndObject();
        });
  }
}
