package agon.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import agon.cluster.FarmAddress;
import agon.cluster.FarmFile;
import agon.cluster.FarmKey;
import agon.cluster.secret.Token;
import agon.web.http.Json;
import agon.web.tournament.TournamentRoutes;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tournaments on the page, and the database they leave behind. */
class TournamentRoutesTest {
  private static final String QUICK =
      """
      name = "Quick"
      format = "match"
      boards = ["tictactoe"]
      time = "none"
      games = 20
      [players]
      strong = "level(n=5)"
      weak = "random"
      """;

  private static final String SLOW =
      QUICK
          .replace("Quick", "Slow")
          .replace("tictactoe", "othello")
          .replace("none", "50ms")
          .replace("random", "engine");

  @TempDir static Path data;
  private static PageServer server;
  private static Client client;

  @BeforeAll
  static void start() throws IOException {
    Path players = data.resolve("players.toml");
    Files.writeString(data.resolve("bot.sh"), "exit 1\n");
    Files.writeString(players, "bot = \"agi:sh bot.sh\"\n");
    server =
        PageServer.start(
            new ServerOptions(
                ServerOptions.LOOPBACK,
                0,
                data,
                Optional.empty(),
                Optional.of(players),
                Optional.empty()));
    client = new Client(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Client.Answer begin(String definition, String token) {
    String json = Json.write(new TournamentRoutes.NewTournament(definition));
    return client.post("/api/tournaments", json, "Agon-Token", token);
  }

  private static JsonNode played(String definition) {
    Client.Answer answer = begin(definition, server.adminToken());
    assertThat(answer.status()).as(answer.error()).isEqualTo(201);
    String path = "/api/tournaments/" + answer.json().get("id").asLong();
    try (Events events = new Events(client, path + "/events")) {
      return events
          .await(
              e ->
                  e.name().equals("table")
                      && e.data().get("status").asString().equals("finished")
                      && !e.data().get("live").asBoolean())
          .data();
    }
  }

  @Test
  void aReportSaysWhatRan() {
    JsonNode table = played(QUICK.replace("\"random\"", "\"bot\"").replace("= 20", "= 2"));
    String report =
        client.get("/api/tournaments/%d/report".formatted(table.get("id").asLong())).raw().body();
    assertThat(report).containsPattern("bot\\.sh [0-9a-f]{16}");
  }

  @Test
  void theFarmOfThisMachineIsThereToLookAt() throws IOException {
    assertThat(client.get("/api/farm").json().get("farm").isNull()).isTrue();
    HttpServer farm =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    farm.createContext(
        "/status.json",
        exchange -> {
          byte[] lines =
              """
              [{"event":"farm","cores":3},{"event":"machine","name":"gaia"},
               {"event":"problem","what":"gaia did not finish"}]
              """
                  .getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, lines.length);
          exchange.getResponseBody().write(lines);
          exchange.close();
        });
    farm.start();
    try {
      new FarmFile(data.resolve("farm"))
          .write(
              new FarmKey(
                  new FarmAddress("127.0.0.1", farm.getAddress().getPort() - 2), Token.random()));
      JsonNode view = client.get("/api/farm").json().get("farm");
      assertThat(view.at("/farm/cores").asInt()).isEqualTo(3);
      assertThat(view.at("/machines/0/name").asString()).isEqualTo("gaia");
      assertThat(view.at("/problems/0").asString()).isEqualTo("gaia did not finish");
      assertThat(view.at("/runs").isEmpty()).isTrue();
    } finally {
      farm.stop(0);
    }
    assertThat(client.get("/api/farm").json().get("farm").isNull()).isTrue();
  }

  @Test
  void aMatchIsPlayedWatchedAndKept() {
    JsonNode table = played(QUICK.replace("games = 20", "games = 400\nsprt = \"0,150\""));
    assertThat(table.at("/table/0/name").asString()).isEqualTo("strong");
    assertThat(table.at("/table/0/elo").asDouble()).isPositive();
    assertThat(table.at("/table/0/against/0").isNull()).isTrue();
    assertThat(table.at("/table/0/against/1/wins").asInt()).isPositive();
    assertThat(table.at("/match/pairs").size()).isEqualTo(5);
    assertThat(table.at("/match/sprt/path").size()).isPositive();
    assertThat(table.at("/match/sprt/verdict").asString()).isEqualTo("H1 accepted");
    JsonNode list = client.get("/api/tournaments").json().get("tournaments");
    assertThat(list.findValuesAsString("name")).contains("Quick");

    String id = table.get("id").asString();
    JsonNode games = client.get("/api/db/games", "tournament", id, "limit", "5").json();
    assertThat(games.get("games").size()).isEqualTo(5);
    // Games that were under way when the test was decided are kept, but do not count.
    assertThat(games.get("total").asInt()).isGreaterThanOrEqualTo(table.get("played").asInt());
    String game = games.at("/games/0/id").asString();
    JsonNode one = client.get("/api/db/games/" + game).json();
    assertThat(one.get("over").asBoolean()).isTrue();
    assertThat(one.get("record").asString()).contains("[Event \"Quick\"]");
    JsonNode next =
        client
            .get("/api/db/games", "limit", "5", "before", games.at("/games/4/id").asString())
            .json();
    assertThat(next.at("/games/0/id").asLong()).isLessThan(games.at("/games/4/id").asLong());
  }

  @Test
  void theExplorerCountsWhatWasPlayed() {
    ratingsGrowToWhatTheTableShows(played(QUICK.replace("Quick", "Explored")));
    JsonNode start = client.get("/api/db/explorer", "game", "tictactoe").json();
    assertThat(start.get("games").asInt()).isGreaterThanOrEqualTo(20);
    JsonNode most = start.at("/branches/0");
    assertThat(most.at("/clicks/0").asString()).isEqualTo(most.get("move").asString());
    String move = most.get("move").asString();
    JsonNode begun = client.get("/api/db/games", "game", "tictactoe", "opening", move).json();
    assertThat(begun.get("total").asInt()).isEqualTo(most.get("games").asInt());
    JsonNode deeper = client.get("/api/db/explorer", "game", "tictactoe", "moves", move).json();
    assertThat(deeper.get("games").asInt()).isEqualTo(most.get("games").asInt());
    assertThat(start.get("book").isArray()).isTrue();
  }

  private static void ratingsGrowToWhatTheTableShows(JsonNode table) {
    JsonNode path =
        client.get("/api/tournaments/%d/ratings".formatted(table.get("id").asLong())).json();
    assertThat(path.get("games").get(path.get("games").size() - 1).asInt())
        .isEqualTo(table.get("played").asInt());
    for (JsonNode row : table.get("table")) {
      JsonNode line =
          path.get("players")
              .valueStream()
              .filter(player -> player.get("name").equals(row.get("name")))
              .findAny()
              .orElseThrow();
      assertThat(line.get("elo").size()).isEqualTo(path.get("games").size());
      assertThat(line.get("elo").get(line.get("elo").size() - 1).asDouble())
          .isCloseTo(row.get("elo").asDouble(), within(0.06));
    }
  }

  @Test
  void ofManyAskedForAtOnceOneIsPlayed() {
    List<Client.Answer> answers =
        IntStream.range(0, 8)
            .mapToObj(i -> CompletableFuture.supplyAsync(() -> begin(SLOW, server.adminToken())))
            .toList()
            .stream()
            .map(CompletableFuture::join)
            .toList();
    List<Client.Answer> taken = answers.stream().filter(answer -> answer.status() == 201).toList();
    assertThat(taken).hasSize(1);
    String path = "/api/tournaments/" + taken.getFirst().json().get("id").asLong();
    try (Events events = new Events(client, path + "/events")) {
      stop(path, events);
    }
  }

  private static void stop(String path, Events events) {
    client.post(path + "/stop", "{}", "Agon-Token", server.adminToken());
    events.await(
        e ->
            e.name().equals("table")
                && e.data().get("status").asString().equals("stopped")
                && !e.data().get("live").asBoolean());
  }

  @Test
  void boardsAreShownWhileTheyArePlayedOn() {
    long id = begin(SLOW, server.adminToken()).json().get("id").asLong();
    String path = "/api/tournaments/" + id;
    try (Events events = new Events(client, path + "/events")) {
      JsonNode board = events.await("board");
      assertThat(board.get("game").asString()).isEqualTo("othello");
      assertThat(board.at("/picture/cells").size()).isEqualTo(64);
      assertThat(client.get(path).json().get("live").asBoolean()).isTrue();
      assertThat(begin(QUICK, server.adminToken()).status()).isEqualTo(409);
      stop(path, events);
    }
  }

  @Test
  void onlyTheTokenStartsATournament() {
    assertThat(begin(QUICK, "guess").status()).isEqualTo(403);
    assertThat(client.post("/api/tournaments", "{'definition':'x'}").status()).isEqualTo(403);
  }

  @Test
  void evenTheTokenStartsNoProgram() {
    Client.Answer answer = begin(QUICK.replace("random", "gomocup:/bin/true"), server.adminToken());
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains("no player of the house");
  }

  @Test
  void nonsenseIsRefused() {
    assertThat(begin("format = 5", server.adminToken()).status()).isEqualTo(400);
    assertThat(client.get("/api/tournaments/999999").status()).isEqualTo(404);
    assertThat(client.get("/api/tournaments/x").status()).isEqualTo(404);
    assertThat(client.get("/api/tournaments/999999/events").status()).isEqualTo(404);
    assertThat(client.get("/api/db/games/999999").status()).isEqualTo(404);
    assertThat(client.get("/api/db/games", "limit", "100000").error()).contains("limit is");
    assertThat(client.get("/api/db/games", "result", "2-0").error()).contains("a result is");
    assertThat(client.get("/api/db/games", "opening", "f5").error()).contains("game is missing");
    assertThat(client.get("/api/db/games", "family", "chess").error()).contains("there is no game");
  }
}
