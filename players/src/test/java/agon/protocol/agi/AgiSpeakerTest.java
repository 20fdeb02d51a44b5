package agon.protocol.agi;

import static org.assertj.core.api.Assertions.assertThat;

import agon.games.Games;
import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as a program that speaks AGI. */
@Timeout(60)
class AgiSpeakerTest {
  private static final EngineOptions SMALL = EngineOptions.STANDARD.with("hash=1");

  private static List<String> answers(String... commands) {
    StringWriter out = new StringWriter();
    try {
      new AgiSpeaker(Games.CATALOG, SMALL, new PrintWriter(out))
          .run(new BufferedReader(new StringReader(String.join("\n", commands))));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return out.toString().lines().toList();
  }

  @Test
  void itIntroducesItselfWithAllOptions() {
    List<String> said = answers("agi", "isready", "quit", "agi");
    assertThat(said.getFirst()).startsWith("id name Agon");
    assertThat(said)
        .contains(
            "option threads default 1 allowed 1–256",
            "option lmr default auto allowed auto or true or false");
    assertThat(said.subList(said.size() - 2, said.size())).containsExactly("agiok", "readyok");
    assertThat(said.stream().filter(line -> line.startsWith("option ")))
        .hasSameSizeAs(EngineOptions.PARAMETERS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mnk(m=6,n=6,k=4)", "kalah", "oware", "dipole", "othello", "crete"})
  void itPlaysEveryGame(String game) throws Exception {
    List<String> said = thoughts("newgame " + game, "position start", "go depth 3");
    assertThat(said).anyMatch(line -> line.startsWith("info depth ") && line.contains(" score "));
    assertThat(said.getLast()).startsWith("bestmove ");
  }

  @Test
  void itSeesTheWinAndSaysSo() throws Exception {
    List<String> said = thoughts("newgame tictactoe", "position XX1/OO1/3 X", "go movetime 100");
    assertThat(said).contains("bestmove c1");
    assertThat(said.getFirst()).contains(" score win 1 proven ").endsWith(" line c1");
  }

  @Test
  void aPositionIsAStartAndMoves() throws Exception {
    assertThat(thoughts("newgame tictactoe", "position start moves a1 a2 b1 b2", "go nodes 500"))
        .contains("bestmove c1");
    assertThat(thoughts("newgame tictactoe", "position X2/O2/3 X moves b1 b2", "go nodes 500"))
        .contains("bestmove c1");
  }

  @Test
  void severalBestMovesAreRanked() throws Exception {
    assertThat(
            thoughts(
                "option multipv 3",
                "newgame othello",
                "position start moves f5",
                "go depth 4",
                "isready"))
        .anyMatch(line -> line.startsWith("info depth 4 ") && line.contains(" rank 3 "));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void whatWasVisitedInAllIsSaidLastAndIsTheLimit(int threads) throws Exception {
    List<String> said =
        thoughts(
            "option threads " + threads,
            "newgame gomoku",
            "position start moves h8 i9 h10 k8",
            "go nodes 20000");
    String[] last = said.get(said.size() - 2).split(" ");
    assertThat(Integer.parseInt(last[List.of(last).indexOf("nodes") + 1]))
        .isBetween(19_800, 20_200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fly                     | error commands are agi,",
        "newgame chess           | error there is no game 'chess'",
        "option magic 1          | error engine has no parameter 'magic'",
        "option threads          | error an option is written: option NAME VALUE",
        "option threads many     | error threads is 1–256, not 'many'",
        "position                | error a position is written",
        "position nowhere        | error a position is its rows",
        "position start moves z9 | error a move is a cell",
        "go depth                | error depth is followed by a whole number from 1 on, not ''",
        "go fast                 | error go is followed by movetime,",
        "ponderhit               | error ponderhit comes after go ponder",
        "\u0000\u00ff            | error commands are agi,",
      })
  void whatIsWrongGetsASentenceAndItGoesOn(String command, String expected) {
    List<String> said = answers(command, "isready");
    assertThat(said).hasSize(2);
    assertThat(said.getFirst()).startsWith(expected);
    assertThat(said.getLast()).isEqualTo("readyok");
  }

  @Test
  void aFinishedGameHasNoMove() {
    assertThat(answers("newgame tictactoe", "position XXX/OO1/3 O", "go depth 1", "isready"))
        .containsExactly("error the game is over, there is no move to make", "readyok");
  }

  @Test
  void theEndOfInputStopsAndAnswers() {
    assertThat(answers("newgame othello", "position start", "go infinite").getLast())
        .startsWith("bestmove ");
  }

  /** A conversation that waits for answers, as a real host does. */
  private static final class Host implements AutoCloseable {
    private final PipedWriter toSpeaker = new PipedWriter();
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private final Thread thread;

    Host() throws IOException {
      PipedReader commands = new PipedReader(toSpeaker);
      PrintWriter out =
          new PrintWriter(Writer.nullWriter()) {
            @Override
            public void println(String line) {
              said.add(line);
            }
          };
      thread =
          Thread.ofPlatform()
              .start(
                  () -> {
                    try {
                      new AgiSpeaker(Games.CATALOG, SMALL, out).run(new BufferedReader(commands));
                    } catch (IOException e) {
                      throw new IllegalStateException(e);
                    }
                  });
    }

    void say(String line) throws IOException {
      toSpeaker.write(line + "\n");
      toSpeaker.flush();
    }

    /** All that is said up to the move, and the move. */
    List<String> hearThoughts() throws InterruptedException {
      List<String> lines = new ArrayList<>();
      do {
        lines.add(said.take());
      } while (!lines.getLast().startsWith("bestmove "));
      return lines;
    }

    /** Waits until it says what it thinks, so that it thinks. */
    void hearThought() throws InterruptedException {
      assertThat(said.take()).startsWith("info ");
    }

    String hearBestMove() throws InterruptedException {
      return hearThoughts().getLast();
    }

    boolean hasBestMove() {
      return said.stream().anyMatch(line -> line.startsWith("bestmove "));
    }

    @Override
    public void close() throws IOException {
      say("quit");
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static List<String> thoughts(String... commands) throws Exception {
    try (Host host = new Host()) {
      for (String command : commands) {
        host.say(command);
      }
      return host.hearThoughts();
    }
  }

  @Test
  void stopEndsAnEndlessThought() throws Exception {
    try (Host host = new Host()) {
      host.say("newgame othello");
      host.say("go infinite");
      host.hearThought();
      assertThat(host.hasBestMove()).isFalse();
      host.say("stop");
      assertThat(host.hearBestMove()).matches("bestmove [a-h][1-8]( ponder [a-h][1-8])?");
      for (int i = 0; i < 20; i++) {
        host.say("go infinite");
        host.say("stop"); // at once, before the search can have begun
        assertThat(host.hearBestMove()).startsWith("bestmove ");
      }
    }
  }

  @Test
  void evenASolvedPositionWaitsToBeAsked() throws Exception {
    try (Host host = new Host()) {
      host.say("newgame tictactoe");
      host.say("position XX1/OO1/3 X");
      host.say("go ponder movetime 50");
      host.hearThought();
      Thread.sleep(100); // twice the time it was given
      assertThat(host.hasBestMove()).isFalse();
      host.say("ponderhit");
      assertThat(host.hearBestMove()).isEqualTo("bestmove c1");
    }
  }

  @Test
  void ponderingAnswersInTimeAfterTheHit() throws Exception {
    try (Host host = new Host()) {
      host.say("newgame othello");
      host.say("position start moves f5");
      host.say("go ponder clock 3000");
      host.hearThought();
      assertThat(host.hasBestMove()).isFalse();
      long hit = System.nanoTime();
      host.say("ponderhit");
      assertThat(host.hearBestMove()).startsWith("bestmove ");
      assertThat(Duration.ofNanos(System.nanoTime() - hit)).isLessThan(Duration.ofSeconds(20));
    }
  }
}
