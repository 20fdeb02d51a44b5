package agon.protocol.kgp;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.process.Patience;
import agon.protocol.net.Connection;
import agon.protocol.net.LineSocket;
import agon.protocol.net.TestServer;
import agon.search.Limits;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Our players on a server of the protocol, played here by a script. */
@Timeout(60)
class KgpClientTest {
  private interface Script {
    void run(LineSocket client);
  }

  private final List<String> log = Collections.synchronizedList(new ArrayList<>());

  private KgpClient client(String engine, int millis) {
    return client(engine, millis, KgpClient.Mode.FREEPLAY);
  }

  private KgpClient client(String engine, int millis, KgpClient.Mode mode) {
    return new KgpClient(
        "Agon \"the\" player",
        mode,
        game -> Protocols.PLAYERS.create(engine, game),
        Limits.time(Duration.ofMillis(millis)),
        log::add);
  }

  private boolean play(KgpClient client, Script script) throws Exception {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<Boolean> server =
          () -> {
            try (LineSocket other = new LineSocket(door.accept())) {
              script.run(other);
            }
            return true;
          };
      Future<Boolean> done = threads.submit(server);
      boolean goodbye =
          client.play(Connection.dial("127.0.0.1", door.getLocalPort()), Conversation.NONE);
      done.get();
      return goodbye;
    }
  }

  private static void greet(LineSocket client) {
    client.send("2 kgp 1 0 1\r\n");
    assertThat(client.hear()).isEqualTo("set info:name \"Agon \\\"the\\\" player\"");
    assertThat(client.hear()).isEqualTo("mode freeplay");
    client.send("4 ok\r\n");
  }

  @Test
  void aStateGetsMovesAndThenYield() throws Exception {
    KgpClient client = client("engine(hash=1)", 60);
    boolean goodbye =
        play(
            client,
            server -> {
              greet(server);
              server.send("6 ping\r\n");
              assertThat(server.hear()).isEqualTo("1@6 pong");
              server.send("8 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>\r\n");
              String line = server.hear();
              assertThat(line).matches("3@8 move [1-6]");
              while (!String.valueOf(line).endsWith("yield")) {
                assertThat(line).matches("\\d*[13579]@8 move [1-6]");
                line = server.hear();
              }
              server.send("10@8 stop\r\ngoodbye\r\n");
            });
    assertThat(goodbye).isTrue();
    assertThat(client.answered()).isEqualTo(1);
  }

  @Test
  void whatIsFinalIsSaidOnceMoreForAServerThatAsksBeforeItHears() throws Exception {
    play(
        client("greedy", 50),
        server -> {
          greet(server);
          server.send("8 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>\r\n");
          assertThat(server.hear()).isEqualTo("1@8 move 3");
          server.send("10@1 error \"No state associated with id\"\r\n");
          assertThat(server.hear()).isEqualTo("3@8 move 3");
          assertThat(server.hear()).isEqualTo("5@8 yield");
          server.send("12@8 stop\r\ngoodbye\r\n");
        });
  }

  @Test
  void severalStatesMayBeOpenAtOnceAndOfDifferentBoards() throws Exception {
    play(
        client("greedy", 50),
        server -> {
          greet(server);
          server.send("set game:id \"7\"\r\nset some:thing new\r\nset time:clock 5\r\n");
          server.send("8 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>\r\n");
          server.send("10 state <3,0,0,3,3,3,3,3,3>\r\n");
          server.send("12 state <3,0,0,1,0,0,4,4,4>\r\n"); // no game of ours has 13 seeds
          server.send("14 state <2,3,3,0,0,1,1>\r\n"); // nothing to move
          server.send("16 state <nonsense>\r\n");
          Map<Long, Integer> moves = new HashMap<>();
          int yields = 0;
          while (yields < 3) {
            KgpCommand command = KgpCommand.read(String.valueOf(server.hear())).orElseThrow();
            long ref = command.ref().orElseThrow();
            if (command.name().equals("yield")) {
              yields++;
              assertThat(moves).containsKey(ref);
            } else {
              moves.put(ref, Integer.valueOf(command.argument(0)));
            }
          }
          assertThat(moves.keySet()).containsExactlyInAnyOrder(8L, 10L, 12L);
          assertThat(moves.get(12L)).isEqualTo(1);
          server.send("goodbye\r\n");
        });
    assertThat(log).anyMatch(line -> line.startsWith("a board is written"));
  }

  @Test
  void anotherVersionOrAServerThatHangsUpIsLeft() throws Exception {
    assertThat(
            play(
                client("greedy", 50),
                server -> {
                  server.send("kgp 2 0 0\r\n");
                  assertThat(server.hear()).isEqualTo("error \"protocol not supported\"");
                }))
        .isFalse();
    assertThat(play(client("greedy", 50), KgpClientTest::greet)).isFalse();
  }

  @Test
  void whatIsStoppedIsNotThoughtAboutAnyMore() throws Exception {
    play(
        client("engine(hash=1)", 3000),
        server -> {
          greet(server);
          server.send("8 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>\r\n");
          server.hear();
          server.send("10 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>\r\n12@10 stop\r\n");
          for (String line = server.hear(); !String.valueOf(line).endsWith("yield"); ) {
            line = server.hear();
            assertThat(line).doesNotContain("@10");
          }
          server.send("goodbye\r\n");
        });
  }

  @Test
  void problemsCountPitsFromZeroAndAreSolved() throws Exception {
    KgpClient client = client("greedy", 50, KgpClient.Mode.VERIFY);
    play(
        client,
        server -> {
          server.send("2 kgp 1 0 1\r\n");
          server.hear();
          assertThat(server.hear()).isEqualTo("mode verify");
          server.send("4 ok\r\n6 problem <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 2\r\n");
          assertThat(server.hear()).isEqualTo("1@6 solution <6,1,0,4,4,0,5,5,5,4,4,4,4,4,4> true");
          server.send("8 problem <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> 0\r\n");
          assertThat(server.hear()).isEqualTo("3@8 solution <6,0,0,0,5,5,5,5,4,4,4,4,4,4,4> false");
          server.send("10 problem <nonsense> 0\r\n12 problem <2,0,0,2,2,2,2> 7\r\n");
          server.send("14@3 error \"Was a repeat move\"\r\ngoodbye\r\n");
        });
    assertThat(client.answered()).isEqualTo(2);
    assertThat(client.mistakes()).isEqualTo(1);
  }

  @Test
  void bothOurEndsAgreeAboutTheRules() throws Exception {
    Game game = Games.CATALOG.game("kalah(pits=5,seeds=3)");
    KgpClient client = client("greedy", 5, KgpClient.Mode.VERIFY);
    try (TestServer server =
            new TestServer(new KgpHosting(game, Patience.STANDARD), "2s", 0, 4, "random");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<Boolean> one =
          () -> client.play(Connection.dial("127.0.0.1", server.port()), Conversation.NONE);
      Future<Boolean> running = threads.submit(one);
      while (client.answered() < 300 && !running.isDone()) {
        Thread.sleep(10);
      }
      server.dismiss();
      running.get();
      assertThat(client.answered()).isGreaterThanOrEqualTo(300);
      assertThat(client.mistakes()).isZero();
    }
  }

  @Test
  void bothOurEndsUnderstandEachOther() throws Exception {
    Game game = Games.CATALOG.game("kalah(pits=4,seeds=4)");
    try (TestServer server =
            new TestServer(new KgpHosting(game, Patience.STANDARD), "2s", 4, 4, "");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> clients = new ArrayList<>();
      for (String engine : List.of("greedy", "random")) {
        Callable<Boolean> one =
            () ->
                client(engine, 5)
                    .play(Connection.dial("127.0.0.1", server.port()), Conversation.NONE);
        clients.add(threads.submit(one));
      }
      server.awaitAndDismiss();
      for (Future<Boolean> client : clients) {
        assertThat(client.get()).isTrue();
      }
      assertThat(server.games).hasSize(4).allSatisfy(g -> assertThat(g.broken()).isEmpty());
      assertThat(server.games.getFirst().record().end().turn())
          .isIn(Position.FIRST, Position.SECOND);
    }
  }
}
