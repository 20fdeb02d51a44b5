package agon.protocol.tuc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.process.Patience;
import agon.protocol.net.Connection;
import agon.protocol.net.TestServer;
import agon.record.Ending;
import agon.search.Limits;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Our players on the course's server, played here by a script that follows it to the letter. */
@Timeout(60)
class TucClientTest {
  private static final Limits LIMITS = Limits.time(Duration.ofMillis(20));

  private interface Script {
    void run(ByteSocket client);
  }

  private final List<String> log = new ArrayList<>();

  private TucClient client(TucCodes codes, int size, String engine) {
    return new TucClient(
        codes,
        size == 0 ? Optional.empty() : Optional.of(new TucShape(size, size == 15)),
        "agon-the-great",
        engine,
        Protocols.PLAYERS::create,
        LIMITS,
        log::add);
  }

  private boolean play(TucCodes codes, int size, String engine, Script script) throws Exception {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        TucClient client = client(codes, size, engine)) {
      Callable<Boolean> server =
          () -> {
            try (ByteSocket other = new ByteSocket(door.accept())) {
              script.run(other);
            }
            return true;
          };
      Future<Boolean> done = threads.submit(server);
      try {
        return client.play(Connection.dial("127.0.0.1", door.getLocalPort()), Conversation.NONE);
      } finally {
        done.get();
      }
    }
  }

  /**
   * One game of the course's server with a random opponent; the codes in their own writes.
   *
   * @return the client's margin
   */
  private static int referee(ByteSocket client, Game game, int base, int side, long seed) {
    TucBoard board = new TucBoard(game);
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(seed);
    client.say(base);
    client.say(ints(board.bytes(position)));
    client.say(base + (board.isWhite(side) ? 1 : 2));
    while (!position.isOver()) {
      if (position.turn() == side) {
        client.say(base + 3);
        byte[] move = client.hear(2);
        position.play(board.move(position, move[0], move[1]));
      } else {
        int move = position.randomMove(rng, scratch);
        byte[] bytes = board.bytes(position, move);
        position.play(move);
        if (!position.isOver()) { // the last move is not told
          client.say(base + 4);
          client.say(bytes[0], bytes[1]);
        }
      }
    }
    return side == Position.FIRST ? position.margin() : -position.margin();
  }

  private static int[] ints(byte[] bytes) {
    int[] ints = new int[bytes.length];
    for (int i = 0; i < ints.length; i++) {
      ints[i] = bytes[i];
    }
    return ints;
  }

  @Test
  void severalGamesArePlayedOnOneConnection() throws Exception {
    Game game = Games.CATALOG.game("crete(size=6,blocked=b2)");
    boolean quit =
        play(
            TucCodes.NEW,
            6,
            "greedy",
            server -> {
              server.say(106);
              int length = server.hear();
              assertThat(length).isEqualTo(8);
              assertThat(new String(server.hear(length), java.nio.charset.StandardCharsets.UTF_8))
                  .isEqualTo("agon-the");
              for (int i = 0; i < 6; i++) {
                referee(server, game, 101, i % 2, i);
              }
              server.say(107);
            });
    assertThat(quit).isTrue();
    assertThat(log).hasSize(6);
  }

  /** With its option to swap, the server tells the new colours before the next position. */
  @Test
  void aResultIsThatOfTheColoursTheGameWasPlayedWith() throws Exception {
    Game game = Games.CATALOG.game("crete(size=6,blocked=none)");
    List<String> expected = new ArrayList<>();
    play(
        TucCodes.NEW,
        6,
        "greedy",
        server -> {
          for (int i = 0; i < 8; i++) {
            int side = i % 2;
            int margin = referee(server, game, 101, side, i);
            server.say(side == 0 ? 103 : 102);
            String result =
                margin == 0 ? "drawn" : (margin > 0 ? "won by " : "lost by ") + Math.abs(margin);
            expected.add("we were %s: %s".formatted(side == 0 ? "White" : "Black", result));
          }
          server.say(107);
        });
    assertThat(log).hasSize(8);
    for (int i = 0; i < 8; i++) {
      assertThat(log.get(i)).startsWith("game over").contains(expected.get(i));
    }
    assertThat(log).anyMatch(line -> line.contains("with the other side's last move"));
  }

  @Test
  void aGameThatIsLeftInTheMiddleIsBrokenOff() throws Exception {
    Game game = Games.CATALOG.game("crete(size=6,blocked=none)");
    TucBoard board = new TucBoard(game);
    play(
        TucCodes.NEW,
        6,
        "greedy",
        server -> {
          server.say(101);
          server.say(ints(board.bytes(game.start())));
          server.say(102);
          server.say(104);
          server.hear(2);
          server.say(107);
        });
    assertThat(log).containsExactly("a game was broken off, we were White");
  }

  /** The course's two boards are told apart by how their positions begin. */
  @Test
  void whichBoardItIsIsSeenFromThePosition() throws Exception {
    for (String line : List.of("hexthello", "crete")) {
      Game game = Games.CATALOG.game(line);
      for (int side = 0; side < 2; side++) {
        int ours = side;
        play(
            TucCodes.NEW,
            0,
            "greedy",
            server -> {
              referee(server, game, 101, ours, 5);
              server.say(107);
            });
      }
    }
    assertThat(log).hasSize(4).allMatch(said -> said.startsWith("game over"));
  }

  @Test
  void whoWasToldTheWrongBoardSaysSo() {
    assertThatThrownBy(() -> play(TucCodes.NEW, 15, "random", server -> open(server, "crete")))
        .hasMessageContaining("does not play on a hexagon of radius 7");
    assertThatThrownBy(() -> play(TucCodes.NEW, 10, "random", server -> open(server, "hexthello")))
        .hasMessageContaining("for that say --game hexthello");
  }

  private static void open(ByteSocket client, String line) {
    Game game = Games.CATALOG.game(line);
    client.say(101);
    client.say(ints(new TucBoard(game).bytes(game.start())));
  }

  @Test
  void boardsAreTakenAsTheServerSendsThem() throws Exception {
    for (String line : List.of("crete", "othello", "othello(size=4)")) {
      Game game = Games.CATALOG.game(line);
      int size = game.settings().number("size");
      for (int side = 0; side < 2; side++) {
        int ours = side;
        play(
            TucCodes.OLD,
            size,
            line.equals("crete") ? "random" : "engine(hash=1)",
            server -> {
              referee(server, game, 1, ours, 3);
              server.say(7);
            });
      }
    }
    assertThat(log).hasSize(6);
  }

  @Test
  void aServerThatHangsUpOrSpeaksNonsenseIsLeft() throws Exception {
    assertThat(play(TucCodes.NEW, 10, "random", server -> server.say(102))).isFalse();
    assertThatThrownBy(() -> play(TucCodes.NEW, 10, "random", server -> server.say(55)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("its codes go from 101 to 107");
    assertThatThrownBy(() -> play(TucCodes.NEW, 10, "random", server -> server.say(104)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("before it has sent a position");
  }

  @Test
  void bothOurEndsUnderstandEachOther() throws Exception {
    Game game = Games.CATALOG.game("crete(size=6,blocked=none)");
    TucHosting hosting = new TucHosting(game, TucCodes.NEW, 0, Patience.STANDARD);
    try (TestServer server = new TestServer(hosting, "2s", 4, 4, "");
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> clients = new ArrayList<>();
      for (String engine : List.of("greedy", "random")) {
        Callable<Boolean> one =
            () -> {
              try (TucClient client = client(TucCodes.NEW, 6, engine)) {
                return client.play(Connection.dial("127.0.0.1", server.port()), Conversation.NONE);
              }
            };
        clients.add(threads.submit(one));
      }
      server.awaitAndDismiss();
      for (Future<Boolean> client : clients) {
        assertThat(client.get()).isTrue();
      }
      assertThat(server.games)
          .allSatisfy(g -> assertThat(g.result().ending()).isEqualTo(Ending.BY_THE_RULES));
    }
  }
}
