package agon.protocol.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.players.Protocols;
import agon.process.Leftovers;
import agon.process.Patience;
import agon.process.Terms;
import agon.search.Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Clients of a course's server that we start ourselves. */
@Timeout(60)
class StartedClientTest {
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(20));
  private final Game game = Games.CATALOG.game("unical");

  private static Terms sandboxIfAny() {
    try {
      return Terms.STANDARD.inSandbox().launch("x", List.of("/bin/true")).terms();
    } catch (BadInput e) {
      return Terms.STANDARD;
    }
  }

  private Player start(String program, Duration startUp) {
    Terms terms =
        sandboxIfAny()
            .withPatience(
                new Patience(Duration.ofSeconds(1), startUp, Patience.STANDARD.untimed()));
    return Protocols.players(terms).create("tcp-dipole:" + program, game);
  }

  @Test
  void aTeamsClientPlaysAsIfItHadFoundTheCoursesServer() throws Exception {
    Leftovers leftovers = new Leftovers();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String client =
        "'%s' -XX:TieredStopAtLevel=1 -cp '%s' %s {host} {port}"
            .formatted(java, System.getProperty("java.class.path"), DipoleTeam.class.getName());
    try (Player player = start("warmup=200ms " + client, Duration.ofSeconds(30))) {
      Position position = game.start();
      player.tryOut();
      long connected = System.nanoTime();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      assertThat(System.nanoTime() - connected).as("time to warm up").isGreaterThan(200_000_000L);
      for (int i = 0; i < 2; i++) {
        int move = player.choose(position, LIMITS);
        assertThat(position.isLegal(move, new int[game.maxMoves()])).isTrue();
        position.play(move);
        int[] replies = new int[game.maxMoves()];
        assertThat(position.moves(replies)).isPositive();
        position.play(replies[0]);
      }
    }
    leftovers.assertNone();
  }

  @Test
  void aProgramThatNeverConnectsIsToldSo() throws Exception {
    Leftovers leftovers = new Leftovers();
    try (Player player =
        start("sh -c 'echo no server in sight >&2; exit 3'", Duration.ofSeconds(5))) {
      assertThatThrownBy(() -> player.newGame(game.start(), Position.FIRST, LIMITS, 1))
          .isInstanceOf(PlayerFault.class)
          .hasMessageContaining("no server in sight");
    }
    leftovers.assertNone();
  }
}
