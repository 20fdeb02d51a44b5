package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import agon.web.house.Capacity;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The engine's view of positions and games. */
class SearchRoutesTest extends ServedTestBase {
  private static int clients;

  /** A browser of its own, so that tests do not replace each other's searches. */
  private static String[] someone() {
    String name = "testclient" + "abcdefghijkmnp".charAt(clients++ % 14) + "aaaaaaaaaaaaa";
    return new String[] {"Cookie", "agon-client=" + name};
  }

  private static String begin(String kind, String json, String[] who) {
    Client.Answer answer = client.post("/api/" + kind, json, who);
    assertThat(answer.status()).as(answer.error()).isEqualTo(201);
    return "/api/" + kind + "/" + answer.json().get("id").asString();
  }

  @Test
  void anotherPlayerSaysWhatItWouldPlayAndTheNextQuestionTakesTheLastOneBack() throws Exception {
    String wish = "{'game':'othello','moves':'f5','player':'%s','time':'%s'}";
    Client.Answer quick = client.post("/api/opinions", wish.formatted("greedy", "1s"), someone());
    assertThat(quick.json().get("move").asString()).isIn("d6", "f6", "f4");
    String[] who = someone();
    CompletableFuture<Client.Answer> slow =
        CompletableFuture.supplyAsync(
            () -> client.post("/api/opinions", wish.formatted("engine", "30s"), who));
    // Whether the first question has been heard yet or not, taking it back ends it.
    while (!slow.isDone()) {
      Client.Answer back =
          client.send(HttpRequest.newBuilder(client.uri("/api/opinions")).headers(who).DELETE());
      assertThat(back.status()).isEqualTo(204);
    }
    assertThat(slow.get().status()).isEqualTo(409);
    assertThat(slow.get().error()).contains("taken back");
  }

  @Test
  void anAnalysisReportsItsBestMovesAndEnds() {
    String path =
        begin("analyses", "{'game':'othello','moves':'f5','multipv':2,'time':'500ms'}", someone());
    try (Events events = new Events(client, path + "/events")) {
      JsonNode second = events.await(e -> e.data().path("rank").asInt() == 2).data();
      assertThat(second.get("depth").asInt()).isPositive();
      assertThat(second.get("text").asString()).contains("discs");
      assertThat(second.get("bar").asDouble()).isBetween(-1.0, 1.0);
      assertThat(second.at("/line/0").asString()).isEqualTo(second.get("move").asString());
      assertThat(second.at("/clicks/0").asString()).isEqualTo(second.get("move").asString());
      assertThat(events.await("done").get("reason").asString()).isEqualTo("time");
    }
  }

  @Test
  void aSolvedPositionIsSaidToBeSolved() {
    String path = begin("analyses", "{'game':'tictactoe','moves':'a1 b1 a2 b2'}", someone());
    try (Events events = new Events(client, path + "/events")) {
      JsonNode best = events.await("report");
      assertThat(best.get("move").asString()).isEqualTo("a3");
      assertThat(events.await("done").get("reason").asString()).isEqualTo("solved");
    }
    try (Events late = new Events(client, path + "/events")) {
      JsonNode report = late.await("report");
      assertThat(report.get("text").asString()).isEqualTo("wins in 1");
      assertThat(report.get("kind").asString()).isEqualTo("proven");
    }
  }

  /** A browser that gets 204 does not come back again and again. */
  @Test
  void whoHasSeenTheEndIsToldThatNothingComes() {
    String path = begin("analyses", "{'game':'tictactoe','moves':'a1 b1 a2 b2'}", someone());
    long seen;
    try (Events events = new Events(client, path + "/events")) {
      seen = events.await(e -> e.name().equals("done")).id();
    }
    HttpRequest.Builder again =
        HttpRequest.newBuilder(client.uri(path + "/events"))
            .header("Last-Event-ID", Long.toString(seen));
    assertThat(client.send(again).status()).isEqualTo(204);
  }

  @Test
  void aNewAnalysisReplacesTheOldOne() {
    String[] who = someone();
    String old = begin("analyses", "{'game':'othello','time':'60s'}", who);
    try (Events events = new Events(client, old + "/events")) {
      String path = begin("analyses", "{'game':'othello','moves':'f5','time':'60s'}", who);
      assertThat(events.await("done").get("reason").asString()).isEqualTo("replaced");
      assertThat(client.send(HttpRequest.newBuilder(client.uri(path)).DELETE()).status())
          .isEqualTo(204);
      try (Events ended = new Events(client, path + "/events")) {
        assertThat(ended.await("done").get("reason").asString()).isEqualTo("stopped");
      }
    }
  }

  @Test
  void whoWaitsIsToldTheirPlaceAndGetsTheirTurn() {
    List<String> paths = new ArrayList<>();
    int running = Capacity.ofThisMachine().analyses();
    for (int i = 0; i < running + 2; i++) {
      paths.add(begin("analyses", "{'game':'othello','time':'1s'}", someone()));
    }
    try (Events last = new Events(client, paths.getLast() + "/events")) {
      assertThat(last.await("queued").get("place").asInt()).isPositive();
      assertThat(last.await("done").get("reason").asString()).isEqualTo("time");
    }
  }

  @Test
  void aReviewLooksAtEveryPositionAndMarksMistakes() {
    String path = begin("reviews", "{'game':'tictactoe','moves':'b2 a2 c3 a1 b1 a3'}", someone());
    try (Events events = new Events(client, path + "/events")) {
      Set<Integer> plies = new HashSet<>();
      List<JsonNode> views = new ArrayList<>();
      while (plies.size() < 7) {
        JsonNode ply = events.await("ply");
        plies.add(ply.get("ply").asInt());
        views.add(ply);
      }
      assertThat(events.await("done").get("reason").asString()).isEqualTo("finished");
      JsonNode blunder =
          views.stream().filter(v -> v.get("ply").asInt() == 4).findAny().orElseThrow();
      assertThat(blunder.get("move").asString()).isEqualTo("b1");
      assertThat(blunder.get("mark").asString()).isEqualTo("blunder");
      JsonNode end = views.stream().filter(v -> v.get("ply").asInt() == 6).findAny().orElseThrow();
      assertThat(end.get("bar").asDouble()).isEqualTo(-1);
      assertThat(end.get("best").isNull()).isTrue();
    }
  }

  /** H. Takizawa's solution of Othello, 2023: best play by both sides, a draw. */
  private static final String PERFECT =
      "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7 c5 b6 d8 c6 c7 d2 b5 a5 a6 a7 g5 e3 b4 c8 g6 g4 c2 e8 d1"
          + " f7 e2 g3 h4 f1 e1 f2 g1 b1 f8 g8 b3 h3 b2 h5 b7 a3 a4 a1 a2 c1 h2 h1 g2 b8 a8 g7 h8"
          + " h7 h6";

  private static List<JsonNode> review(String moves, long nodes) {
    String json = "{'game':'othello','moves':'%s','nodes':%d}".formatted(moves, nodes);
    List<JsonNode> views = new ArrayList<>();
    try (Events events = new Events(client, begin("reviews", json, someone()) + "/events")) {
      for (int ply = moves.split(" ").length; ply >= 0; ply--) {
        views.addFirst(events.await("ply"));
      }
    }
    return views;
  }

  @Test
  void aReviewOfThePerfectGameAsThePageAsksForItMarksNothing() throws IOException {
    String page;
    try (InputStream in = PageServer.class.getResourceAsStream("/web/js/review-panel.js")) {
      page = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    long nodes = Long.parseLong(page.replaceAll("(?s).*const NODES = (\\d+);.*", "$1"));
    for (JsonNode view : review(PERFECT, nodes)) {
      assertThat(view.get("mark").isNull()).as(view.toString()).isTrue();
      assertThat(view.get("score").asInt()).as(view.toString()).isBetween(-150, 150);
    }
  }

  @Test
  void aReviewMarksTheOneBadMoveOfAnOtherwisePerfectOpening() {
    List<JsonNode> views = review(PERFECT.substring(0, 60) + "f2", 20_000);
    JsonNode blunder = views.get(20);
    assertThat(blunder.get("mark").asString()).isEqualTo("blunder");
    int given = views.get(20).get("score").asInt() - views.get(21).get("score").asInt();
    assertThat(blunder.get("loss").asInt()).isEqualTo(given);
    assertThat(views).filteredOn(view -> !view.get("mark").isNull()).hasSize(1);
  }

  @Test
  void aGameIsReviewedAlikeWhateverWasReviewedBefore() {
    String opening = PERFECT.substring(0, 60);
    List<JsonNode> before = review(opening, 3_000);
    review(opening, 30_000);
    assertThat(review(opening, 3_000)).isEqualTo(before);
  }

  @Test
  void whatAReviewCountsIsInTheGamesUnit() {
    String path =
        begin("reviews", "{'game':'kalah(pits=2,seeds=2)','moves':'1','nodes':5000}", someone());
    try (Events events = new Events(client, path + "/events")) {
      events.await(e -> e.data().path("ply").asInt(-1) == 0 && e.data().get("loss").isNumber());
    }
  }

  @Test
  void anEvenOpeningIsFoundForWhoeverAsks() {
    JsonNode othello = client.post("/api/openings", "{'game':'othello(size=4)'}").json();
    assertThat(othello.get("ply").asInt()).isEqualTo(4);
    assertThat(othello.get("over").asBoolean()).isFalse();
    assertThat(client.post("/api/openings", "{'game':'chess'}").status()).isEqualTo(400);
  }

  @Test
  void wrongWishesAreRefused() {
    assertThat(client.post("/api/analyses", "{'game':'othello','multipv':0}").error())
        .contains("multipv is 1");
    assertThat(client.post("/api/analyses", "{'game':'othello','time':'1h'}").error())
        .contains("at most 10m");
    assertThat(
            client.post("/api/analyses", "{'game':'tictactoe','moves':'a1 b1 a2 b2 a3'}").error())
        .contains("over");
    assertThat(client.post("/api/reviews", "{'game':'othello','nodes':0}").error())
        .contains("nodes is 1");
    assertThat(client.get("/api/analyses/abcabcabcabc/events").status()).isEqualTo(404);
    assertThat(client.get("/api/reviews/..%2f..%2fetc/events").status())
        .isGreaterThanOrEqualTo(400);
  }
}
