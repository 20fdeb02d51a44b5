package agon.protocol.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.games.Games;
import agon.match.Opening;
import agon.match.Played;
import agon.match.Referee;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.process.Patience;
import agon.protocol.net.Guest;
import agon.protocol.net.LineSocket;
import agon.protocol.net.Visit;
import agon.protocol.net.Wire;
import agon.record.Ending;
import agon.search.Limits;
import agon.search.TimeControl;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A client as a player: passes, endings, and in the arena. */
@Timeout(60)
class DipoleGuestTest {
  private static final Game GAME = Games.CATALOG.game("unical");
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(5));

  /** White's last man faces two larger stacks. */
  private static final String BLOCKED = "B1:B2 B3:B2 C2:W1 ";

  private static final DipoleHosting HOSTING =
      new DipoleHosting(GAME, Duration.ZERO, Patience.STANDARD);

  /** A guest and the client at the other end. */
  private record Pair(Guest guest, LineSocket client) {
    static Pair make(int side) throws IOException {
      try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
        LineSocket client = LineSocket.to(door.getLocalPort());
        Socket socket = door.accept();
        Guest guest = HOSTING.greet(new Visit(Wire.of(socket), 7, Conversation.NONE, () -> {}));
        guest.seat(side);
        client.hear();
        assertThat(client.hear()).isEqualTo("MESSAGE Group 7, please wait for the opponent");
        return new Pair(guest, client);
      }
    }
  }

  @Test
  void aPassIsAskedForAndNamesAStack() throws Exception {
    Pair pair = Pair.make(Position.FIRST);
    Position position = GAME.position(BLOCKED + "W 10");
    pair.client().say("MOVE C2,N,0");
    assertThat(pair.guest().isAskedToPass()).isTrue();
    int pass = pair.guest().choose(position, LIMITS);
    assertThat(GAME.text(position, pass)).isEqualTo("pass");
    assertThat(pair.client().hear()).isEqualTo("YOUR_TURN");
    assertThat(pair.client().hear()).isEqualTo("VALID_MOVE");
  }

  @Test
  void theOtherSidesPassIsToldWithOneOfItsSquares() throws Exception {
    Pair pair = Pair.make(Position.SECOND);
    Position position = GAME.position(BLOCKED + "W 10");
    position.play(GAME.move(position, "pass"));
    pair.client().say("MOVE B1,SE,1");
    pair.guest().choose(position, LIMITS);
    assertThat(pair.client().hear()).isEqualTo("OPPONENT_MOVE C2,N,0");
    assertThat(pair.client().hear()).isEqualTo("YOUR_TURN");
  }

  @Test
  void theLastMoveComesBeforeTheResult() throws Exception {
    Pair pair = Pair.make(Position.SECOND);
    Position position = GAME.position("A2:W1 H3:B1 W 10");
    position.play(GAME.move(position, "A2,NE,1"));
    assertThat(position.isOver()).isTrue();
    pair.guest().gameOver(position, position.outcome(), Ending.BY_THE_RULES);
    assertThat(pair.client().hear()).isEqualTo("OPPONENT_MOVE A2,NE,1");
    assertThat(pair.client().hear()).isEqualTo("VICTORY");
    assertThat(pair.client().hear()).isNull();
  }

  @Test
  void aTieIsATie() throws Exception {
    Pair pair = Pair.make(Position.FIRST);
    Position end = GAME.position("A2:W1 H3:B1 W 120");
    pair.guest().gameOver(end, Outcome.DRAW, Ending.BY_THE_RULES);
    assertThat(pair.client().hear()).contains("TIE");
  }

  @Test
  void openingsAreBeyondTheProtocol() throws Exception {
    Pair pair = Pair.make(Position.FIRST);
    assertThatThrownBy(() -> pair.guest().newGame(GAME.position(BLOCKED + "W 10"), 0, LIMITS, 1))
        .isInstanceOf(PlayerFault.class)
        .hasMessage("can only play from the start: its protocol knows no openings");
  }

  @Test
  void theArenaWaitsForAClient() throws Exception {
    int port = freePort();
    Game plain = Games.CATALOG.game("unical");
    try (Player guest = Protocols.PLAYERS.create("tcp-dipole:listen=" + port + ",wait=10s", plain);
        Player greedy = Protocols.PLAYERS.create("greedy", plain)) {
      for (int game = 0; game < 3; game++) {
        long seed = game;
        CompletableFuture<String> client =
            CompletableFuture.supplyAsync(() -> new CourseClient(port, seed).play());
        Played played =
            new Referee(plain, TimeControl.parse("2s"), (p, m) -> {})
                .play(
                    Opening.NONE,
                    new Player[] {greedy, guest},
                    new String[] {"greedy", "guest"},
                    Map.of(),
                    seed);
        assertThat(played.result().ending()).isEqualTo(Ending.BY_THE_RULES);
        assertThat(client.get().equals("VICTORY"))
            .isEqualTo(played.result().outcome() == Outcome.SECOND_WINS);
      }
    }
  }

  @Test
  void whoDoesNotComeLoses() throws Exception {
    try (Player guest =
        Protocols.PLAYERS.create("tcp-dipole:listen=" + freePort() + ",wait=100ms", GAME)) {
      assertThatThrownBy(() -> guest.newGame(GAME.start(), 0, LIMITS, 1))
          .isInstanceOf(PlayerFault.class)
          .hasMessage("did not connect within 100ms");
    }
  }

  @Test
  void boardsTheClientsDoNotKnowAreRefused() {
    for (String line : new String[] {"othello", "dipole(size=10)", "dipole(setup=steere)"}) {
      assertThatThrownBy(
              () -> new DipoleHosting(Games.CATALOG.game(line), Duration.ZERO, Patience.STANDARD))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("play dipole or unical");
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }
}
