package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwareRulesTest {
  private static final Game ABAPA = Oware.FAMILY.game();

  /** South's pit 6 makes North's pits 1 and 2 a two and a three, and North has nothing else. */
  private static final String SLAM = "1,0,0,0,0,2,20/1,2,0,0,0,0,22 S";

  @Test
  void storesAreNotSownInto() {
    assertThat(after(ABAPA, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S", "5"))
        .isEqualTo("4,4,4,4,0,5,0/5,5,5,4,4,4,0 N");
  }

  @Test
  void twelveSeedsSkipTheirOrigin() {
    assertThat(after(ABAPA, "0,0,12,0,0,0,10/1,1,1,1,1,4,17 S", "3"))
        .isEqualTo("1,1,0,2,1,1,10/2,2,2,2,2,5,17 N");
  }

  @Test
  void twosAndThreesAreTakenInAChainBackwards() {
    assertThat(after(ABAPA, "0,0,0,0,0,4,10/5,1,2,1,3,3,19 S", "6"))
        .isEqualTo("0,0,0,0,0,0,17/6,0,0,0,3,3,19 N");
  }

  @Test
  void theChainBreaksWhereAPitHoldsSomethingElse() {
    assertThat(after(ABAPA, "0,0,0,0,0,4,10/1,3,1,1,3,3,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,14/2,4,0,0,3,3,22 N");
  }

  @Test
  void nothingIsTakenOnTheOwnSide() {
    assertThat(after(ABAPA, "1,1,2,0,0,4,10/1,3,1,1,3,3,18 S", "2"))
        .isEqualTo("1,0,3,0,0,4,10/1,3,1,1,3,3,18 N");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-capture | 1,0,0,0,0,0,20/2,3,0,0,0,0,22 N",
        "capture | 0,0,0,0,0,0,26/0,0,0,0,0,0,22 N",
        "keep-first | 1,0,0,0,0,0,22/0,3,0,0,0,0,22 N",
        "keep-last | 1,0,0,0,0,0,23/2,0,0,0,0,0,22 N"
      })
  void aGrandSlamIsSettledByTheOption(String option, String after) {
    assertThat(after(Oware.FAMILY.game("grand-slam=" + option), SLAM, "6")).isEqualTo(after);
  }

  @Test
  void aForbiddenGrandSlamIsRefusedWhileThereIsAnotherMove() {
    Game game = Oware.FAMILY.game("grand-slam=forbidden");
    assertThat(game.moveTexts(game.position(SLAM))).containsExactly("1");
    assertThatThrownBy(() -> game.move(game.position(SLAM), "6"))
        .isInstanceOf(BadInput.class)
        .hasMessage("pit 6 would take all seeds of North; legal: 1");
  }

  @Test
  void aForbiddenGrandSlamIsPlayedWhenThereIsNoOtherMove() {
    Game game = Oware.FAMILY.game("grand-slam=forbidden");
    assertThat(after(game, "0,0,0,0,0,2,21/1,2,0,0,0,0,22 S", "6"))
        .isEqualTo("0,0,0,0,0,0,26/0,0,0,0,0,0,22 N");
  }

  @Test
  void aSideWithoutSeedsMustBeFed() {
    Position position = ABAPA.position("1,0,0,0,2,1,22/0,0,0,0,0,0,22 S");
    assertThat(ABAPA.moveTexts(position)).containsExactly("5", "6");
    assertThatThrownBy(() -> ABAPA.move(position, "1"))
        .isInstanceOf(BadInput.class)
        .hasMessage("North has no seeds and pit 1 would give it none; legal: 5, 6");
  }

  @Test
  void whoCannotFeedTakesWhatIsLeft() {
    assertThat(after(ABAPA, "0,0,0,0,0,1,22/0,2,0,0,0,0,23 S", "6"))
        .as("South sows its last seed, North can reach South with nothing")
        .isEqualTo("0,0,0,0,0,0,22/0,0,0,0,0,0,26 N");
  }

  @Test
  void moreThanHalfOfTheSeedsEndsTheGame() {
    assertThat(after(ABAPA, "1,1,1,1,0,1,23/1,4,4,4,4,2,1 S", "6"))
        .isEqualTo("0,0,0,0,0,0,29/0,0,0,0,0,0,19 N");
  }

  @Test
  void halfOfTheSeedsDoesNot() {
    assertThat(after(ABAPA, "1,1,1,1,0,1,22/1,4,4,4,4,2,2 S", "6"))
        .isEqualTo("1,1,1,1,0,0,24/0,4,4,4,4,2,2 N");
  }

  /** Two seeds that chase each other round the board: they change places in 12 moves. */
  @ParameterizedTest
  @CsvSource({"2, 12", "3, 24", "9, 96"})
  void aPositionThatComesBackOftenEnoughEndsTheGame(int repetition, int plies) {
    Game game = Oware.FAMILY.game("repetition=" + repetition);
    Position position = game.position("1,0,0,0,0,0,23/1,0,0,0,0,0,23 S");
    int[] moves = new int[6];
    while (!position.isOver()) {
      assertThat(position.moves(moves)).isEqualTo(1);
      position.play(moves[0]);
    }
    assertThat(position.ply()).isEqualTo(plies);
    assertThat(game.text(position)).isEqualTo("0,0,0,0,0,0,24/0,0,0,0,0,0,24 S");
  }

  @Test
  void theAppealOfAMoveIsWhatItTakes() {
    Position position = ABAPA.position("4,0,0,0,0,4,10/5,1,2,1,3,3,15 S");
    assertThat(position.appeal(0)).isZero();
    assertThat(position.appeal(5)).isEqualTo(7);
    Game large = Oware.FAMILY.game("pits=9,seeds=1");
    Position wide = large.position("1,0,0,0,0,0,0,0,1,4/1,0,0,0,0,1,0,0,1,9 S");
    assertThat(wide.appeal(0)).isZero();
    assertThat(wide.appeal(8)).isEqualTo(2);
  }

  private static String after(Game game, String before, String moves) {
    return KalahRulesTest.after(game, before, moves);
  }
}
