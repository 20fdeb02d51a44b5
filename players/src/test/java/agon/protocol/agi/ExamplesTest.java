package agon.protocol.agi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.players.Protocols;
import agon.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The players in examples/ really play. */
@Timeout(120)
class ExamplesTest {
  private static final Path EXAMPLES = Path.of("../examples");
  private static final List<String> GAMES =
      List.of("tictactoe", "mnk(m=6,n=7,k=4)", "kalah", "oware", "unical", "othello(size=6)");

  /** A whole game against itself, from both sides; the moves as text. */
  private static String playOut(Game game, String player) {
    Limits limits = Limits.time(Duration.ofSeconds(5));
    StringBuilder moves = new StringBuilder();
    try (Player first = Protocols.PLAYERS.create(player, game);
        Player second = Protocols.PLAYERS.create(player, game)) {
      Position position = game.start();
      first.newGame(position, Position.FIRST, limits, 1);
      second.newGame(position, Position.SECOND, limits, 2);
      while (!position.isOver()) {
        int move = (position.turn() == Position.FIRST ? first : second).choose(position, limits);
        moves.append(game.text(position, move)).append(' ');
        position.play(move);
      }
    }
    return moves.toString();
  }

  @Test
  void thePythonExamplePlaysEveryGameAndTheSameSeedPlaysTheSame() {
    for (String line : GAMES) {
      Game game = Games.CATALOG.game(line);
      String player = "agi:python3 " + EXAMPLES.resolve("agi-player.py");
      assertThat(playOut(game, player)).isNotEmpty();
    }
    Game small = Games.CATALOG.game("tictactoe");
    String player = "agi:python3 " + EXAMPLES.resolve("agi-player.py");
    assertThat(playOut(small, player)).isEqualTo(playOut(small, player));
  }

  @Test
  void theExampleInCPlaysEveryGame(@TempDir Path folder) throws Exception {
    Path program = folder.resolve("agi-player");
    assumeTrue(
        compiles(program), "there is no C compiler (cc) here, so the C example was not tried");
    for (String line : GAMES) {
      assertThat(playOut(Games.CATALOG.game(line), "agi:" + program)).isNotEmpty();
    }
  }

  private static boolean compiles(Path program) throws InterruptedException {
    try {
      Process compiler =
          new ProcessBuilder(
                  "cc", "-Wall", "-Werror", "-o", program.toString(), EXAMPLES + "/agi-player.c")
              .inheritIO()
              .start();
      assertThat(compiler.waitFor()).as("the C example compiles without a warning").isZero();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
