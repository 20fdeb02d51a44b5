package agon.othello.classic;

import static agon.othello.classic.CreteStage.EARLY;
import static agon.othello.classic.CreteStage.END;
import static agon.othello.classic.CreteStage.MIDDLE;
import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import org.junit.jupiter.api.Test;

/** "Evaluation function". */
class CreteEvaluationTest {
  private static final String EMPTY_ROW = "--------";

  private static int value(CreteBoard board) {
    return new CreteEvaluation(board).evaluate(board);
  }

  /** Eight rows with one move for each side in the middle, and something in the first two. */
  private static CreteBoard early(String first, String second) {
    return Boards.board(
        first, second, EMPTY_ROW, "---OX---", EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW);
  }

  @Test
  void theGameHasThreeStages() {
    assertThat(CreteStage.values()).containsExactly(EARLY, MIDDLE, END);
    assertThat(CreteStage.of(4, 96)).isEqualTo(EARLY);
    assertThat(CreteStage.of(31, 96)).isEqualTo(EARLY);
    assertThat(CreteStage.of(32, 96)).isEqualTo(MIDDLE);
    assertThat(CreteStage.of(63, 96)).isEqualTo(MIDDLE);
    assertThat(CreteStage.of(64, 96)).isEqualTo(END);
    assertThat(CreteStage.of(96, 96)).isEqualTo(END);
  }

  @Test
  void cornersWeighMoreFromTheMiddleOn() {
    assertThat(MIDDLE.corner).isGreaterThan(EARLY.corner);
    assertThat(END.corner).isGreaterThanOrEqualTo(MIDDLE.corner);
  }

  @Test
  void badSquaresWeighMuchLessAtTheEnd() {
    assertThat(END.badSquare).isPositive().isLessThanOrEqualTo(MIDDLE.badSquare / 2);
    assertThat(MIDDLE.badSquare).isEqualTo(EARLY.badSquare);
  }

  @Test
  void discsCountOnlyAtTheEnd() {
    assertThat(EARLY.disc).isZero();
    assertThat(MIDDLE.disc).isZero();
    assertThat(END.disc).isPositive();
  }

  @Test
  void aCornerCountsForItsOwner() {
    assertThat(value(early(EMPTY_ROW, EMPTY_ROW))).isZero();
    assertThat(value(early("X-------", EMPTY_ROW))).isEqualTo(EARLY.corner);
    assertThat(value(early("O------O", EMPTY_ROW))).isEqualTo(-2 * EARLY.corner);
  }

  @Test
  void theThreeSquaresNextToACornerAreBad() {
    assertThat(value(early("-X------", EMPTY_ROW))).isEqualTo(-EARLY.badSquare);
    assertThat(value(early(EMPTY_ROW, "X-------"))).isEqualTo(-EARLY.badSquare);
    assertThat(value(early(EMPTY_ROW, "-O------"))).isEqualTo(EARLY.badSquare);
    assertThat(value(early("--X--O--", EMPTY_ROW))).as("no bad ones").isZero();
  }

  @Test
  void aBlockedCornerIsNoneAndItsNeighboursAreNotBad() {
    assertThat(value(early("#X------", "XX------"))).isZero();
    assertThat(value(early("#-------", "-------X"))).isEqualTo(-EARLY.badSquare);
  }

  @Test
  void everyMoveMoreThanTheOtherCounts() {
    // At the edge X can enclose O, but not the other way round.
    CreteBoard board =
        Boards.board(
            EMPTY_ROW,
            EMPTY_ROW,
            EMPTY_ROW,
            "---OX---",
            EMPTY_ROW,
            "------OX",
            EMPTY_ROW,
            EMPTY_ROW);
    assertThat(board.mobility(Position.FIRST)).isEqualTo(2);
    assertThat(board.mobility(Position.SECOND)).isEqualTo(1);
    assertThat(value(board)).isEqualTo(EARLY.move);
  }

  @Test
  void aGameThatIsOverCountsByItsDiscsAloneTimesALargeNumber() {
    CreteBoard won =
        Boards.board(
            "O-------",
            EMPTY_ROW,
            "---XXX--",
            EMPTY_ROW,
            EMPTY_ROW,
            EMPTY_ROW,
            EMPTY_ROW,
            EMPTY_ROW);
    assertThat(value(won)).isEqualTo(2 * CreteEvaluation.FINAL);
    CreteBoard lost = new CreteBoard("OOO------------- X", 0);
    assertThat(value(lost)).isEqualTo(-3 * CreteEvaluation.FINAL);
  }

  @Test
  void noEstimateIsWorthAsMuchAsOneDiscAtTheEndAndWhatOneSideWinsTheOtherLoses() {
    for (Game game : Boards.all()) {
      Rng rng = new Rng(1);
      int[] scratch = new int[game.maxMoves()];
      Position position = game.start();
      for (; !position.isOver(); position.play(position.randomMove(rng, scratch))) {
        CreteBoard board = Boards.board(game, position);
        int value = value(board);
        assertThat(CreteEvaluation.isFinal(value)).isFalse();
        String swapped = game.text(position);
        char other = swapped.endsWith("X") ? 'O' : 'X';
        String theirs = swapped.substring(0, swapped.length() - 1) + other;
        assertThat(value(new CreteBoard(theirs, 1 - position.turn()))).isEqualTo(-value);
      }
      CreteBoard end = Boards.board(game, position);
      int sign = position.turn() == Position.FIRST ? 1 : -1;
      assertThat(value(end)).isEqualTo(sign * position.margin() * CreteEvaluation.FINAL);
    }
  }
}
