package agon.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.othello.Othello;
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

/** The engine as a controller meets it: answers that end with an empty line. */
@Timeout(120)
class GtpSpeakerTest {
  private static final EngineOptions SMALL = EngineOptions.STANDARD.with("hash=1");
  private static final Duration QUICK = Duration.ofMillis(30);

  private static void speak(BufferedReader in, PrintWriter out) throws IOException {
    new GtpSpeaker(SMALL, QUICK, out).run(in);
  }

  /** Commands separated by {@code ;}; the answers, each without its empty line. */
  private static List<String> answers(String commands) {
    StringWriter out = new StringWriter();
    try {
      speak(
          new BufferedReader(new StringReader(commands.replace(";", "\n"))), new PrintWriter(out));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    assertThat(out.toString()).matches("(?s)(.*\n\n)?");
    return List.of(out.toString().strip().split("\n\n", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "protocol_version                     | = 2",
        "7 name                               | =7 Agon",
        "name # who are you?                  | = Agon",
        "# only a remark;;  ;name             | = Agon",
        "known_command genmove                | = true",
        "known_command fly                    | = false",
        "12 fly                               | ?12 unknown command",
        "3                                    | ?3 unknown command",
        "boardsize 8                          | =",
        "boardsize 7                          | ? unacceptable size",
        "boardsize x                          | ? unacceptable size",
        "boardsize                            | ? syntax error, something is missing",
        "komi 6.5                             | =",
        "set_game Othello                     | =",
        "set_game Chess                       | ? the games are Othello and Gomoku",
        "play b f5                            | =",
        "play black F5                        | =",
        "play red f5 | ? a colour is b, w, black or white, not 'red'",
        "play w f5                            | ? it is not the turn of white",
        "play b a1 | ? a1 turns over no disc of White; legal moves are d3 c4 f5 e6",
        "play b pass | ? Black can move and may not pass; legal moves are d3 c4 f5 e6",
        "play b                               | ? syntax error, something is missing",
        "genmove                              | ? syntax error, something is missing",
        "undo                                 | ? cannot undo",
        "time_settings 1 2                    | ? time_settings is followed by three numbers",
        "time_settings a 2 3                  | ? a time is a number of seconds, not 'a'",
        "time_left b 1 x | ? a number of stones is a whole number, not 'x'",
        "final_score                          | = 0",
        "quit;name                            | =",
      })
  void commandsGetTheirAnswers(String commands, String expected) {
    assertThat(answers(commands)).containsExactly(expected);
  }

  @Test
  void movesAreMadeTakenBackAndMadeAgain() {
    List<String> said =
        answers("play b f5;genmove w;undo;undo;play b d3;reg_genmove w;genmove w;play b e6");
    assertThat(said.get(1)).matches("= [A-H][1-8]");
    assertThat(said.subList(2, 5)).containsExactly("=", "=", "=");
    assertThat(said.get(5)).matches("= [A-H][1-8]");
    assertThat(said.get(6)).matches("= [A-H][1-8]");
  }

  @Test
  void theBoardIsShownWithoutAnEmptyLine() {
    assertThat(answers("showboard").getFirst().lines().filter(line -> line.matches(" *[1-8] .*")))
        .hasSize(8);
  }

  @Test
  void whoCannotMovePassesAskedOrNot() {
    Othello game = (Othello) Othello.FAMILY.game();
    Rng rng = new Rng(3);
    StringBuilder commands = new StringBuilder();
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    while (!game.moveTexts(position).equals(List.of("pass"))) {
      if (position.isOver()) {
        position = game.start();
        commands.setLength(0);
      }
      int move = position.randomMove(rng, scratch);
      commands.append("play ").append(colour(position)).append(' ');
      commands.append(game.text(position, move)).append(';');
      position.play(move);
    }
    String stuck = colour(position);
    String other = stuck.equals("b") ? "w" : "b";
    assertThat(answers(commands + "genmove " + stuck).getLast()).isEqualTo("= PASS");
    assertThat(answers(commands + "play " + stuck + " pass").getLast()).isEqualTo("=");
    List<String> said = answers(commands + "genmove " + other + ";undo;genmove " + stuck);
    assertThat(said.get(said.size() - 3)).matches("= [A-H][1-8]");
    assertThat(said.getLast()).as("the pass was taken back too").isEqualTo("= PASS");
  }

  private static String colour(Position position) {
    return position.turn() == Position.FIRST ? "b" : "w";
  }

  @Test
  void gomokuIsPlayedOnTheBoardOfGo() {
    List<String> said =
        answers(
            "set_game gomoku;boardsize 9;time_settings 0 1 1;play b a1;play w j9;play b a2;"
                + "play w j8;play b a3;play w j7;play b a4;play w e5;genmove b;final_score");
    assertThat(said.subList(11, 13)).containsExactly("= A5", "= B+1");
  }

  @Test
  void wholeGamesFromBothSidesAreWonAgainstChanceWithinTheirTime() throws IOException {
    Othello game = (Othello) Othello.FAMILY.game();
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(5);
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      try (SpeakerOnPipes engine = new SpeakerOnPipes(GtpSpeakerTest::speak)) {
        ask(engine, "boardsize 8");
        ask(engine, "clear_board");
        ask(engine, "time_settings 5 0 0");
        Position position = game.start();
        long thinking = 0;
        while (!position.isOver()) {
          String colour = colour(position);
          if (position.turn() == side) {
            long start = System.nanoTime();
            String answer = ask(engine, "genmove " + colour);
            thinking += System.nanoTime() - start;
            position.play(game.move(position, answer.substring(2)));
          } else {
            int move = position.randomMove(rng, scratch);
            String line = "play " + colour + " " + game.text(position, move);
            assertThat(ask(engine, line)).isEqualTo("=");
            position.play(move);
          }
        }
        // Three times what it was given: whoever has the cores meanwhile delays every answer.
        assertThat(Duration.ofNanos(thinking)).isLessThan(Duration.ofSeconds(15));
        int margin = side == Position.FIRST ? position.margin() : -position.margin();
        assertThat(margin).as("as player %d", side).isPositive();
        String winner = position.margin() > 0 ? "B+" : "W+";
        assertThat(ask(engine, "final_score"))
            .isEqualTo("= " + winner + Math.abs(position.margin()));
        assertThat(ask(engine, "genmove b")).isEqualTo("= PASS");
      }
    }
  }

  private static String ask(SpeakerOnPipes engine, String line) throws IOException {
    engine.say(line);
    String answer = engine.hear();
    assertThat(engine.hear()).isEmpty();
    return answer;
  }
}
