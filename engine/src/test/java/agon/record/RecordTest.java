package agon.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordTest {
  private static final Catalog CATALOG = new Catalog(List.of(Pile.FAMILY));

  private static final String FINISHED =
      """
      [Game "pile(stones=3)"]
      [Left "Ann"]
      [Right "Bob \\"the rock\\" O'Neill"]
      [Time "10 s a move"]
      [Event "Club"]
      [Result "0-1"]
      [Ended "by the rules"]

      1. 2 {[%clk 0:09:58.4] [%emt 0:00:01.6] [%eval wins in 1] a blunder} 2. 1 0-1
      """;

  private static GameRecord read(String text) {
    return RecordReader.read(CATALOG, text);
  }

  private static void assertRefused(String text, String... parts) {
    assertThatThrownBy(() -> RecordReader.readAll(CATALOG, text))
        .isInstanceOf(BadInput.class)
        .message()
        .doesNotContain("\n")
        .contains(parts);
  }

  @Test
  void everythingInARecordIsReadAndWrittenBackTheSame() {
    GameRecord record = read(FINISHED);
    assertThat(record.first()).isEqualTo("Ann");
    assertThat(record.second()).isEqualTo("Bob \"the rock\" O'Neill");
    assertThat(record.time()).isEqualTo("10 s a move");
    assertThat(record.tags()).isEqualTo(Map.of("Event", "Club"));
    assertThat(record.outcome()).contains(Outcome.SECOND_WINS);
    RecordedMove first = record.moves().getFirst();
    assertThat(first.clock()).contains(Duration.ofMillis(598_400));
    assertThat(first.used()).contains(Duration.ofMillis(1600));
    assertThat(first.score()).contains("wins in 1");
    assertThat(first.comment()).isEqualTo("a blunder");
    assertThat(RecordWriter.write(record)).isEqualTo(FINISHED);
  }

  @Test
  void handWrittenRecordsAreReadLeniently() {
    GameRecord record =
        read("[second \"b\"]\n[GAME \"pile( stones=3 , most=3 )\"]\n{hello\nthere}\n1.2\n1");
    assertThat(record.comment()).isEqualTo("hello there");
    assertThat(record.second()).isEqualTo("b");
    assertThat(record.outcome()).contains(Outcome.SECOND_WINS);
    assertThat(record.ending()).isEqualTo(Ending.BY_THE_RULES);
  }

  @Test
  void severalGamesFitInOneText() {
    assertThat(RecordReader.readAll(CATALOG, FINISHED + "\n" + FINISHED)).hasSize(2);
    assertRefused(" \n ", "empty");
    assertThatThrownBy(() -> read(FINISHED + FINISHED)).hasMessageContaining("2 games");
  }

  @Test
  void anotherStartPositionIsKept() {
    String text =
        """
        [Game "pile(stones=3)"]
        [Left ""]
        [Right ""]
        [Start "2 Right"]
        [Result "*"]
        [Ended "unfinished"]

        1. 1 *
        """;
    assertThat(RecordWriter.write(read(text))).isEqualTo(text);
    assertThat(read(text).end().turn()).isEqualTo(0);
    assertRefused(text.replace("2 Right", "77"), "line 1", "position");
  }

  @Test
  void aWrongMoveIsNamedWithItsLineItsNumberAndWhy() {
    assertRefused(FINISHED.replace("2. 1", "2. 2"), "line 9", "move 2", "'2'", "take 1 to 1");
    assertRefused(FINISHED.replace("2. 1 0-1", "2. 1 3. 1"), "move 3", "over");
    assertRefused(FINISHED.replace("2. 1 0-1", "0-1 2. 1"), "after the result");
  }

  @Test
  void aResultThatTheMovesDoNotGiveIsRefused() {
    assertRefused(FINISHED.replace("0-1", "1-0"), "0-1", "1-0");
    assertRefused(FINISHED.replace("\"0-1\"", "\"1-0\""), "Result says '1-0'", "0-1");
    assertRefused(FINISHED.replace("by the rules", "out of time: 3 s"), "by the rules");
    assertRefused(FINISHED.replace(" 2. 1", ""), "by the rules", "Right can go on");
    assertRefused(FINISHED.replace("by the rules", "boredom"), "Ended", "resignation");
    assertRefused(FINISHED.replace("\"0-1\"", "\"2-0\"").replace("2. 1 0-1", "2. 1"), "'2-0'");
  }

  @Test
  void aForfeitKeepsItsReason() {
    String text =
        FINISHED.replace(" 2. 1", "").replace("by the rules", "out of time: 11.2 s of 10 s");
    GameRecord record = read(text);
    assertThat(record.ending()).isEqualTo(new Ending(Ending.Reason.TIME, "11.2 s of 10 s"));
    assertThat(RecordWriter.write(record)).isEqualTo(text);
  }

  @Test
  void brokenTextIsRefusedWithItsLine() {
    assertRefused(FINISHED.replace("[Event \"Club\"]", "[Event Club]"), "line 5", "[Name");
    assertRefused(FINISHED.replace("[Event \"Club\"]", "[Time \"x\"]"), "line 5", "twice");
    assertRefused(FINISHED.replace("blunder}", "blunder"), "line 9", "no end");
    assertRefused(FINISHED.replace("0:00:01.6", "soon"), "line 9", "0:04:58.3");
    assertRefused(FINISHED.replace("[Game", "[Gone"), "line 1", "[Game \"…\"] is missing");
    assertRefused(FINISHED.replace("pile(", "chess("), "line 1", "no game 'chess'");
    assertRefused("1. e4 e5", "[Game");
  }

  @Test
  void signsAndOtherMovesAreForPeople() {
    String annotated =
        FINISHED
            .replace("1. 2 ", "1. 2?! $6 ")
            .replace("2. 1 0-1", "( 1. 1! {or (so)} ( 1. 9 ) ) 2. 1!! 0-1");
    assertThat(RecordWriter.write(read(annotated))).isEqualTo(RecordWriter.write(read(FINISHED)));
    assertRefused(FINISHED.replace("2. 1 0-1", "( 2. 1 0-1"), "line 9", "begins with ( has no end");
  }

  @Test
  void longCommentsAreWrappedAndComeBackWhole() {
    String comment = "and {so} [on] ".repeat(40).strip();
    RecordedMove move =
        new RecordedMove(0, Optional.empty(), Optional.empty(), Optional.of("x]y"), comment);
    GameRecord record =
        new GameRecord(
            Pile.FAMILY.game(),
            Optional.empty(),
            "",
            "",
            "",
            Map.of(),
            comment,
            List.of(move),
            Optional.empty(),
            Ending.UNFINISHED);
    String text = RecordWriter.write(record);
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    GameRecord again = read(text);
    assertThat(again.moves().getFirst().comment()).isEqualTo("and (so) (on) ".repeat(40).strip());
    assertThat(again.moves().getFirst().score()).contains("x)y");
    assertThat(RecordWriter.write(again)).isEqualTo(text);
  }
}
