package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextTest {
  private static final Game SMALL = Othello.FAMILY.game("size=4");
  private static final Game HOLE = Othello.FAMILY.game("size=4,blocked=a1");

  private static void refused(Game game, String text, String sentence) {
    assertThatThrownBy(() -> game.position(text)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void theStartIsWrittenAsEndgameCollectionsDo() {
    Game othello = Othello.FAMILY.game();
    assertThat(othello.text(othello.start()))
        .isEqualTo("---------------------------OX------XO--------------------------- X");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-----OX--XO----- X",
        "  -----ox--xo-----   x ",
        ".....OX..XO..... X",
        "_____0@__@0_____ @",
        "-----wb--bw----- b",
        "-----WB--BW----- B",
        "-----O*--*O----- *",
        "-----wr--rw----- R",
        "-----OX--XO----- X; a2:+1; d3:-8; % the start",
        "----/-OX-/-XO-/---- X",
        "----\n-OX-\n-XO-\n----\nX",
        "---- -OX- -XO- ---- X"
      })
  void manyLettersAreReadAndOneKindIsWritten(String text) {
    assertThat(SMALL.text(SMALL.position(text))).isEqualTo("-----OX--XO----- X");
  }

  @Test
  void blockedSquaresAreWritten() {
    assertThat(HOLE.text(HOLE.start())).isEqualTo("#----OX--XO----- X");
    assertThat(HOLE.position("#----OX--XO----- O").turn()).isEqualTo(1);
  }

  @Test
  void theSideToMoveMayBeOneThatMustPass() {
    assertThat(SMALL.moveTexts(SMALL.position("OOO--XX--XXX---- X"))).containsExactly("pass");
  }

  @Test
  void theSideAfterTheEndIsKept() {
    for (String side : new String[] {"X", "O"}) {
      String text = "-----XX--XX----- " + side;
      assertThat(SMALL.position(text).isOver()).isTrue();
      assertThat(SMALL.text(SMALL.position(text))).isEqualTo(text);
    }
  }

  @Test
  void tooShortAndTooLongTextsAreRefused() {
    refused(
        SMALL,
        "",
        "a position has 16 squares and then the side to move, but this one ends after 0");
    refused(
        SMALL,
        "-----OX--XO-",
        "a position has 16 squares and then the side to move, but this one ends after 12");
    refused(
        SMALL,
        "-----OX--XO------ X",
        "after the 16 squares of a position come a blank and X or O for the side to move,"
            + " not '- X'");
  }

  @Test
  void theSideToMoveMustBeThere() {
    String sentence =
        "after the 16 squares of a position come a blank and X or O for the side to move, not ";
    refused(SMALL, "-----OX--XO-----", sentence + "''");
    refused(SMALL, "-----OX--XO-----X", sentence + "'X'");
    refused(SMALL, "-----OX--XO----- -", sentence + "' -'");
    refused(SMALL, "-----OX--XO----- X d3", sentence + "' X d3'");
    refused(SMALL, "-----OX--XO-----; d3", sentence + "''");
  }

  @Test
  void unknownLettersAreRefused() {
    refused(
        SMALL,
        "-?---OX--XO----- X",
        "b1 cannot be '?': a square is X (dark), O (light), - (empty) or # (blocked)");
    refused(
        SMALL,
        "-----OX--XO X",
        "d3 cannot be ' ': a square is X (dark), O (light), - (empty) or # (blocked)");
    refused(
        SMALL,
        "--/---OX--XO----- X",
        "c1 cannot be '/': a square is X (dark), O (light), - (empty) or # (blocked)");
  }

  @Test
  void blockedSquaresMustBeThoseOfTheGame() {
    refused(SMALL, "#----OX--XO----- X", "a1 is not blocked in this game and cannot be #");
    refused(HOLE, "-----OX--XO----- X", "a1 is blocked in this game and must be #, not '-'");
    refused(HOLE, "X----OX--XO----- X", "a1 is blocked in this game and must be #, not 'X'");
  }

  @Test
  void theCentreMustBeOccupied() {
    refused(
        SMALL,
        "----------------  X",
        "the four squares in the centre hold discs from the start, but b2 is empty");
    refused(
        SMALL,
        "-----OX--X------ X",
        "the four squares in the centre hold discs from the start, but c3 is empty");
  }

  @Test
  void discsMustHangTogether() {
    Game six = Othello.FAMILY.game("size=6");
    refused(
        six,
        "X-------------OX----XO-------------- X",
        "the disc on a1 is cut off from the centre, but all discs must hang together");
  }
}
