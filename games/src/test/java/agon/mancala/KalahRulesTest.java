package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;

class KalahRulesTest {
  private static final Game STANDARD = Kalah.FAMILY.game();

  @Test
  void aLastSeedInTheOwnStoreMovesAgain() {
    assertThat(after(STANDARD, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S", "3"))
        .isEqualTo("4,4,0,5,5,5,1/4,4,4,4,4,4,0 S");
  }

  @Test
  void sowingGoesOnIntoTheOtherRow() {
    assertThat(after(STANDARD, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S", "6"))
        .isEqualTo("4,4,4,4,4,0,1/5,5,5,4,4,4,0 N");
  }

  @Test
  void aLongSowingSkipsTheOthersStoreAndMayCaptureBehindIt() {
    assertThat(after(STANDARD, "0,0,0,0,1,8,10/1,1,1,1,1,1,23 S", "6"))
        .isEqualTo("0,0,0,0,1,0,14/2,2,2,2,2,0,23 N");
  }

  @Test
  void thirteenSeedsEndInTheirOriginAndCapture() {
    assertThat(after(STANDARD, "0,0,13,0,0,0,10/1,1,1,1,1,1,19 S", "3"))
        .isEqualTo("1,1,0,1,1,1,14/2,2,2,0,2,2,19 N");
  }

  @Test
  void aLastSeedInAnEmptyOwnPitTakesWhatLiesOpposite() {
    assertThat(after(STANDARD, "1,0,0,0,0,3,20/0,0,0,0,5,1,18 S", "1"))
        .isEqualTo("0,0,0,0,0,3,26/0,0,0,0,0,1,18 N");
  }

  @Test
  void nothingIsTakenWhenTheOppositePitIsEmpty() {
    String before = "1,0,0,0,0,3,20/0,0,0,0,0,6,18 S";
    assertThat(after(STANDARD, before, "1")).isEqualTo("0,1,0,0,0,3,20/0,0,0,0,0,6,18 N");
  }

  @Test
  void unlessEmptyCapturesAreAllowed() {
    Game game = Kalah.FAMILY.game("empty-capture=true");
    String before = "1,0,0,0,0,3,20/0,0,0,0,0,6,18 S";
    assertThat(after(game, before, "1")).isEqualTo("0,0,0,0,0,3,21/0,0,0,0,0,6,18 N");
  }

  @Test
  void aLastSeedInAnEmptyPitOfTheOtherTakesNothing() {
    assertThat(after(STANDARD, "0,0,0,0,1,2,20/0,3,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,1,0,21/1,3,0,0,0,0,22 N");
  }

  @Test
  void theGameEndsWhenTheMoverHasEmptiedHisRow() {
    assertThat(after(STANDARD, "0,0,0,0,0,1,20/2,3,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,21/0,0,0,0,0,0,27 S");
  }

  @Test
  void theGameEndsWhenACaptureEmptiesTheOthersRow() {
    assertThat(after(STANDARD, "1,0,0,0,0,3,20/0,0,0,0,5,0,19 S", "1"))
        .isEqualTo("0,0,0,0,0,0,29/0,0,0,0,0,0,19 N");
  }

  @Test
  void withEndMoverTheGameGoesOnWhileTheSideToMoveHasSeeds() {
    Game game = Kalah.FAMILY.game("end=mover");
    assertThat(after(game, "0,0,0,0,1,0,20/2,3,0,0,0,0,22 S", "5"))
        .isEqualTo("0,0,0,0,0,0,23/0,3,0,0,0,0,22 N");
    assertThat(after(game, "0,0,0,0,0,2,20/2,2,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,21/3,2,0,0,0,0,22 N");
    assertThat(after(game, "0,0,0,0,0,2,20/2,2,0,0,0,0,22 S", "6 1"))
        .as("South's turn comes and there is nothing to sow")
        .isEqualTo("0,0,0,0,0,0,21/0,0,0,0,0,0,27 S");
  }

  @Test
  void withEndMoverAnExtraTurnWithoutSeedsEndsTheGame() {
    Game game = Kalah.FAMILY.game("end=mover");
    assertThat(after(game, "0,0,0,0,0,1,20/2,3,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,21/0,0,0,0,0,0,27 S");
  }

  @Test
  void seedsLeftMayGoToTheSideWhosePitsAreEmpty() {
    Game game = Kalah.FAMILY.game("remaining=emptier");
    assertThat(after(game, "0,0,0,0,0,1,20/2,3,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,26/0,0,0,0,0,0,22 S");
  }

  @Test
  void seedsLeftMayGoToNobody() {
    Game game = Kalah.FAMILY.game("remaining=nobody");
    assertThat(after(game, "0,0,0,0,0,1,20/2,3,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,21/0,0,0,0,0,0,22 S");
  }

  @Test
  void theAppealOfAMoveIsWhatItTakesAndATurn() {
    Position position = STANDARD.position("1,0,0,0,0,1,20/0,0,0,0,5,1,20 S");
    assertThat(position.appeal(0)).isEqualTo(6);
    assertThat(position.appeal(5)).isEqualTo(1 + KalahRules.EXTRA_TURN_APPEAL);
  }

  @Test
  void appealIsTheSameOnBoardsThatAreNotPacked() {
    Game game = Kalah.FAMILY.game("pits=9,seeds=1");
    Position position = game.position("1,0,0,0,0,0,0,0,1,4/0,0,0,0,0,0,0,5,1,6 S");
    assertThat(position.appeal(0)).isEqualTo(6);
    assertThat(position.appeal(8)).isEqualTo(1 + KalahRules.EXTRA_TURN_APPEAL);
  }

  static String after(Game game, String before, String moves) {
    Position position = game.position(before);
    game.moves(position, moves).forEach(position::play);
    return game.text(position);
  }
}
