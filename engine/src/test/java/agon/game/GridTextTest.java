package agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridTextTest {
  private static final GridText FROM_BELOW = new GridText(new Squares(3, 2), true, ".wb");
  private static final GridText FROM_ABOVE = new GridText(new Squares(3, 2), false, "-XO");

  @Test
  void rowsAreWrittenFromTheTopWhereverSquaresAreCountedFrom() {
    GridText.Board below = FROM_BELOW.read("bb/.w/w. b");
    assertThat(below.bits(Position.FIRST)).isEqualTo(0b001001);
    assertThat(below.bits(Position.SECOND)).isEqualTo(0b110000);
    GridText.Board above = FROM_ABOVE.read("OO/-X/X- X");
    assertThat(above.bits(Position.FIRST)).isEqualTo(0b011000);
    assertThat(above.bits(Position.SECOND)).isEqualTo(0b000011);
  }

  @Test
  void whatIsReadIsWrittenAgain() {
    for (String text : new String[] {"bb/.w/w. b", "../../.. w", "wb/wb/wb w"}) {
      GridText.Board board = FROM_BELOW.read("  " + text + "\n");
      assertThat(FROM_BELOW.write(board::owner, board.turn())).isEqualTo(text);
    }
  }

  @Test
  void menAreCounted() {
    GridText.Board board = FROM_ABOVE.read("OO/-X/X- O");
    assertThat(board.men(Position.FIRST)).isEqualTo(2);
    assertThat(board.men(Position.SECOND)).isEqualTo(2);
    assertThat(board.turn()).isEqualTo(Position.SECOND);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "w",
        "bb/.w/w.",
        "bb/.w/w. .",
        "bb/.w/w.  w",
        "bb/.w/w. w w",
        "bb/.w w",
        "bb/.w/w./.. w",
        "bbb/.w/w. w",
        "bb/.w/wx w",
        "BB/.W/W. W",
        "bb.ww. w"
      })
  void whatIsNoSuchLineIsAnsweredWithASentence(String text) {
    assertThatThrownBy(() -> FROM_BELOW.read(text))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("a position is 3 rows from the top, each of 2 squares that are");
  }
}
