package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import org.junit.jupiter.api.Test;

class DipolePositionTextTest {
  private static String read(String settings, String position) {
    Game game = Dipole.FAMILY.game(settings);
    return game.text(game.position(position));
  }

  private static void refuses(String settings, String position, String sentence) {
    assertThatThrownBy(() -> read(settings, position))
        .isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }

  @Test
  void positionsAreReadInAnyOrderAndCaseAndWrittenInBoardOrder() {
    assertThat(read("", "  h5:w3  A4:b12 white ")).isEqualTo("A4:B12 H5:W3 W");
    assertThat(read("limit=60", "A4:B12 H5:W12 B 7")).isEqualTo("A4:B12 H5:W12 B 7");
    assertThat(read("size=10", "J9:W20 A2:B20 b")).isEqualTo("A2:B20 J9:W20 B");
  }

  @Test
  void aSideWithoutMenHasLost() {
    Game game = Dipole.FAMILY.game();
    assertThat(game.position("A4:B1 W").isOver()).isTrue();
    assertThat(game.position("A4:B1 B").isOver()).isTrue();
    assertThat(game.position("A4:B1 H5:W1 B").isOver()).isFalse();
  }

  @Test
  void somethingElseIsShownWhatAPositionLooksLike() {
    refuses("", "", "a position is written like A4:B12 H5:W12 W, not ''");
    refuses("", "W", "a position is written like A4:B12 H5:W12 W, not 'W'");
    refuses("limit=5", "W 0", "a position is written like A4:B12 H5:W12 W 0, not 'W 0'");
  }

  @Test
  void stacksAreChecked() {
    refuses(
        "",
        "A4-12 H5:W12 W",
        "a stack is written square:colour and men, such as A4:B12, not 'A4-12'");
    refuses(
        "",
        "A4:B12 H4:W12 W",
        "H4 is a light square, and stacks stand on dark squares only, such as A4");
    refuses(
        "",
        "A4:B12 J5:W12 W",
        "there is no square 'J5'; the rows are A to H and the columns 1 to 8");
    refuses("", "A4:B1 A4:B2 W", "there are two stacks on A4; one is allowed");
    refuses("", "A4:B1 A4:W2 W", "there are two stacks on A4; one is allowed");
    refuses("", "A4:B0 H5:W2 W", "the stack on A4 is empty; leave it out or give it 1 to 12 men");
  }

  @Test
  void noSideHasMoreMenThanAtTheStart() {
    refuses("", "A4:B13 H5:W2 W", "Black has at least 13 men; a side has at most 12");
    refuses("", "A4:B2 H5:W7 H3:W6 W", "White has at least 13 men; a side has at most 12");
    refuses("size=10", "A4:B21 J5:W7 W", "Black has at least 21 men; a side has at most 20");
  }

  @Test
  void theSideToMoveIsGiven() {
    String sentence =
        "after the stacks comes the side to move, W or B, as in A4:B12 H5:W12 W, not ";
    refuses("", "A4:B12 H5:W12", sentence + "'H5:W12'");
    refuses("", "A4:B12 H5:W12 X", sentence + "'X'");
  }

  @Test
  void movesPlayedAreCountedWithALimitOnly() {
    refuses(
        "",
        "A4:B12 H5:W12 W 0",
        "after the stacks comes the side to move, W or B, as in A4:B12 H5:W12 W, not '0'");
    String sentence =
        "last comes the number of moves played so far, 0 to 10 as the limit is 5 a side, not ";
    refuses("limit=5", "A4:B12 H5:W12 W 11", sentence + "'11'");
    refuses("limit=5", "A4:B12 H5:W12 W -1", sentence + "'-1'");
    refuses("limit=5", "A4:B12 H5:W12 W 99999999999", sentence + "'99999999999'");
    Game game = Dipole.FAMILY.game("limit=5");
    assertThat(game.position("A4:B12 H5:W12 W 10").isOver()).isTrue();
    assertThat(game.position("A4:B12 H5:W12 W 9").isOver()).isFalse();
  }
}
