package agon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.players.Protocols;
import agon.process.Launch;
import agon.process.Patience;
import agon.protocol.agi.AgiHost;
import agon.protocol.gomocup.GomocupHost;
import agon.protocol.granada.GranadaHost;
import agon.protocol.gtp.GtpHost;
import agon.protocol.nboard.NBoardHost;
import agon.search.Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both halves of each protocol at once: our engine in a process of its own, at our board. */
@Timeout(120)
class SpeakCommandTest {
  /** The protocols in which nobody says what he thinks. */
  private static final Set<String> SILENT = Set.of("granada", "gtp");

  private static final Limits LIMITS = Limits.time(Duration.ofMillis(50));

  /** How late a move may be here says nothing of us: tests share their machine. */
  private static final Patience LONG =
      new Patience(Duration.ofSeconds(3), Duration.ofSeconds(30), Duration.ofSeconds(30));

  private static Player speaker(String protocol, Game game) {
    Launch launch =
        Launch.of(
                ("'%s' -cp '%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m"
                        + " agon.cli.Main"
                        + " speak %s --options hash=4 --time 50ms")
                    .formatted(
                        Path.of(System.getProperty("java.home"), "bin", "java"),
                        System.getProperty("java.class.path"),
                        protocol))
            .on(terms -> terms.withPatience(LONG));
    return switch (protocol) {
      case "agi" -> AgiHost.player(protocol, launch, game);
      case "gomocup" -> GomocupHost.player(protocol, launch, game);
      case "granada" -> GranadaHost.player(protocol, launch, game);
      case "gtp" -> GtpHost.player(protocol, launch, game);
      case "nboard" -> NBoardHost.player(protocol, launch, game);
      default -> throw new IllegalArgumentException(protocol);
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gomocup | mnk(m=9,n=9,k=5)",
        "gomocup | mnk(m=8,n=10,k=5,exact=true)",
        "granada | granada",
        "gtp     | othello",
        "gtp     | mnk(m=7,n=7,k=5)",
        "nboard  | othello",
        "agi     | mnk(m=6,n=7,k=4)",
        "agi     | othello(size=6)",
        "agi     | kalah(pits=4,seeds=3)",
      })
  void theEnginePlaysGameAfterGameFromBothSidesAndBeatsChance(String protocol, String line) {
    Game game = Games.CATALOG.game(line);
    try (Player engine = speaker(protocol, game);
        Player random = Protocols.PLAYERS.create("random", game)) {
      for (int side = Position.FIRST; side <= Position.SECOND; side++) {
        Position position = game.start();
        engine.newGame(position, side, LIMITS, 1);
        random.newGame(position, 1 - side, LIMITS, 2);
        int opinions = 0;
        while (!position.isOver()) {
          boolean ours = position.turn() == side;
          Player mover = ours ? engine : random;
          position.play(mover.choose(position, LIMITS));
          opinions += mover.opinion().isPresent() ? 1 : 0;
          assertThat(mover.opinion().isPresent() && (!ours || SILENT.contains(protocol))).isFalse();
        }
        // On a machine with other things to do a move may be due before there is an opinion of it.
        assertThat(opinions).matches(count -> SILENT.contains(protocol) || count > 1);
        int margin = side == Position.FIRST ? position.margin() : -position.margin();
        assertThat(margin).as("for the engine in %s as player %d", line, side).isPositive();
      }
    }
  }
}
