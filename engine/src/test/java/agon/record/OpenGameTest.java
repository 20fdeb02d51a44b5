package agon.record;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Pile;
import agon.game.Game;
import agon.game.Outcome;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game that is being played, with moves taken back and forth. */
class OpenGameTest {
  private static final Game GAME = Pile.FAMILY.game();
  private OpenGame open;

  @BeforeEach
  void start() {
    open = OpenGame.of(GAME, Optional.empty(), GAME.start());
  }

  private void play(int moves) {
    int[] scratch = new int[GAME.maxMoves()];
    for (int i = 0; i < moves; i++) {
      open.position().moves(scratch);
      open.play(RecordedMove.of(scratch[0]));
    }
  }

  @Test
  void againstAComputerTwoMovesAreTakenBack() {
    play(4);
    assertThat(open.undo(side -> side == 0)).isTrue();
    assertThat(open.played()).hasSize(2);
    assertThat(open.undone()).hasSize(2);
    assertThat(open.redo(side -> side == 0)).isTrue();
    assertThat(open.played()).hasSize(4);
    assertThat(open.redo(side -> side == 0)).isFalse();
  }

  @Test
  void betweenPeopleOneMoveIsTakenBack() {
    play(3);
    open.undo(side -> true);
    assertThat(open.played()).hasSize(2);
    assertThat(open.position().ply()).isEqualTo(2);
  }

  @Test
  void anotherMoveForgetsWhatWasTakenBack() {
    play(2);
    open.undo(side -> true);
    play(1);
    assertThat(open.undone()).isEmpty();
  }

  @Test
  void nothingIsTakenBackBeforeTheFirstMove() {
    assertThat(open.undo(side -> true)).isFalse();
  }

  @Test
  void aGameThatWasGivenUpGoesOnWhenThatIsTakenBack() {
    play(1);
    open.end(Outcome.FIRST_WINS, new Ending(Ending.Reason.RESIGNATION, ""));
    assertThat(open.isOver()).isTrue();
    assertThat(open.record("a", "b", "").result()).isEqualTo("1-0");
    open.undo(side -> true);
    assertThat(open.isOver()).isFalse();
    assertThat(open.outcome()).isEmpty();
    assertThat(open.played()).hasSize(1);
  }

  @Test
  void movesPlayedBeforeArePartOfIt() {
    play(2);
    OpenGame later = OpenGame.of(GAME, Optional.empty(), open.position());
    assertThat(later.played()).isEqualTo(open.played());
  }
}
