package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;

class DipoleNotationTest {
  private static final Game GAME = Dipole.FAMILY.game();
  private static final String STUCK = "B1:B2 B3:B2 C2:W1 W";

  private static String read(String position, String move) {
    Position there = GAME.position(position);
    return GAME.text(there, GAME.move(there, move));
  }

  private static void refuses(String position, String move, String sentence) {
    assertThatThrownBy(() -> read(position, move))
        .isInstanceOf(BadInput.class)
        .hasMessage(sentence);
  }

  @Test
  void movesAreReadInAnyCaseAndWithBlanks() {
    assertThat(read("A4:B12 H5:W12 W", "H5,NE,1")).isEqualTo("H5,NE,1");
    assertThat(read("A4:B12 H5:W12 W", "  h5, ne , 1 ")).isEqualTo("H5,NE,1");
    assertThat(read("A4:B12 H5:W12 W", "H5,N,02")).isEqualTo("H5,N,2");
  }

  @Test
  void aLineOfMovesMayHaveBlanksAfterCommas() {
    assertThat(GAME.moves(GAME.start(), "H5,NE,1 A4,SW,1"))
        .isEqualTo(GAME.moves(GAME.start(), "h5, ne, 1;  a4,  sw, 1"))
        .hasSize(2);
  }

  @Test
  void passesAreReadAsWordAndAsTheCourseWritesThem() {
    assertThat(read(STUCK, "pass")).isEqualTo("pass");
    assertThat(read(STUCK, "PASS")).isEqualTo("pass");
    assertThat(read(STUCK, "C2,N,0")).isEqualTo("pass");
  }

  @Test
  void aPassIsRefusedWhileThereAreMoves() {
    String sentence = "White has moves, such as H5,NE,1, and may pass only without any";
    refuses("A4:B12 H5:W12 W", "pass", sentence);
    refuses("A4:B12 H5:W12 W", "H5,N,0", sentence);
  }

  @Test
  void aMoveThatIsNoneIsShownWhatAMoveLooksLike() {
    refuses(
        "A4:B12 H5:W12 W",
        "e4",
        "a move is written start,direction,men, such as H5,NE,1, not 'e4'");
    refuses(
        "A4:B12 H5:W12 B", "", "a move is written start,direction,men, such as A4,SW,1, not ''");
    refuses(
        "A4:B12 H5:W12 W", "H5,X,1", "the directions are N, NE, E, SE, S, SW, W and NW, not 'X'");
  }

  @Test
  void theStartMustBeASquareWithAStackOfOnesOwn() {
    refuses(
        "A4:B12 H5:W12 W",
        "I5,N,2",
        "there is no square 'I5'; the rows are A to H and the columns 1 to 8");
    refuses(
        "A4:B12 H5:W12 W",
        "H4,N,2",
        "H4 is a light square, and stacks stand on dark squares only, such as A4");
    refuses("A4:B12 H5:W12 W", "H7,N,2", "H7 is empty; White moves a stack of its own");
    refuses("A4:B12 H5:W12 W", "A4,S,2", "the stack on A4 is Black's, but White is to move");
  }

  @Test
  void aStackMovesNoMoreMenThanItHas() {
    refuses("A4:B12 H5:W3 W", "H5,N,4", "there are only 3 men on H5, so 4 cannot move");
    refuses("A4:B12 H5:W1 W", "H5,N,2", "there is only 1 man on H5, so 2 cannot move");
  }

  @Test
  void straightMovesNeedAnEvenNumberOfMen() {
    refuses(
        "A4:B12 H5:W12 W",
        "H5,N,3",
        "3 men N would end on a light square: N, E, S and W need an even number of men");
    refuses(
        "A4:W1 H5:B12 W",
        "A4,N,1",
        "1 man N would end on a light square: N, E, S and W need an even number of men");
  }

  @Test
  void menLeaveTheBoardForwardsOnly() {
    refuses(
        "A4:B12 H5:W12 W",
        "H5,SE,1",
        "men leave the board forwards only, for White that is N, NE or NW");
    refuses(
        "A4:B12 H5:W12 B",
        "A4,W,4",
        "men leave the board forwards only, for Black that is S, SE or SW");
  }

  @Test
  void aLargerStackCannotBeCaptured() {
    refuses(
        "G6:B3 H5:W12 W",
        "H5,NE,1",
        "1 man cannot capture the 3 on G6: the part that moves must be at least as large");
  }

  @Test
  void movesThatCaptureNothingGoForwards() {
    refuses(
        "A4:B12 H5:W12 W",
        "H5,E,2",
        "there is nothing to capture on H7, and other moves of White go forwards: N, NE or NW");
  }

  @Test
  void aFinishedGameHasNoMoves() {
    refuses("A4:B12 B", "A4,S,2", "the game is over, there is no move to make");
  }
}
