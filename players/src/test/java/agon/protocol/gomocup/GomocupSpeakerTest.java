package agon.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import agon.search.EngineOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine as a manager meets it: lines in, lines out. */
class GomocupSpeakerTest {
  /** Commands separated by {@code ;}; the answers but for messages. */
  private static List<String> answers(String commands) {
    return lines(commands).stream().filter(line -> !line.startsWith("MESSAGE ")).toList();
  }

  private static List<String> lines(String commands) {
    StringWriter out = new StringWriter();
    try {
      new GomocupSpeaker(EngineOptions.STANDARD.with("hash=1"), new PrintWriter(out))
          .run(new BufferedReader(new StringReader(commands.replace(";", "\r\n"))));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    assertThat(out.toString()).matches("(?s)(.*\r\n)?");
    return out.toString().lines().toList();
  }

  /** The same where the last answer takes thought: whoever hangs up before it gets a poor one. */
  private static String thoughtfulAnswer(String commands) {
    StringWriter out = new StringWriter();
    BufferedReader patient =
        new BufferedReader(new StringReader(commands.replace(";", "\r\n"))) {
          @Override
          public String readLine() throws IOException {
            String line = super.readLine();
            while (line == null && out.toString().lines().count() < 2) {
              Thread.onSpinWait();
            }
            return line;
          }
        };
    try {
      new GomocupSpeaker(EngineOptions.STANDARD.with("hash=1"), new PrintWriter(out)).run(patient);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return out.toString().lines().toList().getLast();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "START 15;END                  | OK",
        "start 20;restart;RESTART      | OK/OK/OK",
        "RECTSTART 12,8                | OK",
        "START 100;START 5;START 1     | OK/OK/OK",
        "START 101 | ERROR boards are 1 to 100 squares wide and high, not 101 by 101",
        "START                         | ERROR START is followed by the size of the board, such as"
            + " 15, not ''",
        "RESTART                       | ERROR START or RECTSTART comes first",
        "BEGIN                         | ERROR START or RECTSTART comes first",
        "TURN 7,7                      | ERROR START or RECTSTART comes first",
        "START 15;TURN 15,0 | OK/ERROR 15,0 is off the board, which goes from 0,0 to 14,14",
        "START 15;TURN seven | OK/ERROR a square is written x,y such as 7,7, not 'seven'",
        "START 15;TAKEBACK 3,3 | OK/ERROR there is no stone on 3,3",
        "FLY 7,7                       | UNKNOWN 'FLY 7,7'",
        "INFO rule 16;START 15 | ERROR rule 16 is not played here, only 0 (five or more), 1"
            + " (exactly five), 4 (renju), 8 (caro)",
        "INFO rule 4;START 15          | OK",
        "INFO rule 9;START 15          | OK",
        "INFO rule x                   | ERROR INFO rule is a whole number, not 'x'",
        "START 15;PLAY 3,4             | OK/3,4",
      })
  void commandsGetTheirAnswers(String commands, String expected) {
    assertThat(String.join("/", answers(commands))).isEqualTo(expected);
  }

  @Test
  void infoAndEmptyLinesGetNone() {
    assertThat(
            answers(
                "INFO timeout_turn 1000;;INFO timeout_match 0;INFO max_memory 100000000;"
                    + "INFO game_type 1;INFO rule 1;INFO evaluate 3,3;INFO folder /tmp;"
                    + "INFO time_left -5;INFO brand_new 1;INFO;INFO thread_num 1"))
        .isEmpty();
  }

  @Test
  void aboutNamesUs() {
    assertThat(answers("ABOUT"))
        .singleElement()
        .asString()
        .matches("name=\"Agon\", version=\".+\", author=\".+\", country=\".*\"");
  }

  @Test
  void itOpensOnTheBoardAndAnswersWhereIsFree() {
    assertThat(answers("INFO timeout_turn 100;START 15;BEGIN"))
        .hasSize(2)
        .last()
        .asString()
        .matches("\\d+,\\d+");
    assertThat(answers("INFO timeout_turn 0;RECTSTART 7,5;TURN 6,4").getLast())
        .matches("[0-6],[0-4]")
        .isNotEqualTo("6,4");
  }

  @Test
  void itWinsAndDefendsFromABoard() {
    String four =
        "INFO timeout_turn 200;START 15;BOARD;1,1,2;3,5,1;3,4,2;4,5,1;5,9,2;5,5,1;9,9,2;6,5,1;";
    assertThat(answers(four + "0,14,2;14,14,1;14,12,2;DONE").getLast()).isIn("2,5", "7,5");
    assertThat(
            answers(
                    "INFO timeout_turn 200;START"
                        + " 15;BOARD;3,5,2;2,5,1;4,5,2;9,9,1;5,5,2;0,0,1;6,5,2;DONE")
                .getLast())
        .isEqualTo("7,5");
  }

  @Test
  void whereSixDoNotWinItKnows() {
    // Filling 6,5 would make six of ours: with exactly five to win, that is no win.
    String stones =
        "BOARD;2,5,1;3,5,1;4,5,1;5,5,1;7,5,1;1,5,2;0,1,2;2,9,2;9,2,2;11,8,2;13,3,2;DONE";
    assertThat(answers("INFO timeout_turn 200;INFO rule 0;START 15;" + stones).getLast())
        .isEqualTo("6,5");
    assertThat(answers("INFO timeout_turn 200;INFO rule 1;START 15;" + stones).getLast())
        .isNotEqualTo("6,5");
    assertThat(answers("INFO timeout_turn 200;START 15;INFO rule 1;" + stones).getLast())
        .as("the rule may come after the board")
        .isNotEqualTo("6,5");
  }

  @Test
  void inRenjuBlackMayNotMakeSixAndWhiteMay() {
    String stones = "BOARD;2,5,1;3,5,1;4,5,1;5,5,1;7,5,1;1,5,2;0,1,2;2,9,2;9,2,2;11,8,2";
    String renju = "INFO timeout_turn 200;INFO rule 4;START 15;";
    assertThat(answers(renju + stones + ";13,3,2;DONE").getLast()).isEqualTo("6,5");
    // Without White's last stone we are Black; the forbidden point is told us as well.
    assertThat(answers(renju + stones + ";6,5,3;DONE").getLast()).isNotEqualTo("6,5");
  }

  @Test
  void inCaroALineClosedAtBothEndsDoesNotWin() {
    String stones = "BOARD;2,5,1;3,5,1;4,5,1;5,5,1;1,5,2;0,1,2;2,9,2;";
    String caro = "INFO timeout_turn 200;INFO rule 8;START 15;";
    assertThat(answers(caro + stones + "9,2,2;DONE").getLast()).isEqualTo("6,5");
    assertThat(answers(caro + stones + "7,5,2;DONE").getLast()).isNotEqualTo("6,5");
  }

  @Test
  void aBoardThatCannotBeIsRefusedAndTheNextOneIsTaken() {
    List<String> said =
        answers(
            "INFO timeout_turn 50;START 15;BOARD;1,15,1;DONE;BOARD;1,1,2;1,1,1;DONE;"
                + "BOARD;1,1,4;DONE;BOARD;7,7,2;DONE");
    assertThat(said.subList(1, 4)).allMatch(line -> line.startsWith("ERROR "));
    assertThat(said.getLast()).matches("\\d+,\\d+");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3,5,2;4,5,2;5,5,2;6,5,2;2,5,1                        | the other side has three more",
        "3,5,1;4,5,1;5,5,1;6,5,1;2,5,2                        | we have three more",
        "3,5,1;4,5,1;5,5,1;6,5,1;2,5,3;9,9,3;9,10,3;9,11,3    | some are nobody's any more",
        "3,5,2;4,5,2;5,5,2;6,5,2;2,5,3;9,9,3;9,10,3;9,11,3    | and they block nobody else",
      })
  void stonesNeedNotBeEvenNorSomebodys(String stones, String why) {
    assertThat(answers("INFO timeout_turn 200;START 15;BOARD;" + stones + ";DONE").getLast())
        .as(why)
        .isEqualTo("7,5");
  }

  @Test
  void openingsBySwap2Vary() {
    assertThat(
            IntStream.range(0, 8)
                .mapToObj(i -> answers("START 15;SWAP2BOARD;DONE").getLast())
                .collect(Collectors.toSet()))
        .hasSizeGreaterThan(1);
  }

  @Test
  void stonesAreTakenBackInAnyOrder() {
    List<String> said =
        answers(
            "INFO timeout_turn 50;START 15;PLAY 7,7;PLAY 8,8;TAKEBACK 7,7;TAKEBACK 8,8;"
                + "PLAY 8,8;PLAY 9,9;TAKEBACK 9,9;TURN 7,7");
    assertThat(said.subList(0, 8))
        .containsExactly("OK", "7,7", "8,8", "OK", "OK", "8,8", "9,9", "OK");
    assertThat(said.getLast()).matches("\\d+,\\d+").isNotIn("7,7", "8,8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SWAP2BOARD;DONE                          | (\\d+,\\d+ ){2}\\d+,\\d+",
        "SWAP2BOARD;7,7;8,8;6,6;DONE              | \\w+(,\\d+)?",
        "SWAP2BOARD;7,7,1;8,8,2;6,6,1;DONE        | \\w+(,\\d+)?",
        "SWAP2BOARD;7,7;8,8;6,6;5,5;9,9;DONE      | \\w+(,\\d+)?",
        "SWAP2BOARD;7,7;8,8;DONE                  | ERROR SWAP2BOARD has 0, 3 or 5 stones, not 2",
        "SWAP2BOARD;7,7;7,7;6,6;DONE              | ERROR .*",
        "SWAP2BOARD;7,7;27,7;6,6;DONE             | ERROR .*",
      })
  void openingsBySwap2AreMadeAndAnswered(String commands, String expected) {
    List<String> said = answers("INFO timeout_turn 200;START 15;" + commands);
    assertThat(said).hasSize(2);
    assertThat(said.getLast()).matches(expected);
  }

  @Test
  void blackWithAnOpenThreeIsWorthASwapAndScatteredStonesAreNot() {
    String start = "INFO timeout_turn 300;START 15;SWAP2BOARD;";
    assertThat(thoughtfulAnswer(start + "7,7;0,14;8,7;14,0;9,7;DONE"))
        .as("White, to move, would face an open three")
        .isEqualTo("SWAP");
    assertThat(thoughtfulAnswer(start + "0,0;7,7;14,14;8,8;14,0;DONE"))
        .as("White has the middle and the move")
        .matches("\\d+,\\d+");
  }

  @Test
  void ourOwnOpeningCanBePlayed() {
    for (String start : List.of("START 15", "START 5", "RECTSTART 30,6", "START 100")) {
      String opening = answers(start + ";SWAP2BOARD;DONE").getLast();
      List<String> stones = List.of(opening.split(" ", -1));
      assertThat(stones).hasSize(3).doesNotHaveDuplicates();
      assertThat(answers(start + ";PLAY " + String.join(";PLAY ", stones)).subList(1, 4))
          .isEqualTo(stones);
    }
  }

  @Test
  void aBoardOfYixinGetsNoAnswerUntilAMoveIsAskedFor() {
    List<String> said = answers("INFO timeout_turn 50;START 15;YXBOARD;7,7,1;8,8,2;DONE;TURN 9,9");
    assertThat(said).hasSize(2);
    assertThat(said.getLast()).matches("\\d+,\\d+").isNotIn("7,7", "8,8", "9,9");
  }

  @Test
  void whoLeavesInTheMiddleOfABoardIsHeard() {
    assertThat(answers("START 15;BOARD;7,7,1;END;ABOUT")).containsExactly("OK");
  }

  @Test
  void afterTheEndThereIsNoMove() {
    List<String> said = answers("INFO timeout_turn 20;RECTSTART 2,1;TURN 0,0;TURN 1,0;BEGIN");
    assertThat(said).hasSize(4);
    assertThat(said.get(1)).isEqualTo("1,0");
    assertThat(said.get(2)).startsWith("ERROR ");
    assertThat(said.get(3)).startsWith("ERROR ");
  }

  @Test
  void commandsThatComeAllAtOnceAreEachThoughtAbout() {
    List<String> said = lines("INFO max_node 2000;START 15;BEGIN;TURN 0,0;TURN 0,1;END");
    assertThat(said.stream().filter(line -> line.startsWith("MESSAGE ")))
        .hasSize(3)
        .noneMatch(line -> line.contains(" 0 nodes"));
  }

  @Test
  void endStopsALongThought() {
    long start = System.nanoTime();
    assertThat(answers("INFO timeout_turn 60000;START 15;BEGIN;END")).hasSize(2);
    assertThat(answers("INFO timeout_turn 60000;START 15;TURN 7,7;YXSTOP")).hasSize(2);
    assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
  }
}
