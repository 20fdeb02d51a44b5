package agon.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.imports.Ggf;
import agon.othello.Othello;
import agon.protocol.SpeakerOnPipes;
import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine as NBoard meets it. */
@Timeout(120)
class NBoardSpeakerTest {
  private static final Game GAME = Othello.FAMILY.game();
  private static final EngineOptions SMALL = EngineOptions.STANDARD.with("hash=1");

  private static void speak(BufferedReader in, PrintWriter out) throws IOException {
    new NBoardSpeaker(SMALL, Duration.ofSeconds(20), out).run(in);
  }

  private static SpeakerOnPipes engine(String... lines) throws IOException {
    SpeakerOnPipes engine = new SpeakerOnPipes(NBoardSpeakerTest::speak);
    engine.say("nboard 2");
    for (String line : lines) {
      engine.say(line);
    }
    return engine;
  }

  private static String game(String... moves) {
    Position position = GAME.start();
    GAME.moves(position, String.join(" ", moves)).forEach(position::play);
    return "set game " + Ggf.write(GAME, position);
  }

  @Test
  void theSessionOfTheProtocolsOwnExampleGetsItsAnswers() throws IOException {
    try (SpeakerOnPipes engine =
        engine(
            "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]"
                + "TI[15:00]TY[8]BO[8 ---------------------------O*------*O-------------------------"
                + "-- *]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)",
            "set depth 4",
            "ping 1",
            "go")) {
      assertThat(engine.hearUntil("pong 1"))
          .containsExactly("set myname Agon", "set myname Agon4", "pong 1");
      List<String> said = engine.hearUntil("===");
      assertThat(said.getFirst()).isEqualTo("status Agon is thinking");
      assertThat(said.get(1)).matches("nodestats \\d+ \\d+\\.\\d\\d");
      assertThat(said.getLast()).matches("=== [A-H][1-8]/-?\\d+\\.\\d\\d/\\d+\\.\\d\\d");
    }
  }

  @Test
  void olderBoardsSayMovesWithoutTheWord() throws IOException {
    try (SpeakerOnPipes engine = engine(game(), "set depth 1", "F5", "d6", "hint 60", "ping 7")) {
      Position position = GAME.start();
      GAME.moves(position, "f5 d6").forEach(position::play);
      List<String> said = engine.hearUntil("pong 7");
      assertThat(said).anyMatch(line -> line.startsWith("search C3"));
      assertThat(GAME.moveTexts(position)).contains("c3");
    }
  }

  @Test
  void goDoesNotPlayTheMove() throws IOException {
    try (SpeakerOnPipes engine = engine(game(), "set depth 3", "go")) {
      String first = engine.hearUntil("===").getLast().substring(4, 6);
      engine.say("go");
      assertThat(engine.hearUntil("===").getLast()).startsWith("=== " + first);
      engine.say("move " + first + "/0.5/0.1");
      engine.say("go");
      String answer = engine.hearUntil("===").getLast().substring(4, 6);
      Position position = GAME.start();
      position.play(GAME.move(position, first));
      position.play(GAME.move(position, answer));
    }
  }

  @Test
  void hintsGiveTheBestMovesWithValueLineAndDepth() throws IOException {
    try (SpeakerOnPipes engine = engine(game("f5", "d6"), "set depth 5", "hint 3")) {
      engine.hearUntil("status Analyzing");
      List<String> said = engine.hearUntil("nodestats");
      assertThat(said.subList(0, said.size() - 1))
          .allMatch(line -> line.matches("search ([A-H][1-8]|PA)+ -?\\d+\\.\\d\\d 0 \\d+"));
      assertThat(
              said.stream()
                  .filter(line -> line.endsWith(" 0 5"))
                  .map(line -> line.substring(7, 9))
                  .distinct())
          .hasSize(3);
      assertThat(engine.hear()).isEqualTo("status");
    }
  }

  @Test
  void anExactValueIsMarked() throws IOException {
    Position position = GAME.start();
    Rng rng = new Rng(2);
    int[] scratch = new int[GAME.maxMoves()];
    while (position.ply() < 56) {
      position.play(position.randomMove(rng, scratch));
    }
    try (SpeakerOnPipes engine =
        engine("set game " + Ggf.write(GAME, position), "set depth 20", "hint 1")) {
      List<String> said = engine.hearUntil("nodestats");
      assertThat(said.get(said.size() - 2)).startsWith("search ").endsWith(" 0 100%");
    }
  }

  @Test
  void pingEndsALongThoughtBeforeItIsAnswered() throws IOException {
    try (SpeakerOnPipes engine = engine(game("f5"), "set depth 60")) {
      for (int i = 1; i <= 5; i++) {
        long start = System.nanoTime();
        engine.say(i % 2 == 0 ? "go" : i == 5 ? "analyze" : "hint 2");
        engine.say("ping " + i);
        engine.hearUntil("pong " + i);
        engine.say("ping 100");
        assertThat(engine.hear()).as("nothing comes after the pong").isEqualTo("pong 100");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
      }
    }
  }

  @Test
  void aGameIsAnalysedFromItsEnd() throws IOException {
    try (SpeakerOnPipes engine = engine(game("f5", "d6", "c3"), "set depth 2", "analyze")) {
      engine.hearUntil("status Analyzing the game");
      List<String> said = engine.hearUntil("status");
      assertThat(said.subList(0, 4).stream().map(line -> line.replaceFirst("-?[\\d.]+$", "")))
          .containsExactly("analysis 3 ", "analysis 2 ", "analysis 1 ", "analysis 0 ");
      assertThat(said).hasSize(5);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "learn             | learned",
        "fly to the moon   | pong 1",
        "set contempt 10   | pong 1",
        "set               | pong 1",
        "set depth deep    | status a depth is a number, not 'deep'",
        "set game f5d6     | status a game is written (;GM[Othello]…;), not 'f5d6'",
        "move z9           | status move 1: a move is a square from a1 to h8, or pass, not 'z9'",
        "move              | pong 1",
      })
  void whatIsUnknownIsIgnoredAndWhatIsWrongIsShown(String line, String expected)
      throws IOException {
    try (SpeakerOnPipes engine = engine(line, "ping 1")) {
      engine.hearUntil("set myname Agon");
      assertThat(engine.hear()).isEqualTo(expected);
    }
  }

  @Test
  void wholeGamesFromBothSidesAreWonAgainstChance() throws IOException {
    int[] scratch = new int[GAME.maxMoves()];
    Rng rng = new Rng(5);
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      try (SpeakerOnPipes engine = engine("set depth 4", game())) {
        Position position = GAME.start();
        while (!position.isOver()) {
          int move;
          if (position.turn() == side) {
            engine.say("go");
            String answer = engine.hearUntil("===").getLast().substring(4).split("/", 2)[0];
            move = GAME.move(position, answer);
          } else {
            move = position.randomMove(rng, scratch);
          }
          engine.say("move " + Ggf.moveText(GAME, position, move));
          position.play(move);
        }
        int margin = side == Position.FIRST ? position.margin() : -position.margin();
        assertThat(margin).as("as player %d", side).isPositive();
        engine.say("go");
        assertThat(engine.hearUntil("status the game is over").getLast())
            .isEqualTo("status the game is over, there is no move to make");
      }
    }
  }
}
