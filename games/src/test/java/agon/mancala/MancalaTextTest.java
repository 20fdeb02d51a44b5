package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.game.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MancalaTextTest {
  private static final Catalog CATALOG = new Catalog(List.of(Kalah.FAMILY, Oware.FAMILY));
  private static final String START = "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah | kalah(pits=6,seeds=4)",
        "KALAH ( Seeds = 6 ) | kalah(pits=6,seeds=6)",
        "granada | kalah(pits=6,seeds=4,numbering=store)",
        "kalah(remaining=Nobody,end=mover,empty-capture=TRUE)"
            + " | kalah(pits=6,seeds=4,empty-capture=true,end=mover,remaining=nobody)",
        "oware | oware",
        "oware(pits=6,grand-slam=no-capture) | oware",
        "oware(seeds=3,grand-slam=keep-last) | oware(seeds=3,grand-slam=keep-last)"
      })
  void gamesAreNamedByTheirLines(String line, String canonical) {
    assertThat(CATALOG.game(line).line()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah(pits=0) | pits is 1–12, not '0'",
        "kalah(pits=13) | pits is 1–12, not '13'",
        "kalah(seeds=many) | seeds is 1–12, not 'many'",
        "kalah(end=never) | end is either or mover, not 'never'",
        "oware(pits=1) | pits is 2–12, not '1'",
        "oware(repetition=1) | repetition is 2–9, not '1'",
        "oware(numbering=left) | oware has no parameter 'numbering'; it has pits, seeds, grand-slam,"
            + " repetition"
      })
  void wrongParametersAreRefused(String line, String sentence) {
    assertThatThrownBy(() -> CATALOG.game(line)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void pitsAreNumberedFromTheMoversLeft() {
    Game game = CATALOG.game("kalah");
    assertThat(game.moves(game.start(), "3-6")).containsExactly(2, 5);
    assertThat(game.moveTexts(game.start())).containsExactly("1", "2", "3", "4", "5", "6");
  }

  @Test
  void orFromTheOwnStoreOutwards() {
    Game game = CATALOG.game("granada");
    assertThat(game.moves(game.start(), "4-1")).containsExactly(2, 5);
    assertThat(game.moveTexts(game.start())).containsExactly("6", "5", "4", "3", "2", "1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3 6 2 5", "3-6 2-5", "3,6,2,5", " 3, 6; 2\t5 ", "3-6-2-5", "03 6 2 5"})
  void sequencesAreReadAsPeopleWriteThem(String text) {
    Game game = CATALOG.game("kalah");
    assertThat(game.moves(game.start(), text)).containsExactly(2, 5, 1, 4);
  }

  @Test
  void owareReadsLettersToo() {
    Game game = CATALOG.game("oware");
    assertThat(game.moves(game.start(), "C f A 2")).containsExactly(2, 5, 0, 1);
    assertThatThrownBy(() -> game.move(game.start(), "g")).isInstanceOf(BadInput.class);
    Game kalah = CATALOG.game("kalah");
    assertThatThrownBy(() -> kalah.move(kalah.start(), "c")).isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "7", "-1", "3-6", "1.0", "99999999999", "x", "٣", "3 6"})
  void whatIsNoPitIsRefused(String text) {
    Game game = CATALOG.game("kalah");
    assertThatThrownBy(() -> game.move(game.start(), text))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "a move is the number of a pit, 1 to 6 from the mover's left, not '" + text + "'");
  }

  @Test
  void anEmptyPitIsRefusedWithWhatIsAllowed() {
    Game game = CATALOG.game("kalah");
    Position position = game.position("4,4,0,5,5,5,1/4,4,4,4,4,4,0 S");
    assertThatThrownBy(() -> game.move(position, "3"))
        .isInstanceOf(BadInput.class)
        .hasMessage("pit 3 of South is empty; legal: 1, 2, 4, 5, 6");
    assertThatThrownBy(() -> game.moves(game.start(), "3-3")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> game.moves(game.start(), "3-")).isInstanceOf(BadInput.class);
  }

  @Test
  void aFinishedGameHasNoMove() {
    Game game = CATALOG.game("kalah");
    Position position = game.position("0,0,0,0,0,0,25/0,0,0,0,0,0,23 N");
    assertThat(position.isOver()).isTrue();
    assertThat(position.margin()).isEqualTo(2);
    assertThatThrownBy(() -> game.move(position, "1"))
        .isInstanceOf(BadInput.class)
        .hasMessage("the game is over, there is no move to make");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        START,
        " 4,4,4,4,4,4,0/4,4,4,4,4,4,0 s ",
        "4, 4, 4, 4, 4, 4, 0 / 4, 4, 4, 4, 4, 4, 0  S",
        "04,4,4,4,4,4,00/4,4,4,4,4,4,0S"
      })
  void positionsAreReadLenientlyAndWrittenInOneWay(String text) {
    for (String line : List.of("kalah", "oware")) {
      Game game = CATALOG.game(line);
      assertThat(game.text(game.position(text))).isEqualTo(START);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah | '' | a position is written like " + START,
        "kalah | 4,4,4,4,4,4,0/4,4,4,4,4,4,0 | a position is written like " + START,
        "kalah | 4,4,4,4,4,4,0/4,4,4,4,4,4,0/ S | a position is written like " + START,
        "kalah | 4,4,4,4,4,4/4,4,4,4,4,4,0 S"
            + " | South's side needs 7 numbers (6 pits and the store), it has 6",
        "kalah | 4,4,4,4,4,4,0/4,4,4,4,4,-4,8 S"
            + " | North's side counts seeds with whole numbers from 0, not '-4'",
        "kalah | 4,4,4,4,4,4,0/4,4,4,4,4,4,1 S | the board has 48 seeds, the position has 49",
        "kalah | 256,4,4,4,4,4,0/4,4,4,4,4,4,0 S | the board has 48 seeds, the position has 300",
        "kalah | 0,0,0,0,0,0,20/0,0,0,0,0,0,20 S | the board has 48 seeds, the position has 40",
        "kalah | 0,0,0,0,0,0,20/0,0,0,0,0,8,20 N"
            + " | South has no seed in a pit, so the game is over; a finished game is written with"
            + " empty pits",
        "kalah(end=mover) | 0,0,0,0,0,0,20/0,0,0,0,0,8,20 S"
            + " | South has no seed in a pit, so the game is over",
        "kalah(remaining=nobody) | 1,0,0,0,0,0,20/0,0,0,0,0,1,20 S"
            + " | the board has 48 seeds, the position has 42",
        "oware | 1,0,0,0,0,0,25/0,0,0,0,0,1,21 S"
            + " | South holds more than half of the seeds, so the game is over",
        "oware | 0,0,0,0,0,0,20/0,0,0,0,0,8,20 S"
            + " | South is to move and has no seed in a pit, so the game is over",
        "oware | 8,0,0,0,0,0,20/0,0,0,0,0,0,20 N"
            + " | North is to move and has no seed in a pit, so the game is over",
        "oware | 5,0,0,0,0,0,20/0,0,0,0,0,0,23 S"
            + " | South cannot give a seed to North, who has none, so the game is over"
      })
  void whatCannotBeAPositionIsRefused(String line, String text, String sentence) {
    Game game = CATALOG.game(line);
    assertThatThrownBy(() -> game.position(text))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah(end=mover) | 0,0,0,0,0,0,20/0,0,0,0,0,8,20 N",
        "kalah(remaining=nobody) | 0,0,0,0,0,0,20/0,0,0,0,0,0,22 S",
        "oware | 8,0,0,0,0,0,20/0,0,0,0,0,0,20 S",
        "oware | 0,0,0,0,0,0,24/0,0,0,0,0,0,24 S"
      })
  void whatTheOptionsAllowIsRead(String line, String text) {
    Game game = CATALOG.game(line);
    assertThat(game.text(game.position(text))).isEqualTo(text);
  }
}
