package agon.protocol.tuc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.games.Games;
import agon.match.Opening;
import agon.match.Referee;
import agon.player.Player;
import agon.players.Protocols;
import agon.process.Patience;
import agon.protocol.net.TestServer;
import agon.record.Ending;
import agon.record.Ending.Reason;
import agon.search.TimeControl;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the course's clients see of our server, byte by byte. */
@Timeout(120)
class TucServerTest {
  private static final Game CRETE = Games.CATALOG.game("crete");

  /** For guests who do not introduce themselves. */
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(100), Duration.ofMillis(300), Duration.ofSeconds(5));

  private static TestServer server(Game game, String time, int games, String opponent) {
    return new TestServer(
        new TucHosting(game, TucCodes.NEW, 0, Patience.STANDARD), time, games, 16, opponent);
  }

  private static void introduce(ByteSocket client, String name) {
    assertThat(client.hear()).isEqualTo(106);
    client.sayName(name);
  }

  @Test
  void aGameIsToldByteByByte() throws Exception {
    try (TestServer server = server(CRETE, "5s", 1, "");
        ByteSocket white = ByteSocket.to(server.port())) {
      introduce(white, "alpha");
      server.awaitLog("alpha waits");
      try (ByteSocket red = ByteSocket.to(server.port())) {
        introduce(red, "beta");
        assertThat(white.hear()).isEqualTo(101);
        byte[] position = white.hear(103);
        assertThat(position[44]).as("White on 4,4").isZero();
        assertThat(position[55]).isZero();
        assertThat(position[45]).as("Red on 4,5").isEqualTo((byte) 1);
        assertThat(position[54]).isEqualTo((byte) 1);
        assertThat(position[22]).as("c3 is blocked").isEqualTo((byte) 3);
        assertThat(position[0]).as("a1 is empty").isEqualTo((byte) 2);
        assertThat(new byte[] {position[100], position[101], position[102]})
            .as("discs and turn")
            .containsExactly(2, 2, 0);
        assertThat(white.hear()).isEqualTo(102);
        assertThat(red.hear()).isEqualTo(101);
        assertThat(red.hear(103)).isEqualTo(position);
        assertThat(red.hear()).isEqualTo(103);
        assertThat(white.hear()).isEqualTo(104);
        white.say(3, 5);
        assertThat(red.hear()).isEqualTo(105);
        assertThat(red.hear(2)).containsExactly(3, 5);
        assertThat(red.hear()).isEqualTo(104);
        red.say(-50, 0);
        assertThat(red.hear()).as("a pass with moves is illegal: QUIT").isEqualTo(107);
        assertThat(red.hear()).isEqualTo(-1);
      }
      server.await();
      assertThat(server.games.getFirst().result().ending().reason()).isEqualTo(Reason.ILLEGAL_MOVE);
      assertThat(server.games.getFirst().record().first()).isEqualTo("alpha");
      assertThat(server.games.getFirst().result().outcome()).isEqualTo(Outcome.FIRST_WINS);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "crete,101,4",
    "hexthello,101,2",
    "othello(size=4),1,30",
    "'crete(size=8,blocked=none)',101,6"
  })
  void twoClientsPlayGameAfterGameWithSidesChanged(String line, int base, int games)
      throws Exception {
    Game game = Games.CATALOG.game(line);
    TucHosting hosting = new TucHosting(game, new TucCodes(base), 0, Patience.STANDARD);
    try (TestServer server = new TestServer(hosting, "5s", games, 8, "");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      CourseClient alpha = new CourseClient(game, base, "alpha", server.port());
      CourseClient beta = new CourseClient(game, base, "beta", server.port());
      Future<?> first = threads.submit(alpha::run);
      Future<?> second = threads.submit(beta::run);
      server.awaitAndDismiss();
      first.get();
      second.get();
      assertThat(server.games)
          .hasSize(games)
          .allSatisfy(g -> assertThat(g.result().ending()).isEqualTo(Ending.BY_THE_RULES));
      assertThat(alpha.colours()).hasSize(games).contains("W", "B");
      for (int i = 0; i < games; i++) {
        assertThat(alpha.colours().get(i)).isNotEqualTo(beta.colours().get(i));
      }
      if (line.equals("othello(size=4)")) {
        assertThat(alpha.passes() + beta.passes()).as("passes were asked for").isPositive();
      }
    }
  }

  /** A client for the hexagon reads 228 bytes with one call, and here come fewer. */
  @Test
  void aClientOfTheOtherBoardIsToldApart() throws Exception {
    try (TestServer server = server(CRETE, "5s", 1, "random")) {
      try (ByteSocket client = ByteSocket.to(server.port())) {
        introduce(client, "hexagon");
        assertThat(client.hear()).isEqualTo(101);
      }
      server.await();
      assertThat(server.games.getFirst().result().ending().detail())
          .contains("is it a client for the hexagon? Then it wants --game hexthello");
    }
  }

  /** As the course's server writes it. */
  @Test
  void aHexagonIsSentInOnePiece() throws Exception {
    Game game = Games.CATALOG.game("hexthello");
    try (TestServer server = server(game, "5s", 1, "");
        ByteSocket white = ByteSocket.to(server.port())) {
      introduce(white, "alpha");
      server.awaitLog("alpha waits");
      try (ByteSocket black = ByteSocket.to(server.port())) {
        introduce(black, "beta");
        assertThat(black.hear()).isEqualTo(101);
        byte[] position = black.hear(228);
        for (int[] disc : new int[][] {{7, 7}, {6, 7}, {7, 8}, {8, 6}}) {
          assertThat(position[disc[0] * 15 + disc[1]]).as("White").isZero();
        }
        for (int[] disc : new int[][] {{7, 6}, {6, 8}, {8, 7}}) {
          assertThat(position[disc[0] * 15 + disc[1]]).as("Black").isEqualTo((byte) 1);
        }
        for (int row = 0; row < 15; row++) {
          for (int column = 0; column < 15; column++) {
            boolean outside = column < 7 - row || (row > 7 && column >= 22 - row);
            assertThat(position[row * 15 + column] == 4).isEqualTo(outside);
          }
        }
        assertThat(new byte[] {position[225], position[226], position[227]})
            .as("discs and turn")
            .containsExactly(4, 3, 1);
        assertThat(black.hear()).isEqualTo(103);
        assertThat(black.hear()).isEqualTo(104);
        white.hear();
        white.hear(228);
        assertThat(white.hear()).isEqualTo(102);
        black.say(0, 0);
        assertThat(black.hear()).isEqualTo(107);
      }
      server.await();
      assertThat(server.games.getFirst().result().ending().detail())
          .contains("outside the hexagon", "is it a client for squares?");
    }
  }

  @Test
  void clientsMayBeToldToQuitAfterEachGame() throws Exception {
    Game small = Games.CATALOG.game("crete(size=4,blocked=none)");
    TucHosting hosting = new TucHosting(small, TucCodes.NEW, 1, Patience.STANDARD);
    try (TestServer server = new TestServer(hosting, "5s", 3, 8, "greedy")) {
      List<String> colours = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        CourseClient client = new CourseClient(small, 101, "again", server.port());
        client.run();
        colours.addAll(client.colours());
      }
      server.await();
      assertThat(colours).containsExactly("W", "B", "W");
    }
  }

  @Test
  void whoIsLateOrSendsHalfAMoveLoses() throws Exception {
    try (TestServer server = server(CRETE, "200ms", 2, "greedy")) {
      for (int half = 0; half < 2; half++) {
        try (ByteSocket client = ByteSocket.to(server.port())) {
          introduce(client, "slow");
          assertThat(client.hear()).isEqualTo(101);
          client.hear(103);
          client.hear();
          if (half == 1) { // then it is the other colour's turn to be slow
            assertThat(client.hear()).isEqualTo(105);
            client.hear(2);
          }
          assertThat(client.hear()).isEqualTo(104);
          if (half == 1) {
            client.say(2);
          }
          assertThat(client.hear()).isEqualTo(107);
        }
      }
      server.await();
      assertThat(server.games)
          .allSatisfy(g -> assertThat(g.result().ending().reason()).isEqualTo(Reason.TIME));
    }
  }

  @Test
  void offTheBoardIsIllegalWhateverTheBytes() throws Exception {
    int[][] moves = {{10, 10}, {-1, -1}, {127, -128}, {2, 2}, {4, 4}, {0, 0}};
    Game white = Games.CATALOG.game("crete");
    try (TestServer server = server(white, "5s", moves.length, "random")) {
      for (int[] move : moves) {
        try (ByteSocket client = ByteSocket.to(server.port())) {
          introduce(client, "rude");
          int code = client.hear();
          while (code != 104) {
            if (code == 101) {
              client.hear(103);
            } else if (code == 105) {
              client.hear(2);
            }
            code = client.hear();
          }
          client.say(move);
          assertThat(client.hear()).isEqualTo(107);
        }
      }
      server.await();
      assertThat(server.games)
          .allSatisfy(g -> assertThat(g.result().ending().reason()).isEqualTo(Reason.ILLEGAL_MOVE));
    }
  }

  @Test
  void whoDoesNotIntroduceItselfIsHungUpOn() throws Exception {
    TucHosting hasty = new TucHosting(CRETE, TucCodes.NEW, 0, SHORT);
    try (TestServer server = new TestServer(hasty, "5s", 0, 16, "greedy");
        ByteSocket silent = ByteSocket.to(server.port());
        ByteSocket stutterer = ByteSocket.to(server.port())) {
      assertThat(silent.hear()).isEqualTo(106);
      assertThat(stutterer.hear()).isEqualTo(106);
      stutterer.say(200, 'a', 'b');
      assertThat(silent.hear()).isEqualTo(-1);
      assertThat(stutterer.hear()).isEqualTo(-1);
      assertThat(server.log).anyMatch(line -> line.contains("was turned away: no answer"));
    }
  }

  @Test
  void floodsAndOddNamesDoNotHurt() throws Exception {
    try (TestServer server = server(CRETE, "5s", 0, "greedy")) {
      try (ByteSocket flooder = ByteSocket.to(server.port())) {
        flooder.hear();
        try {
          flooder.say(new int[200_000]);
          while (flooder.hear() >= 0) {
            // until it is hung up on
          }
        } catch (UncheckedIOException e) {
          // or worse
        }
      }
      try (ByteSocket nameless = ByteSocket.to(server.port())) {
        nameless.hear();
        nameless.say(3, 7, 7, 7);
        assertThat(nameless.hear()).isEqualTo(101);
      }
    }
  }

  @Test
  void whatComesUnaskedForIsNoAnswer() throws Exception {
    try (TestServer server = server(CRETE, "5s", 1, "");
        ByteSocket white = ByteSocket.to(server.port())) {
      introduce(white, "patient");
      server.awaitLog("patient waits");
      try (ByteSocket red = ByteSocket.to(server.port())) {
        introduce(red, "hasty");
        red.say(99, 99, 99);
        for (ByteSocket client : List.of(white, red)) {
          client.hear();
          client.hear(103);
          client.hear();
        }
        assertThat(white.hear()).isEqualTo(104);
        server.awaitSaid("2 < 99", 3);
        white.say(3, 5);
        assertThat(red.hear()).isEqualTo(105);
        red.hear(2);
        assertThat(red.hear()).isEqualTo(104);
        red.say(3, 4);
        assertThat(white.hear()).as("the game goes on").isEqualTo(105);
        assertThat(white.hear(2)).containsExactly(3, 4);
      }
    }
  }

  @Test
  void theArenaSetsUpAnyPosition() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Game game = Games.CATALOG.game("crete(size=6,blocked=none)");
    try (Player guest = Protocols.PLAYERS.create("tcp-tuc:listen=" + port + ",wait=10s", game);
        Player greedy = Protocols.PLAYERS.create("greedy", game);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      CourseClient client = new CourseClient(game, 101, "arena", port);
      Future<?> running = threads.submit(client::run);
      for (int i = 0; i < 3; i++) {
        Player[] players = i == 1 ? new Player[] {guest, greedy} : new Player[] {greedy, guest};
        assertThat(
                new Referee(game, TimeControl.parse("2s"), (p, m) -> {})
                    .play(
                        new Opening(Optional.empty(), i == 0 ? "" : "d2"),
                        players,
                        new String[] {"a", "b"},
                        Map.of(),
                        i)
                    .result()
                    .ending())
            .isEqualTo(Ending.BY_THE_RULES);
      }
      dismiss(guest);
      running.get();
      assertThat(client.colours()).containsExactly("B", "W", "B");
    }
  }

  private static void dismiss(Player player) {
    player.close();
  }

  @Test
  void otherGamesAndCodesAreRefused() {
    assertThatThrownBy(() -> new TucHosting(Games.CATALOG.game("unical"), TucCodes.NEW, 0, SHORT))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("play othello or hexthello");
    assertThatThrownBy(() -> new TucCodes(7)).isInstanceOf(BadInput.class);
  }
}
