package agon.protocol.granada;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.protocol.SpeakerOnPipes;
import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine as the simulator meets it: one line for every command. */
@Timeout(60)
class GranadaSpeakerTest {
  private static final EngineOptions SMALL = EngineOptions.STANDARD.with("hash=1");
  private static final String START = "0 0 0 4 4 4 4 4 4 0 4 4 4 4 4 4";

  private static List<String> answers(String... lines) {
    StringWriter out = new StringWriter();
    try {
      new GranadaSpeaker(SMALL, new PrintWriter(out))
          .run(new BufferedReader(new StringReader(String.join("\n", lines))));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return out.toString().lines().toList();
  }

  @Test
  void askedForItsNameOnlyItLeavesAtOnce() {
    assertThat(answers("PING", "GETNAME", "END", "PING")).containsExactly("PONG", "Agon", "OK");
    assertThat(answers("PING", "GETNAME", "BADNAME", "PING")).containsExactly("PONG", "Agon", "OK");
  }

  @Test
  void itMovesWhereverTheStateSaysItsTurnIs() {
    List<String> said =
        answers(
            "TIMEOUT",
            "100",
            "SETPLAYER",
            "0",
            "GETMOVE",
            START,
            "GETMOVE",
            "2 4 1 1 2 0 5 5 0 4 4 0 4 4 5 5 5 5",
            "END");
    assertThat(said).hasSize(5);
    assertThat(said.subList(0, 2)).containsExactly("OK", "OK");
    assertThat(said.subList(2, 4)).allMatch(pit -> pit.matches("[1-6]"));
  }

  @Test
  void itTakesTheOnlyPit() {
    assertThat(answers("TIMEOUT", "50", "GETMOVE", "0 0 20 0 0 0 0 0 3 20 1 1 1 1 1 0").getLast())
        .isEqualTo("6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "HELLO             | ERROR commands are PING, GETNAME,",
        "TIMEOUT;soon      | ERROR the time is in whole milliseconds, not 'soon'",
        "SETPLAYER;2       | ERROR a player is 0 or 1, not '2'",
        "GETMOVE;          | ERROR a state is a line of whole numbers, not ''",
        "GETMOVE;1 2 3     | ERROR a state is the number of moves,",
        "GETMOVE;-1 0 0 4  | ERROR a state is the number of moves,",
        "GETMOVE;0 2 0 4 4 4 4 4 4 0 4 4 4 4 4 4 | ERROR the turn is 0 or 1, not 2",
        "GETMOVE;0 0 0 4 4 4 4 4 5 0 4 4 4 4 4 4 | ERROR the board has 48 seeds",
        "GETMOVE;0 0 24 0 0 0 0 0 0 24 0 0 0 0 0 0 | ERROR the game is over",
      })
  void nonsenseGetsOneLineToo(String commands, String expected) {
    List<String> said = answers((commands + ";PING").split(";", -1));
    assertThat(said).hasSize(2);
    assertThat(said.getFirst()).startsWith(expected);
    assertThat(said.getLast()).isEqualTo("PONG");
  }

  /** Plays as the simulator does, and insists on one line in time for each command. */
  @Test
  void wholeGamesFromBothSidesAreWonAgainstChanceOnTime() throws Exception {
    Game game = GranadaState.GAME;
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(11);
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      try (SpeakerOnPipes bot =
          new SpeakerOnPipes((in, out) -> new GranadaSpeaker(SMALL, out).run(in))) {
        assertThat(ask(bot, "PING")).isEqualTo("PONG");
        ask(bot, "TIMEOUT", "200");
        assertThat(ask(bot, "SETPLAYER", Integer.toString(side))).isEqualTo("OK");
        Position position = game.start();
        while (!position.isOver()) {
          if (position.turn() == side) {
            long start = System.nanoTime();
            String pit = ask(bot, "GETMOVE", GranadaState.write(position));
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                .isLessThan(Duration.ofSeconds(10));
            position.play(game.move(position, pit));
          } else {
            position.play(position.randomMove(rng, scratch));
          }
        }
        int margin = side == Position.FIRST ? position.margin() : -position.margin();
        assertThat(margin).as("as player %d", side).isPositive();
        assertThat(ask(bot, "END")).isEqualTo("OK");
      }
    }
  }

  private static String ask(SpeakerOnPipes bot, String... lines) throws IOException {
    for (String line : lines) {
      bot.say(line);
    }
    return bot.hear();
  }
}
