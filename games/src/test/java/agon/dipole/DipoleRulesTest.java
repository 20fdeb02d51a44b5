package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

class DipoleRulesTest {
  private static final Game GAME = Dipole.FAMILY.game();

  private static List<String> moves(String position) {
    return GAME.moveTexts(GAME.position(position));
  }

  private static Position after(Game game, String position, String moves) {
    Position result = game.position(position);
    game.moves(result, moves).forEach(result::play);
    return result;
  }

  private static String played(String position, String moves) {
    return GAME.text(after(GAME, position, moves));
  }

  @Test
  void twoMenHaveFiveForwardMoves() {
    assertThat(moves("A8:B1 F3:W2 W"))
        .containsExactlyInAnyOrder("F3,NE,1", "F3,NW,1", "F3,NE,2", "F3,NW,2", "F3,N,2");
  }

  @Test
  void blackMovesTheOtherWay() {
    assertThat(moves("C4:B2 H1:W1 B"))
        .containsExactlyInAnyOrder("C4,SE,1", "C4,SW,1", "C4,SE,2", "C4,SW,2", "C4,S,2");
  }

  @Test
  void theRestOfAStackStays() {
    assertThat(played("A4:B12 H5:W12 W", "H5,NE,1")).isEqualTo("A4:B12 G6:W1 H5:W11 B");
  }

  @Test
  void threeOfFourMenJumpAnEnemyAndMergeWithTwo() {
    assertThat(played("A2:B1 E4:B5 F3:W4 C6:W2 W", "F3,NE,3"))
        .isEqualTo("A2:B1 C6:W5 E4:B5 F3:W1 B");
  }

  @Test
  void mergingBackwardsOrSidewaysIsNoMove() {
    assertThat(moves("A2:B1 D3:W2 D5:W2 F3:W2 W"))
        .doesNotContain("D3,E,2", "D5,W,2", "D3,S,2", "D5,SW,2");
  }

  @Test
  void capturesGoInAllEightDirections() {
    assertThat(moves("B3:B1 B5:B1 B7:B1 D3:B1 D5:W2 D7:B1 F3:B1 F5:B1 F7:B1 W"))
        .contains(
            "D5,N,2", "D5,NE,2", "D5,E,2", "D5,SE,2", "D5,S,2", "D5,SW,2", "D5,W,2", "D5,NW,2");
  }

  @Test
  void twoOfThreeMenCaptureOneMan() {
    assertThat(played("A8:B3 D5:W3 F7:B1 W", "D5,SE,2")).isEqualTo("A8:B3 D5:W1 F7:W2 B");
  }

  @Test
  void thePartThatMovesMustBeAsLargeAsTheStackItCaptures() {
    assertThat(moves("C4:B2 E4:W12 W")).contains("E4,N,2");
    assertThat(moves("C4:B3 E4:W12 W")).doesNotContain("E4,N,2").contains("E4,N,4");
  }

  @Test
  void menLeaveTheBoardForwardsAtTheEndAndAtTheSideAndWithMoreMenThanNeeded() {
    assertThat(moves("A4:W1 B3:W4 D1:W1 H5:B1 W"))
        .contains("D1,NW,1", "B3,N,4", "B3,N,2", "A4,NE,1", "A4,NW,1", "B3,NW,4")
        .doesNotContain("A4,N,1", "B3,N,3", "D1,W,1", "D1,SW,1", "B3,W,4", "B3,SW,4");
    assertThat(played("A4:W1 B3:W4 D1:W1 H5:B1 W", "B3,N,4")).isEqualTo("A4:W1 D1:W1 H5:B1 B");
  }

  @Test
  void emptyingOnesOwnLastStackLoses() {
    Position position = after(GAME, "A4:B12 H5:W12 W", "H5,N,12");
    assertThat(position.isOver()).isTrue();
    assertThat(position.margin()).isEqualTo(-12);
    assertThat(position.outcome()).isEqualTo(Outcome.SECOND_WINS);
    assertThat(GAME.text(position)).isEqualTo("A4:B12 B");
  }

  @Test
  void capturingTheLastStackWins() {
    Position position = after(GAME, "A4:W2 C4:B2 B", "C4,N,2");
    assertThat(position.isOver()).isTrue();
    assertThat(position.outcome()).isEqualTo(Outcome.SECOND_WINS);
  }

  @Test
  void passingIsTheOnlyMoveWhereThereIsNoOtherAndForbiddenElsewhere() {
    assertThat(moves("B1:B2 B3:B2 C2:W1 W")).containsExactly("pass");
    assertThat(played("B1:B2 B3:B2 C2:W1 W", "pass")).isEqualTo("B1:B2 B3:B2 C2:W1 B");
    assertThat(moves("A4:B12 H5:W12 W")).doesNotContain("pass");
  }

  @Test
  void theSetupsPutBlackOppositeOrNearlyOpposite() {
    assertThat(start("")).isEqualTo("A4:B12 H5:W12 W");
    assertThat(start("setup=steere")).isEqualTo("A4:B12 H3:W12 W");
    assertThat(start("size=10")).isEqualTo("A6:B20 J5:W20 W");
    assertThat(start("size=10,setup=steere")).isEqualTo("A6:B20 J3:W20 W");
    assertThat(start("limit=60")).isEqualTo("A4:B12 H5:W12 W 0");
  }

  private static String start(String settings) {
    Game game = Dipole.FAMILY.game(settings);
    return game.text(game.start());
  }

  @Test
  void afterTheLimitMoreMenWinAndAsManyIsADraw() {
    Game game = Dipole.FAMILY.game("limit=3");
    Position draw = after(game, "A4:B12 H5:W12 W 4", "H5,NE,1 A4,SW,1");
    assertThat(draw.isOver()).isTrue();
    assertThat(draw.outcome()).isEqualTo(Outcome.DRAW);
    assertThat(game.text(draw)).endsWith(" 6");
    Position ahead = after(game, "A4:B11 H5:W12 W 5", "H5,NE,1");
    assertThat(ahead.isOver()).isTrue();
    assertThat(ahead.margin()).isEqualTo(1);
  }

  @Test
  void aPassCountsTowardsTheLimit() {
    Game game = Dipole.FAMILY.game("limit=1");
    Position position = after(game, "B1:B2 B3:B2 C2:W1 W 1", "pass");
    assertThat(position.isOver()).isTrue();
    assertThat(position.margin()).isEqualTo(-3);
  }

  @Test
  void theSameBoardLaterInALimitedGameIsAnotherPosition() {
    Game game = Dipole.FAMILY.game("limit=9");
    assertThat(game.position("A4:B1 H5:W1 W 4").key())
        .isNotEqualTo(game.position("A4:B1 H5:W1 W 6").key());
  }

  @Test
  void aGlanceSeesCapturesAndDangerAndTheEdge() {
    Position capture = GAME.position("A8:B3 D5:W3 F7:B1 W");
    assertThat(appeal(capture, "D5,SE,2")).isGreaterThan(appeal(capture, "D5,NE,1"));
    Position edge = GAME.position("A2:W1 D5:W3 H1:B1 W");
    assertThat(appeal(edge, "A2,NE,1")).isLessThan(appeal(edge, "D5,NE,1"));
    // On C4 Black's two men on A4 can take the two that moved; on C2 and C6 they cannot.
    Position danger = GAME.position("A4:B2 E4:W2 W");
    assertThat(appeal(danger, "E4,N,2")).isLessThan(appeal(danger, "E4,NE,1"));
  }

  private static int appeal(Position position, String move) {
    return position.appeal(GAME.move(position, move));
  }
}
