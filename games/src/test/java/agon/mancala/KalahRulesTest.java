package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.search.Exact;
import agon.search.Visits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  void withoutCapturesALastSeedInAnEmptyPitStays() {
    Game game = Kalah.FAMILY.game("capture=false");
    assertThat(after(game, "1,0,0,0,0,3,20/0,0,0,0,5,1,18 S", "1"))
        .isEqualTo("0,1,0,0,0,3,20/0,0,0,0,5,1,18 N");
  }

  @Test
  void inRelaysALastSeedInAPitWithSeedsTakesThemAlongOnEitherSide() {
    Game game = Kalah.FAMILY.game("capture=false,relay=true");
    assertThat(after(game, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S", "6"))
        .as("four seeds to North's third pit, five from there to South's second, five to the store")
        .isEqualTo("5,0,5,5,5,1,2/5,5,0,5,5,5,0 S");
  }

  @Test
  void relaysEndInAnEmptyPitOrInTheStore() {
    Game game = Kalah.FAMILY.game("capture=false,relay=true");
    assertThat(after(game, "2,0,1,0,0,4,20/0,0,0,0,5,1,15 S", "1"))
        .isEqualTo("0,1,0,1,1,4,20/0,0,0,0,5,1,15 N");
    assertThat(after(game, "1,2,0,3,0,0,20/0,0,0,0,5,1,16 S", "1"))
        .as("the second pit's three go to the fifth, which was empty")
        .isEqualTo("0,0,1,4,1,0,20/0,0,0,0,5,1,16 N");
    assertThat(after(game, "1,1,0,2,0,0,20/0,0,0,0,5,1,18 S", "1"))
        .as("two from the second to the fourth, three from there into the store")
        .isEqualTo("0,0,1,0,1,1,21/0,0,0,0,5,1,18 S");
  }

  @Test
  void byThePieRuleNorthMayTurnTheBoardRoundOnce() {
    Game game = Kalah.FAMILY.game("pie=true");
    assertThat(after(game, game.text(game.start()), "3 6"))
        .isEqualTo("4,4,0,5,5,0,2/5,5,5,5,4,4,0 N swap");
    assertThat(after(game, game.text(game.start()), "3 6 swap"))
        .isEqualTo("5,5,5,5,4,4,0/4,4,0,5,5,0,2 S");
    assertThat(after(game, game.text(game.start()), "3 6 2"))
        .isEqualTo("4,4,0,5,5,0,2/5,0,6,6,5,5,1 N");
    assertThatThrownBy(() -> after(game, game.text(game.start()), "3 6 swap 1 swap"))
        .hasMessage("only the second player's first move may be to swap");
  }

  @ParameterizedTest
  @CsvSource({"'pits=3,seeds=3', -2", "'pits=4,seeds=2', -4", "'pits=2,seeds=2', -2"})
  void byThePieRuleTheSolverCutsTheCakeAsEvenlyAsItCan(String settings, int value) {
    Kalah game = (Kalah) Kalah.FAMILY.game(settings + ",pie=true");
    Exact solver = game.solver(1, true).orElseThrow();
    Visits visits = new Visits();
    assertThat(solver.solve(game.start(), 0, Long.MAX_VALUE, visits)).isTrue();
    assertThat(solver.least()).isEqualTo(new KalahSolver(game).margin(game.start()));
    assertThat(solver.least()).isEqualTo(value);
    Position end = game.start();
    solver.line(end, Long.MAX_VALUE, visits).forEach(end::play);
    assertThat(end.isOver()).isTrue();
    assertThat(end.margin()).isEqualTo(value);
  }

  @Test
  void aGameMayBeginWithUnequalPits() {
    Game game = Kalah.FAMILY.game("empty-capture=true,setup=4 4 5 4 3 4 0 4 4 4 4 4 4 0");
    assertThat(game.text(game.start())).isEqualTo("4,4,5,4,3,4,0/4,4,4,4,4,4,0 S");
    assertThat(Kalah.FAMILY.game("pits=1,seeds=2,setup=01  1 1 1").line())
        .isEqualTo("kalah(pits=1,seeds=2,setup=1 1 1 1)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "setup=4 4 | setup is equal or a number for each place",
        "setup=4 4 4 4 | setup names 4 places of the board's 14",
        "pits=1,seeds=2,setup=2 1 2 1 | setup has 6 seeds, the board has 4",
        "pits=1,seeds=2,setup=2 0 2 0 | this set-up is the usual one",
        "pits=1,seeds=2,setup=0 2 2 0 | at the start both sides have seeds in their pits",
        "capture=false,empty-capture=true | empty-capture is for games with captures"
      })
  void whatCannotBeIsRefused(String settings, String why) {
    assertThatThrownBy(() -> Kalah.FAMILY.game(settings))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(why);
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
