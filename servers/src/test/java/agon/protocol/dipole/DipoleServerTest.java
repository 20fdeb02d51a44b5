package agon.protocol.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.games.Games;
import agon.match.Played;
import agon.process.Patience;
import agon.protocol.net.LineSocket;
import agon.protocol.net.TestServer;
import agon.record.Ending.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the course's clients see of our server, well-behaved ones and others. */
@Timeout(120)
class DipoleServerTest {
  private static final Game GAME = Games.CATALOG.game("unical");
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(100), Duration.ofSeconds(5), Duration.ofSeconds(5));

  private static TestServer server(String time, int games, String opponent) {
    return new TestServer(new DipoleHosting(GAME, Duration.ZERO, SHORT), time, games, 16, opponent);
  }

  /** Hears the three lines before the game. */
  private static void greet(LineSocket client, String colour) {
    assertThat(client.hear()).isEqualTo("WELCOME " + colour);
    assertThat(client.hear()).matches("MESSAGE Group \\d+, please wait for the opponent");
  }

  private static Played only(TestServer server) throws InterruptedException {
    server.await();
    return server.games.getFirst();
  }

  @Test
  void aGameIsToldLineByLineAsTheCourseTellsIt() throws Exception {
    try (TestServer server = server("5s", 1, "");
        LineSocket white = LineSocket.to(server.port())) {
      greet(white, "White");
      try (LineSocket black = LineSocket.to(server.port())) {
        greet(black, "Black");
        assertThat(white.hear()).isEqualTo("MESSAGE All players connected");
        assertThat(black.hear()).isEqualTo("MESSAGE All players connected");
        assertThat(white.hear()).isEqualTo("YOUR_TURN");
        white.say("MOVE H5,NE,1");
        assertThat(white.hear()).isEqualTo("VALID_MOVE");
        assertThat(black.hear()).isEqualTo("OPPONENT_MOVE H5,NE,1");
        assertThat(black.hear()).isEqualTo("YOUR_TURN");
        black.send("MOVE A4,S,2\r\n");
        assertThat(black.hear()).isEqualTo("VALID_MOVE");
        assertThat(white.hear()).isEqualTo("OPPONENT_MOVE A4,S,2");
        assertThat(white.hear()).isEqualTo("YOUR_TURN");
        white.say("MOVE H5,N,11");
        assertThat(white.hear()).isEqualTo("MESSAGE You have sent an invalid move");
        assertThat(white.hear()).isEqualTo("DEFEAT");
        assertThat(white.hear()).isNull();
        assertThat(black.hear()).isEqualTo("MESSAGE Your opponent has sent an invalid move");
        assertThat(black.hear()).isEqualTo("VICTORY");
        assertThat(black.hear()).isNull();
      }
      Played game = only(server);
      assertThat(game.result().outcome()).isEqualTo(Outcome.SECOND_WINS);
      assertThat(game.result().ending().reason()).isEqualTo(Reason.ILLEGAL_MOVE);
      assertThat(game.record().moves()).hasSize(2);
    }
  }

  @Test
  void brittleClientsPlayManyGamesInARowOnSeveralBoards() throws Exception {
    int games = 40;
    try (TestServer server = server("5s", games, "");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> results = new ArrayList<>();
      for (int i = 0; i < 2 * games; i++) {
        long seed = i;
        Callable<String> client = () -> new CourseClient(server.port(), seed).play();
        results.add(threads.submit(client));
        if (i % 8 == 7) {
          for (Future<String> result : results) {
            result.get();
          }
        }
      }
      server.await();
      long won = 0;
      long lost = 0;
      for (Future<String> result : results) {
        won += result.get().equals("VICTORY") ? 1 : 0;
        lost += result.get().equals("DEFEAT") ? 1 : 0;
      }
      assertThat(server.games)
          .hasSize(games)
          .allSatisfy(g -> assertThat(g.result().ending().reason()).isEqualTo(Reason.RULES));
      long decided =
          server.games.stream().filter(g -> g.result().outcome() != Outcome.DRAW).count();
      assertThat(won).isEqualTo(decided);
      assertThat(lost).isEqualTo(decided);
    }
  }

  @Test
  void aClientPlaysOneOfOurPlayersWithBothColoursInTurn() throws Exception {
    try (TestServer server = server("5s", 4, "greedy")) {
      List<String> colours = new ArrayList<>();
      List<String> results = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        CourseClient client = new CourseClient(server.port(), i);
        results.add(client.play());
        colours.add(client.heard().getFirst());
      }
      server.await();
      assertThat(colours)
          .containsExactly("WELCOME White", "WELCOME Black", "WELCOME White", "WELCOME Black");
      for (int i = 0; i < 4; i++) {
        assertThat(results.get(i).equals("VICTORY"))
            .isEqualTo(server.games.get(i).result().outcome() == Outcome.winOf(i % 2));
      }
      assertThat(server.server.scores().rows())
          .extracting(row -> row.name() + " " + row.games())
          .containsExactlyInAnyOrder("greedy 4", "127.0.0.1 4");
    }
  }

  @Test
  void whoIsLateHearsSoAndLoses() throws Exception {
    try (TestServer server = server("200ms", 1, "");
        LineSocket white = LineSocket.to(server.port())) {
      greet(white, "White");
      try (LineSocket black = LineSocket.to(server.port())) {
        greet(black, "Black");
        white.hear();
        black.hear();
        assertThat(white.hear()).isEqualTo("YOUR_TURN");
        assertThat(white.hear()).isEqualTo("TIMEOUT");
        assertThat(white.hear()).isEqualTo("DEFEAT");
        assertThat(white.hear()).isNull();
        assertThat(black.hear()).isEqualTo("MESSAGE Opponent timeout");
        assertThat(black.hear()).isEqualTo("VICTORY");
      }
      assertThat(only(server).result().ending().reason()).isEqualTo(Reason.TIME);
    }
  }

  @Test
  void whoHangsUpLosesAndTheOtherHearsItAtOnce() throws Exception {
    try (TestServer server = server("10s", 1, "");
        LineSocket white = LineSocket.to(server.port())) {
      greet(white, "White");
      try (LineSocket black = LineSocket.to(server.port())) {
        greet(black, "Black");
        assertThat(white.hear()).isEqualTo("MESSAGE All players connected");
        white.hangUp();
        assertThat(black.hear()).isEqualTo("MESSAGE All players connected");
        assertThat(black.hear()).isEqualTo("MESSAGE Opponent timeout");
        assertThat(black.hear()).isEqualTo("VICTORY");
      }
      assertThat(only(server).result().ending().text()).isEqualTo("player failed: hung up");
    }
  }

  @Test
  void whoLeavesWhileWaitingIsForgotten() throws Exception {
    try (TestServer server = server("5s", 1, "")) {
      try (LineSocket early = LineSocket.to(server.port())) {
        greet(early, "White");
      }
      server.awaitLog(" left");
      try (LineSocket next = LineSocket.to(server.port())) {
        greet(next, "White");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HELLO\n",
        "MOVE\n",
        "\n",
        "move H5,NE,1\n",
        "MOVE pass\n",
        "MOVE H5,N,0\n",
        "MOVE A4,S,2\n",
        "MOVE H5,NE,99999999999999999999\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "\u0000\u0001\u0002\uffff\n",
      })
  void nonsenseLosesTheGameAndNothingElse(String text) throws Exception {
    try (TestServer server = server("5s", 2, "greedy")) {
      try (LineSocket client = LineSocket.to(server.port())) {
        greet(client, "White");
        client.hear();
        assertThat(client.hear()).isEqualTo("YOUR_TURN");
        client.send(text);
        assertThat(client.hear()).isEqualTo("MESSAGE You have sent an invalid move");
        assertThat(client.hear()).isEqualTo("DEFEAT");
        assertThat(client.hear()).isNull();
      }
      assertThat(new CourseClient(server.port(), 1).play()).isNotEmpty();
      server.await();
      // The two games may be told of in either order: the second is over in no time.
      assertThat(server.games)
          .filteredOn(game -> game.result().ending().reason() == Reason.ILLEGAL_MOVE)
          .hasSize(1);
    }
  }

  @Test
  void halfALineIsNoMove() throws Exception {
    try (TestServer server = server("300ms", 1, "greedy");
        LineSocket client = LineSocket.to(server.port())) {
      greet(client, "White");
      client.hear();
      client.hear();
      for (char c : "MOVE H5".toCharArray()) {
        client.send(String.valueOf(c));
        Thread.sleep(20);
      }
      assertThat(client.hear()).isEqualTo("TIMEOUT");
      assertThat(client.hear()).isEqualTo("DEFEAT");
    }
  }

  @Test
  void floodsEndTheClientNotTheServer() throws Exception {
    try (TestServer server = server("5s", 2, "greedy")) {
      for (String line : List.of("MOVE ".repeat(20_000), "MOVE H5,NE,1\n".repeat(20_000))) {
        try (LineSocket client = LineSocket.to(server.port())) {
          assertThat(client.hear()).startsWith("WELCOME");
          try {
            client.send(line);
            while (client.hear() != null) {
              // until it is hung up on
            }
          } catch (java.io.UncheckedIOException e) {
            // or worse
          }
        }
      }
      server.await();
      assertThat(server.games).allSatisfy(g -> assertThat(g.broken()).isNotEmpty());
    }
  }

  @Test
  void onlySoManyMayBeConnected() throws Exception {
    DipoleHosting hosting = new DipoleHosting(GAME, Duration.ofMinutes(1), SHORT);
    try (TestServer server = new TestServer(hosting, "5s", 0, 2, "");
        LineSocket first = LineSocket.to(server.port());
        LineSocket second = LineSocket.to(server.port())) {
      assertThat(List.of(first.hear() + "", second.hear() + ""))
          .containsExactlyInAnyOrder("WELCOME White", "WELCOME Black");
      try (LineSocket third = LineSocket.to(server.port())) {
        assertThat(third.hear()).isNull();
      }
      assertThat(server.log).contains("no room for another client: turned one away");
    }
  }
}
