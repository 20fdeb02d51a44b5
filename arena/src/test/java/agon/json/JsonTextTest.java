package agon.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

class JsonTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain",
        "a \"b\" \\ c",
        "\u0000\n\t",
        "Ναι – ὀθέλλος 𝔸",
        "\u2028\u2029\u007f"
      })
  void everyTextComesBack(String text) {
    String json = JsonText.of(out -> out.writeString(text));
    try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json)) {
      parser.nextToken();
      assertThat(parser.getString()).isEqualTo(text);
    }
    assertThat(json).matches("[ -~]*");
  }

  @Test
  void nothingInItEndsAScript() {
    assertThat(JsonText.of(json -> JsonText.texts(json, List.of("</script>", "<!-- & '"))))
        .doesNotContainPattern("[<>&']");
  }
}
