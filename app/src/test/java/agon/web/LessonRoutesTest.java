package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import agon.web.board.GameSoFar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Searches to watch: their trees are those of the searches, and say what was cut off. */
class LessonRoutesTest extends ServedTestBase {
  private static JsonNode lesson(String json) {
    Client.Answer answer = client.post("/api/lessons", json);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return answer.json();
  }

  private static int count(JsonNode node) {
    int count = 1;
    for (JsonNode child : node.get("children")) {
      count += count(child);
    }
    return count;
  }

  private static int skipped(JsonNode node) {
    int count = node.get("skipped").size();
    for (JsonNode child : node.get("children")) {
      count += skipped(child);
    }
    return count;
  }

  /**
   * What a node is worth by its children: the most for the root's side, the least for the other.
   */
  private static void assertMinimax(JsonNode node, int us) {
    if (!node.get("kind").asString().equals("inner")) {
      return;
    }
    boolean most = node.get("side").asInt() == us;
    int best = most ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (JsonNode child : node.get("children")) {
      assertMinimax(child, us);
      int value = child.get("value").asInt();
      best = most ? Math.max(best, value) : Math.min(best, value);
    }
    assertThat(node.get("value").asInt()).as(node.get("move").asString()).isEqualTo(best);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mnk                   | textbook | 3 | b2 a1 c3
          mnk                   | corrado  | 3 | b2 a1 c3
          mnk                   | miliardario | 1 | b2 a1 c3
          kalah(pits=3,seeds=2) | nask     | 5 |
          dipole                | group19  | 2 |
          othello(size=4)       | crete    | 4 |
          oware                 | textbook | 3 |
          """)
  void theValueOfEveryNodeIsTheBestOfItsChildren(
      String game, String player, int depth, String moves) {
    JsonNode lesson =
        lesson(
            "{'game':'%s','moves':'%s','player':'%s','depth':%d}"
                .formatted(game, moves == null ? "" : moves, player, depth));
    assertThat(lesson.get("depth").asInt()).isEqualTo(depth);
    assertMinimax(lesson.get("root"), lesson.get("turn").asInt());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          othello(size=6)  | 5 |
          kalah            | 5 |
          dipole           | 3 |
          mnk(m=5,n=5,k=4) | 4 | c3 b2
          """)
  void theEngineIsWatchedAsItThinks(String line, int depth, String moves) {
    String wish =
        "{'game':'%s','moves':'%s','player':'engine','depth':%d"
            .formatted(line, moves == null ? "" : moves, depth);
    JsonNode lesson = lesson(wish + "}");
    GameSoFar soFar = GameSoFar.read(line, "", moves == null ? "" : moves);
    Engine engine =
        new Engine(soFar.game(), EngineOptions.STANDARD.with("own=false,solver=false,hash=1"));
    SearchInfo alone = engine.analyse(soFar.position(), Limits.depth(depth));
    assertThat(lesson.at("/root/value").asInt()).isEqualTo(alone.score().score());
    assertThat(lesson.get("depth").asInt()).isEqualTo(alone.depth());
    assertDecided(lesson.get("root"), lesson.get("turn").asInt());
    assertThat(lesson.get("root").findValuesAsString("kind")).contains("table");
    JsonNode without = lesson(wish + ",'without':'table'}");
    assertThat(without.get("root").findValuesAsString("kind")).doesNotContain("table");
  }

  /** As in minimax, but what was looked at again counts only the last time. */
  private static void assertDecided(JsonNode node, int us) {
    boolean isLoud = node.get("depth").asInt() <= 0;
    boolean most = node.get("side").asInt() == us;
    int best = most ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (JsonNode child : node.get("children")) {
      assertDecided(child, us);
      if (!child.get("again").asBoolean() && !child.get("move").asString().isEmpty()) {
        int value = child.get("value").asInt();
        best = most ? Math.max(best, value) : Math.min(best, value);
      }
    }
    if (node.get("kind").asString().equals("inner") && !isLoud) {
      assertThat(node.get("value").asInt()).as(node.get("move").asString()).isEqualTo(best);
    }
  }

  @Test
  void pruningFindsTheSameWithLess() {
    String wish = "{'game':'mnk','moves':'b2 a1 c3','depth':4,'prunes':%s,'order':'%s'}";
    JsonNode minimax = lesson(wish.formatted("false", "rules"));
    JsonNode best = lesson(wish.formatted("true", "best"));
    JsonNode worst = lesson(wish.formatted("true", "worst"));
    assertThat(skipped(minimax.get("root"))).isZero();
    assertThat(count(minimax.get("root"))).isEqualTo(1 + minimax.get("positions").asInt());
    assertThat(best.at("/root/value").asInt()).isEqualTo(minimax.at("/root/value").asInt());
    assertThat(best.get("positions").asInt()).isLessThan(worst.get("positions").asInt());
    assertThat(worst.get("positions").asInt()).isLessThan(minimax.get("positions").asInt());
    assertThat(skipped(best.get("root"))).isPositive();
  }

  @Test
  void whatIsRememberedIsNotLookedAtAgain() {
    String wish = "{'game':'mnk','moves':'b2 a1','depth':3,'prunes':false,'remembers':%s}";
    JsonNode without = lesson(wish.formatted("false"));
    JsonNode with = lesson(wish.formatted("true"));
    assertThat(with.at("/root/value")).isEqualTo(without.at("/root/value"));
    assertThat(with.get("positions").asInt()).isLessThan(without.get("positions").asInt());
    assertThat(with.toString()).contains("table");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {'game':'othello','depth':9}                       | more than 4000
          {'game':'othello','player':'nask'}                 | can be watched
          {'game':'othello','player':'somebody'}             | can be watched
          {'game':'othello','player':'engine','without':'x'} | without is some of
          {'game':'othello','depth':99}                      | depth is 1 to 12
          {'game':'othello','order':'odd'}                   | order is
          {'game':'mnk','moves':'b2 b1 a1 c3 a2 c2 a3'}      | the game is over
          """)
  void nonsenseIsRefusedInOneSentence(String json, String words) {
    Client.Answer answer = client.post("/api/lessons", json);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains(words);
  }
}
