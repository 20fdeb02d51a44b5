package agon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.protocol.Protocols;
import agon.search.Limits;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both halves of each protocol at once: our engine in a process of its own, at our board. */
@Timeout(120)
class SpeakCommandTest {
  private static final Limits LIMITS = Limits.time(Duration.ofMillis(200));

  private static String speaker(String protocol) {
    return "%s:'%s' -cp '%s' -XX:+UseSerialGC -Xmx256m agon.cli.Main speak %s --options hash=4"
        .formatted(
            protocol,
            Path.of(System.getProperty("java.home"), "bin", "java"),
            System.getProperty("java.class.path"),
            protocol);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gomocup | mnk(m=9,n=9,k=5)",
        "gomocup | mnk(m=8,n=10,k=5,exact=true)",
        "agi     | mnk(m=6,n=7,k=4)",
        "agi     | othello(size=6)",
        "agi     | kalah(pits=4,seeds=3)",
      })
  void theEnginePlaysGameAfterGameFromBothSidesAndBeatsChance(String protocol, String line) {
    Game game = Games.CATALOG.game(line);
    try (Player engine = Protocols.PLAYERS.create(speaker(protocol), game);
        Player random = Protocols.PLAYERS.create("random", game)) {
      for (int side = Position.FIRST; side <= Position.SECOND; side++) {
        Position position = game.start();
        engine.newGame(position, side, LIMITS, 1);
        random.newGame(position, 1 - side, LIMITS, 2);
        while (!position.isOver()) {
          boolean ours = position.turn() == side;
          Player mover = ours ? engine : random;
          position.play(mover.choose(position, LIMITS));
          assertThat(mover.opinion().isPresent()).isEqualTo(ours);
        }
        int margin = side == Position.FIRST ? position.margin() : -position.margin();
        assertThat(margin).as("for the engine in %s as player %d", line, side).isPositive();
      }
    }
  }
}
