package agon.protocol.kgp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.games.Games;
import agon.match.Opening;
import agon.match.Played;
import agon.match.Referee;
import agon.player.Player;
import agon.players.Protocols;
import agon.process.Patience;
import agon.protocol.net.LineSocket;
import agon.protocol.net.TestServer;
import agon.record.Ending.Reason;
import agon.search.TimeControl;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What clients of the protocol see of our server. */
@Timeout(120)
class KgpServerTest {
  private static final Game KALAH = Games.CATALOG.game("kalah");

  /** For guests who do not introduce themselves. */
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(100), Duration.ofMillis(300), Duration.ofSeconds(5));

  private static TestServer server(Game game, String time, int games, String opponent) {
    return new TestServer(new KgpHosting(game, Patience.STANDARD), time, games, 16, opponent);
  }

  private static LineSocket connect(TestServer server, String name) {
    LineSocket client = LineSocket.to(server.port());
    assertThat(client.hear()).isEqualTo("2 kgp 1 0 1");
    client.send("set info:name \"" + name + "\"\r\n");
    client.send("mode freeplay\r\n");
    assertThat(client.hear()).isEqualTo("4 ok");
    return client;
  }

  private static String id(String line) {
    return line.substring(0, line.indexOf(' '));
  }

  @Test
  void aGameIsToldAsTheProtocolTellsIt() throws Exception {
    try (TestServer server = server(KALAH, "5s", 1, "");
        LineSocket alpha = connect(server, "alpha")) {
      try (LineSocket beta = connect(server, "beta")) {
        assertThat(alpha.hear()).isEqualTo("6 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
        alpha.send("3@6 move 1\r\n");
        alpha.send("5@6 move 3\r\n");
        alpha.send("7@6 yield\r\n");
        assertThat(alpha.hear()).isEqualTo("8@6 stop");
        assertThat(alpha.hear())
            .as("an extra turn, and the client is South")
            .isEqualTo("10 state <6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
        alpha.send("9@6 move 5\r\n"); // too late for that state
        alpha.send("11@10 move 1\r\n13@10 yield\r\n");
        assertThat(alpha.hear()).isEqualTo("12@10 stop");
        assertThat(beta.hear()).isEqualTo("6 state <6,0,1,4,4,4,4,4,4,0,5,1,6,6,5>");
        beta.send("@6 move 7\r\n@6 yield\r\n");
        assertThat(beta.hear()).isEqualTo("8@6 stop");
        server.await();
        Played game = server.games.getFirst();
        assertThat(game.result().ending().reason()).isEqualTo(Reason.ILLEGAL_MOVE);
        assertThat(game.result().outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(game.record().first()).isEqualTo("alpha");
        assertThat(game.record().second()).isEqualTo("beta");
        server.awaitAndDismiss();
        assertThat(beta.hear()).isEqualTo("goodbye");
        assertThat(beta.hear()).isNull();
      }
    }
  }

  /** Plays any move, in the manner of one of the clients there are, until the end. */
  private static void play(LineSocket client, boolean quotes, long seed) {
    Random random = new Random(seed);
    for (String line = client.hear(); line != null; line = client.hear()) {
      KgpCommand command = KgpCommand.read(line).orElseThrow();
      switch (command.name()) {
        case "kgp" ->
            client.send(
                quotes
                    ? "1 set \"info:name\" \"quoting\"\r\n3 mode \"freeplay\"\r\n"
                    : "set info:name plain\r\nmode freeplay\r\n");
        case "state" -> {
          KgpBoard board = KgpBoard.read(command.argument(0));
          assertThat(board.southStore()).isLessThanOrEqualTo(board.seeds() / 2);
          assertThat(board.northStore()).isLessThanOrEqualTo(board.seeds() / 2);
          List<Integer> south = board.south();
          assertThat(south.stream().filter(n -> n > 0).count())
              .as("forced moves are not asked for")
              .isGreaterThan(1);
          int pit = random.nextInt(south.size());
          while (south.get(pit) == 0) {
            pit = random.nextInt(south.size());
          }
          String ref = "@" + command.id().getAsLong();
          client.send("%s move %d\r\n%s yield\r\n".formatted(ref, pit + 1, ref));
        }
        case "goodbye" -> {
          return;
        }
        default -> assertThat(command.name()).isIn("ok", "stop", "ping");
      }
    }
  }

  @Test
  void clientsOfBothMannersPlayGameAfterGame() throws Exception {
    int games = 30;
    try (TestServer server = server(KALAH, "5s", games, "");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        LineSocket plain = LineSocket.to(server.port());
        LineSocket quoting = LineSocket.to(server.port())) {
      Future<?> first = threads.submit(() -> play(plain, false, 1));
      Future<?> second = threads.submit(() -> play(quoting, true, 2));
      server.awaitAndDismiss();
      first.get();
      second.get();
      assertThat(server.games)
          .hasSize(games)
          .allSatisfy(
              g ->
                  assertThat(g.result().ending().reason()).isIn(Reason.RULES, Reason.ADJUDICATION));
      assertThat(server.games)
          .as("once a store holds more than half the game stops")
          .anySatisfy(
              g ->
                  assertThat(g.result().ending().text())
                      .matches("adjudicated: (South|North) has more than half of the seeds"));
      assertThat(server.games).extracting(g -> g.record().first()).contains("plain", "quoting");
    }
  }

  @Test
  void aClientPlaysOneOfOurPlayersForAsLongAsItStays() throws Exception {
    try (TestServer server =
            server(Games.CATALOG.game("kalah(pits=3,seeds=3)"), "5s", 6, "greedy");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        LineSocket client = LineSocket.to(server.port())) {
      Future<?> running = threads.submit(() -> play(client, false, 3));
      server.awaitAndDismiss();
      running.get();
      assertThat(server.games).hasSize(6).allSatisfy(g -> assertThat(g.broken()).isEmpty());
      assertThat(server.games.stream().filter(g -> g.record().first().equals("plain")).count())
          .isEqualTo(3);
    }
  }

  @Test
  void withoutAnAnswerAMoveIsMadeAndTheGameGoesOn() throws Exception {
    try (TestServer server = server(KALAH, "150ms", 0, "random");
        LineSocket silent = connect(server, "silent")) {
      String first = silent.hear();
      assertThat(first).contains(" state ");
      assertThat(silent.hear()).endsWith("@" + id(first + "") + " stop");
      assertThat(silent.hear()).contains(" state ");
      assertThat(server.games).isEmpty();
    }
  }

  @Test
  void whoeverAlwaysResignsIsSentAway() throws Exception {
    try (TestServer server = server(KALAH, "5s", 0, "random");
        LineSocket rude = connect(server, "rude")) {
      String line = rude.hear();
      while (line != null && !line.equals("goodbye")) {
        KgpCommand command = KgpCommand.read(line).orElseThrow();
        if (command.name().equals("state")) {
          rude.send("@%d move 0\r\n@%<d yield\r\n".formatted(command.id().getAsLong()));
        }
        line = rude.hear();
      }
      assertThat(line).isEqualTo("goodbye");
      assertThat(server.games)
          .hasSize(3)
          .allSatisfy(g -> assertThat(g.result().ending().reason()).isEqualTo(Reason.ILLEGAL_MOVE));
    }
  }

  @Test
  void otherModesAndSilenceAreTurnedAway() {
    try (TestServer server = server(KALAH, "5s", 0, "random")) {
      try (LineSocket stranger = LineSocket.to(server.port())) {
        stranger.hear();
        stranger.send("1 mode tournament\r\n");
        assertThat(stranger.hear())
            .isEqualTo("4@1 error \"Unsupported mode, not freeplay or verify\"");
        assertThat(stranger.hear()).isEqualTo("goodbye");
        assertThat(stranger.hear()).isNull();
      }
    }
    try (TestServer server = new TestServer(new KgpHosting(KALAH, SHORT), "5s", 0, 4, "random")) {
      try (LineSocket silent = LineSocket.to(server.port())) {
        silent.hear();
        assertThat(silent.hear()).isEqualTo("4 error \"No mode was asked for\"");
        assertThat(silent.hear()).isEqualTo("goodbye");
      }
    }
  }

  @Test
  void whoVerifiesIsTriedAndCorrected() throws Exception {
    Game small = Games.CATALOG.game("kalah(pits=3,seeds=2)");
    try (TestServer server = server(small, "5s", 0, "random");
        LineSocket client = LineSocket.to(server.port())) {
      client.hear();
      client.send("mode verify\r\n");
      assertThat(client.hear()).isEqualTo("4 ok");
      KgpCommand problem = KgpCommand.read(String.valueOf(client.hear())).orElseThrow();
      assertThat(problem.name()).isEqualTo("problem");
      KgpBoard board = KgpBoard.read(problem.argument(0));
      int pit = Integer.parseInt(problem.argument(1));
      assertThat(board.south().get(pit)).isPositive();
      client.send("1@999 solution <3,0,0,2,2,2,2,2,2> false\r\n");
      assertThat(client.hear()).endsWith("@1 error \"Invalid reference\"");
      client.send("3@%d solution <1,9,9,0,0> false\r\n".formatted(problem.id().getAsLong()));
      assertThat(client.hear()).contains("@3 error \"Expected state <3,");
      for (int i = 0; i < 20; i++) {
        KgpCommand next = KgpCommand.read(String.valueOf(client.hear())).orElseThrow();
        Game game = KgpBoard.read(next.argument(0)).game();
        KgpProblem solved =
            KgpProblem.of(
                game,
                game.position(KgpBoard.read(next.argument(0)).positionText()),
                Integer.parseInt(next.argument(1)));
        boolean lies = i % 2 == 1;
        client.send(
            "5@%d solution %s %b\r\n"
                .formatted(
                    next.id().getAsLong(), solved.result().text(), solved.repeats() != lies));
        assertThat(client.hear())
            .endsWith(
                !lies
                    ? "@5 ok"
                    : solved.repeats()
                        ? "@5 error \"Was a repeat move\""
                        : "@5 error \"Was not a repeat move\"");
      }
      assertThat(client.hear()).contains(" problem ");
      assertThat(server.games).as("it did not come to play").isEmpty();
      server.dismiss();
      assertThat(client.hear()).isEqualTo("goodbye");
      assertThat(client.hear()).isNull();
    }
  }

  @Test
  void whoFloodsBeforeItHasSaidWhatItWantsIsHungUpOn() {
    try (TestServer server = server(KALAH, "5s", 0, "random");
        LineSocket client = LineSocket.to(server.port())) {
      client.hear();
      try {
        client.send("x".repeat(100_000));
        while (client.hear() != null) {
          // goodbye
        }
      } catch (UncheckedIOException e) {
        assertThat(e).hasRootCauseInstanceOf(SocketException.class); // reset, not timed out
      }
    }
  }

  @Test
  void garbageIsPassedOverAndFloodsEnd() throws Exception {
    try (TestServer server = server(KALAH, "20s", 2, "random")) {
      for (String flood : List.of("x".repeat(100_000), "@6 move 1\r\n".repeat(50_000))) {
        try (LineSocket flooder = connect(server, "flooder")) {
          assertThat(flooder.hear()).contains(" state ");
          try {
            flooder.send(flood);
            while (flooder.hear() != null) {
              // until it is hung up on
            }
          } catch (UncheckedIOException e) {
            // or worse
          }
        }
      }
      server.await();
      assertThat(server.games)
          .extracting(g -> g.result().ending().detail())
          .containsExactly("sent more than 64 KiB without a line end", "flooded us");
    }
    try (TestServer server = server(KALAH, "5s", 1, "random");
        LineSocket odd = LineSocket.to(server.port())) {
      odd.hear();
      odd.send(
          "\u0000\u0001 @@@ \n\nGET / HTTP/1.1\r\nset\r\nset a:b c\r\nok\r\nmove 1\r\nyield\r\n");
      odd.send("mode freeplay\r\n");
      assertThat(odd.hear()).isEqualTo("4 ok");
      String state = odd.hear();
      odd.send("move 6\r\nyield\r\n");
      assertThat(odd.hear()).endsWith("@" + id(state + "") + " stop");
    }
  }

  @Test
  void whoLeavesLosesTheGame() throws Exception {
    try (TestServer server = server(KALAH, "5s", 1, "random")) {
      try (LineSocket client = connect(server, "fickle")) {
        client.hear();
        client.send("goodbye\r\n");
        assertThat(client.hear()).isEqualTo("goodbye");
      }
      server.await();
      assertThat(server.games.getFirst().result().ending().text())
          .isEqualTo("player failed: said goodbye");
    }
  }

  @Test
  void theArenaWaitsForAClientAndKeepsIt() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    try (Player guest = Protocols.PLAYERS.create("tcp-kgp:listen=" + port, KALAH);
        Player greedy = Protocols.PLAYERS.create("greedy", KALAH);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        LineSocket client = LineSocket.to(port)) {
      Future<?> running = threads.submit(() -> play(client, false, 5));
      for (int i = 0; i < 2; i++) {
        Player[] players = i == 0 ? new Player[] {guest, greedy} : new Player[] {greedy, guest};
        Played played =
            new Referee(
                    KALAH,
                    TimeControl.parse("2s"),
                    (p, m) -> {},
                    new KgpHosting(KALAH, SHORT).judge())
                .play(Opening.NONE, players, new String[] {"a", "b"}, Map.of(), i);
        assertThat(played.broken()).isEmpty();
      }
      leave(guest);
      running.get();
    }
  }

  private static void leave(Player player) {
    player.close();
  }

  @Test
  void otherGamesAreRefused() {
    for (String line : List.of("othello", "granada", "oware")) {
      assertThatThrownBy(() -> new KgpHosting(Games.CATALOG.game(line), SHORT))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("plays kalah");
    }
  }
}
