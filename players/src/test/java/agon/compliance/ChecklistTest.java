package agon.compliance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.compliance.Finding.Mark;
import agon.game.BadInput;
import agon.games.Games;
import agon.process.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who keeps to the protocol passes, who does not is told where. */
@Timeout(120)
class ChecklistTest {
  private static final String PYTHON = "agi:python3 ../examples/agi-player.py";
  private static final String SHELL = "agi:sh src/test/resources/players/agi-player.sh ";
  private static final String GOMOCUP =
      "gomocup:python3 src/test/resources/players/gomocup-engine.py ";

  private static List<Finding> check(String player, String game, String only) {
    List<Finding> findings = new ArrayList<>();
    new Checklist(
            player,
            game.isEmpty() ? Optional.empty() : Optional.of(Games.CATALOG.game(game)),
            Optional.empty(),
            Terms.STANDARD)
        .run(only, findings::add);
    return findings;
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {PYTHON, GOMOCUP, "greedy"})
  void aPlayerThatKeepsToItsProtocolPasses(String player) {
    assertThat(check(player, "", ""))
        .hasSizeGreaterThan(12)
        .noneMatch(f -> f.mark() == Mark.FAILED);
  }

  private static final String STUDENT =
      "mnkplayer:target/test-classes:target/classes!agon.protocol.mnkplayer.StrictPlayer";
  private static final String GRANADA = "granada:sh src/test/resources/players/granada-bot.sh";
  private static final String GTP = "gtp:python3 src/test/resources/players/gtp-engine.py";
  private static final String NBOARD = "nboard:python3 src/test/resources/players/nboard-engine.py";

  @ParameterizedTest
  @ValueSource(strings = {STUDENT, GRANADA, GTP, NBOARD})
  void nobodyIsAskedForMoreThanItsProtocolPromises(String player) {
    List<Finding> findings = check(player, "", "");
    assertThat(findings).hasSizeGreaterThan(6);
    assertThat(findings.stream().filter(f -> f.mark() == Mark.FAILED)).isEmpty();
  }

  @Test
  void whoKeepsABoardOfItsOwnIsNotAskedToTakeBack() {
    assertThat(check(STUDENT, "", "taken back"))
        .singleElement()
        .satisfies(f -> assertThat(f.mark()).isEqualTo(Mark.NOT_TRIED))
        .satisfies(f -> assertThat(f.detail()).startsWith("it keeps a board of its own"));
  }

  @Test
  void otherGamesAreTriedOnTheirOwnOddBoards() {
    assertThat(check(PYTHON, "kalah", "plays kalah"))
        .hasSize(3)
        .allMatch(finding -> finding.mark() == Mark.PASSED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "occupied     | TURN                    | is taken",
        "slow         | INFO timeout_turn 100   | no answer within 0.2 s",
        "dies-on-8    | START 8                 | crashed with exit code 1",
        "answers-info | START and BEGIN         | a move is written x,y, not 'OK'",
        "silent       | an unknown command      | no answer within 1.0 s",
        "stays        | END                     | was still there a second after END",
      })
  void whatAGomocupEngineDoesWrongIsToldWithTheExchange(String habit, String check, String why) {
    List<Finding> findings = check(GOMOCUP + habit, "", "gomocup: " + check);
    assertThat(findings).isNotEmpty();
    Finding finding = findings.getFirst();
    assertThat(finding.mark()).isEqualTo(Mark.FAILED);
    assertThat(finding.detail()).contains(why);
    assertThat(finding.exchange()).isNotEmpty().anyMatch(line -> line.startsWith("> START"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-takeback | TAKEBACK        | does not know it, which the protocol allows",
        "only-15     | START 20        | refuses it: 'ERROR unsupported size'",
        "only-15     | RECTSTART 12,9  | refuses it",
      })
  void whatTheProtocolAllowsIsNoFault(String habit, String check, String why) {
    Finding finding = check(GOMOCUP + habit, "", "gomocup: " + check).getFirst();
    assertThat(finding.mark()).isEqualTo(Mark.NOT_TRIED);
    assertThat(finding.detail()).startsWith(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crash          | plays first                 | player failed: crashed with exit code 3",
        "illegal        | plays second                | illegal move: 'a1': a1 is taken",
        "nonsense       | agi: plays both colours     | after go come info and bestmove, not 'I"
            + " think",
        "never          | keeps to 100 ms             | out of time: no answer within 0.1 s",
        "will-not-leave | agi: quit                   | was still there half a second after quit",
        "half-a-line    | agi: goes back in the game  | no answer within 1.0 s",
        "''             | agi: empty lines and CR LF  | no answer within 1.0 s",
      })
  void whatAnAgiProgramDoesWrongIsToldWithTheExchange(String mode, String check, String why) {
    Finding finding = check(SHELL + mode, "tictactoe", check).getFirst();
    assertThat(finding.mark()).isEqualTo(Mark.FAILED);
    assertThat(finding.detail()).startsWith(why);
    assertThat(finding.exchange()).anyMatch(line -> line.equals("> isready"));
  }

  @Test
  void oneThatDoesNotStartIsNotAskedForMore() {
    List<Finding> findings = check(SHELL + "crash-at-start", "tictactoe", "");
    assertThat(findings).hasSize(1);
    assertThat(findings.getFirst().detail()).contains("cannot find my weights");
  }

  @Test
  void aLineThatIsWrongIsRefused() {
    assertThatThrownBy(() -> check("agi:./nobody", "", ""))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no program './nobody'");
    assertThatThrownBy(() -> check("nask", "othello", "")).hasMessageContaining("nask plays kalah");
  }
}
