package agon.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;

import agon.game.BadInput;
import agon.web.board.GameSoFar;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  /** Also what the server says, sentence by sentence, has the same places to fill in. */
  @ParameterizedTest
  @ValueSource(strings = {"it", "es", "el"})
  void everySentenceOfTheServerIsThereWithItsPlaces(String language) throws IOException {
    Map<String, String> sentences = sentences(language);
    assertThat(sentences.keySet()).isEqualTo(sentences("it").keySet());
    sentences.forEach(
        (english, other) -> assertThat(places(english)).as(english).containsAll(places(other)));
  }

  /** What people get wrong most often, in the words they read about it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          chess               | -         | -
          othello(size=99)    | -         | -
          othello(foo=1)      | -         | -
          othello(blocked=d4) | -         | -
          othello             | ---       | -
          othello             | -         | a1
          othello             | -         | z9
          mnk                 | XXX       | -
          mnk                 | 3/3 X     | -
          mnk                 | X2/3/3 X  | -
          mnk                 | -         | b2 b2
          kalah(pits=0)       | -         | -
          kalah(pits          | -         | -
          kalah               | 1         | -
          kalah               | -         | 9
          dipole              | x         | -
          dipole              | A4:B0 W   | -
          dipole              | -         | A4,N,3
          """)
  void whatIsWrongWithAGameIsSaidInEveryLanguage(
      String game, @Nullable String start, @Nullable String moves) throws IOException {
    BadInput refusal =
        assertThrowsExactly(
            BadInput.class,
            () -> GameSoFar.read(game, start == null ? "" : start, moves == null ? "" : moves));
    assertThat(sentences("it").keySet().stream().map(MessagesTest::pattern))
        .as(refusal.getMessage())
        .anyMatch(sentence -> sentence.matcher(refusal.getMessage()).matches());
  }

  private static Pattern pattern(String english) {
    return Pattern.compile(
        PLACE.splitAsStream(english).map(Pattern::quote).collect(Collectors.joining("(.+?)"))
            + (english.endsWith("}") ? ".+" : ""),
        Pattern.DOTALL);
  }

  private static Map<String, String> sentences(String language) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (InputStream in =
        MessagesTest.class.getResourceAsStream("/web/messages/said-" + language + ".json")) {
      new JsonMapper()
          .readTree(in)
          .forEach(pair -> found.put(pair.get(0).asString(), pair.get(1).asString()));
    }
    return found;
  }

  private static Set<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
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
