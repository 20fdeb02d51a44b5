package agon.protocol.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.player.Player;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.protocol.net.Connection;
import agon.protocol.net.LineSocket;
import agon.search.Limits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Our players on the course's server, played here by a script that follows it to the letter. */
@Timeout(60)
class DipoleClientTest {
  private static final Game GAME = Games.CATALOG.game("unical");
  private static final DipoleWire WIRE = new DipoleWire(GAME);
  private static final Limits LIMITS = Limits.time(Duration.ofMillis(20));

  /** What the server does with the one client it has. */
  private interface Script {
    void run(LineSocket client);
  }

  private static Optional<DipoleClient.Result> play(String engine, Script script) throws Exception {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        Player player = Protocols.PLAYERS.create(engine, GAME)) {
      Callable<Boolean> server =
          () -> {
            try (LineSocket client = new LineSocket(door.accept())) {
              script.run(client);
            }
            return true;
          };
      Future<Boolean> done = threads.submit(server);
      try {
        return new DipoleClient(GAME, player, LIMITS, line -> {})
            .play(Connection.dial("127.0.0.1", door.getLocalPort()), Conversation.NONE);
      } finally {
        done.get();
      }
    }
  }

  /** The whole server, with a random opponent; checks every move and says how it ended. */
  private static String referee(LineSocket client, int side, long seed) {
    client.say("WELCOME " + (side == 0 ? "White" : "Black"));
    client.say("MESSAGE Group 1, please wait for the opponent");
    client.say("MESSAGE All players connected");
    Position position = GAME.start();
    Rng rng = new Rng(seed);
    int[] scratch = new int[GAME.maxMoves()];
    while (!position.isOver()) {
      if (position.turn() == side) {
        client.say("YOUR_TURN");
        String line = String.valueOf(client.hear());
        assertThat(line).startsWith("MOVE ");
        position.play(WIRE.move(position, line.substring(5)));
        client.say("VALID_MOVE");
      } else {
        int move = position.randomMove(rng, scratch);
        client.say("OPPONENT_MOVE " + WIRE.text(position, move));
        position.play(move);
      }
    }
    Outcome outcome = position.outcome();
    String result =
        outcome == Outcome.DRAW ? "TIE" : outcome == Outcome.winOf(side) ? "VICTORY" : "DEFEAT";
    client.say(result);
    return result;
  }

  @Test
  void wholeGamesArePlayedWithBothColours() throws Exception {
    for (int game = 0; game < 10; game++) {
      String[] result = new String[1];
      int number = game;
      Optional<DipoleClient.Result> ours =
          play(
              game < 2 ? "engine" : "greedy",
              client -> result[0] = referee(client, number % 2, number));
      assertThat(ours.map(Enum::name)).contains(result[0]);
    }
  }

  @Test
  void timeOutsAndInvalidMovesAreTakenAsTheyCome() throws Exception {
    Optional<DipoleClient.Result> result =
        play(
            "random",
            client -> {
              client.say("WELCOME White");
              client.say("MESSAGE All players connected");
              client.say("YOUR_TURN");
              client.hear();
              client.say("TIMEOUT");
              client.say("SOMETHING NEW");
              client.say("DEFEAT");
            });
    assertThat(result).contains(DipoleClient.Result.DEFEAT);
  }

  @Test
  void aServerThatHangsUpLeavesTheResultOpen() throws Exception {
    assertThat(play("random", client -> client.say("WELCOME Black"))).isEmpty();
  }

  @Test
  void aServerWithOtherRulesIsNotPlayedAgainst() {
    assertThatThrownBy(
            () ->
                play(
                    "random",
                    client -> {
                      client.say("WELCOME Black");
                      client.say("OPPONENT_MOVE H5,S,1");
                      client.hear();
                    }))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("the server and we disagree about the rules: ");
  }

  @Test
  void whereNobodyListensTheSentenceSaysSo() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    assertThatThrownBy(() -> Connection.dial("127.0.0.1", port))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("nobody answers at port " + port);
  }
}
