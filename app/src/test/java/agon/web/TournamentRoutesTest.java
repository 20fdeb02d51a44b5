package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tournaments and the games of the database over HTTP. */
class TournamentRoutesTest {
  private static final String QUICK =
      "{'boards':['tictactoe'],'players':['random','greedy'],'games':4,'time':'10ms','openings':'none'}";

  @TempDir Path data;
  private Server server;
  private Client client;

  @BeforeEach
  void start() {
    server = Server.start(ServerOptions.local(data));
    client = new Client(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void atFirstThereIsNothing() {
    assertThat(client.get("/api/tournaments").json().get("tournaments").size()).isZero();
    assertThat(client.get("/api/db/games").json().get("total").asInt()).isZero();
    assertThat(client.get("/api/tournaments/7").status()).isEqualTo(404);
    assertThat(client.get("/api/db/games/7").error()).isEqualTo("there is no game 7");
    assertThat(client.get("/api/db/games/..%2f7").status()).isBetween(400, 404);
  }

  @Test
  void onlyWhoeverHasTheTokenStartsOne() {
    assertThat(client.post("/api/tournaments", QUICK).status()).isEqualTo(403);
    assertThat(client.post("/api/tournaments", QUICK, "X-Admin-Token", "guess").status())
        .isEqualTo(403);
    assertThat(client.get("/api/tournaments").json().get("tournaments").size()).isZero();
  }

  @Test
  void aTournamentIsPlayedAndItsTableAndGamesCanBeSeen() throws InterruptedException {
    long id = begin(QUICK).json().get("id").asLong();
    JsonNode view = finished(id);
    assertThat(view.get("played").asInt()).isEqualTo(4);
    assertThat(view.get("table").size()).isEqualTo(2);
    assertThat(view.at("/table/0/points").asDouble() + view.at("/table/1/points").asDouble())
        .isEqualTo(4);
    assertThat(view.get("ratings").size()).isEqualTo(2);
    assertThat(view.get("recent").size()).isEqualTo(4);

    long game = view.at("/recent/0/id").asLong();
    JsonNode replay = client.get("/api/db/games/" + game).json();
    assertThat(replay.at("/state/over").asBoolean()).isTrue();
    assertThat(replay.at("/state/moves").size()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void gamesAreFilteredAndOpeningsExplored() throws InterruptedException {
    finished(begin(QUICK).json().get("id").asLong());
    JsonNode all = client.get("/api/db/games").json();
    assertThat(all.get("total").asInt()).isEqualTo(4);
    int sum = 0;
    for (String result : new String[] {"1-0", "1/2-1/2", "0-1"}) {
      sum += client.get("/api/db/games", "result", result).json().get("total").asInt();
    }
    assertThat(sum).isEqualTo(4);
    assertThat(client.get("/api/db/games", "family", "othello").json().get("total").asInt())
        .isZero();
    assertThat(client.get("/api/db/games", "result", "2-0").error()).contains("2-0");

    int explored = 0;
    JsonNode branches = client.get("/api/db/explorer", "game", "tictactoe").json().get("branches");
    for (JsonNode branch : branches) {
      explored += branch.get("games").asInt();
    }
    assertThat(explored).isEqualTo(4);
  }

  @Test
  void nothingAPageSendsStartsAProgram() {
    Client.Answer answer =
        begin("{'boards':['gomoku'],'players':['gomocup:/bin/true','random'],'games':2}");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains("gomocup");
  }

  @Test
  void wishesThatMakeNoSenseAreExplained() {
    assertThat(begin("{'boards':['chess'],'players':['random','greedy']}").error())
        .contains("chess");
    assertThat(begin("{'boards':['othello'],'players':['random']}").error())
        .contains("two players");
    assertThat(begin("{'boards':[],'players':['random','greedy']}").error()).contains("boards");
    assertThat(begin("{'boards':['othello'],'players':['random','greedy'],'games':100000}").error())
        .contains("10000 games");
  }

  @Test
  void aTournamentCanBeStopped() throws InterruptedException {
    long id =
        begin("{'boards':['othello'],'players':['random','greedy'],'games':2000}")
            .json()
            .get("id")
            .asLong();
    Client.Answer stopped =
        client.post("/api/tournaments/" + id + "/stop", "{}", "X-Admin-Token", server.adminToken());
    assertThat(stopped.status()).isEqualTo(200);
    assertThat(finished(id).get("status").asString()).isEqualTo("stopped");
  }

  private Client.Answer begin(String wish) {
    return client.post("/api/tournaments", wish, "X-Admin-Token", server.adminToken());
  }

  /** The tournament once it is no longer running. */
  private JsonNode finished(long id) throws InterruptedException {
    Instant patience = Instant.now().plus(Duration.ofSeconds(30));
    while (Instant.now().isBefore(patience)) {
      JsonNode view = client.get("/api/tournaments/" + id).json();
      if (!view.get("status").asString().equals("running")) {
        return view;
      }
      Thread.sleep(50);
    }
    throw new AssertionError("the tournament does not end");
  }
}
