package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The page says the same in every language. */
class MessagesTest {
  private static final Pattern PLACE = Pattern.compile("\\{\\w+}");

  @ParameterizedTest
  @ValueSource(strings = {"it", "es", "el"})
  void everyTextIsThereInEveryLanguageWithTheSamePlaceholders(String language) throws IOException {
    assertThat(placeholders(language)).isEqualTo(placeholders("en"));
  }

  private static Map<String, String> placeholders(String language) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (InputStream in =
        MessagesTest.class.getResourceAsStream("/web/messages/" + language + ".json")) {
      JsonNode texts = new JsonMapper().readTree(in);
      texts
          .properties()
          .forEach(
              text -> {
                assertThat(text.getValue().asString()).as(text.getKey()).isNotBlank();
                TreeSet<String> places = new TreeSet<>();
                PLACE
                    .matcher(text.getValue().asString())
                    .results()
                    .forEach(m -> places.add(m.group()));
                found.put(text.getKey(), places.toString());
              });
    }
    return found;
  }
}
