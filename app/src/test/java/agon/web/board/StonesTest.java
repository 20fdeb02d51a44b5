package agon.web.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Large boards travel in few letters, small ones and others as they are. */
class StonesTest {
  @Test
  void aLargeBoardIsALine() {
    StateView state = StateView.of(GameSoFar.read("mnk(m=100,n=30,k=5)", null, "a1 b1 c1"));
    assertThat(state.stones()).isEqualTo("XOX2997.");
    assertThat(state.picture().cells()).isEmpty();
    assertThat(state.legal()).isEmpty();
  }

  @Test
  void aSmallOneAndDiscsThatTurnAreSentSquareBySquare() {
    assertThat(StateView.of(GameSoFar.read("gomoku", null, "h8")).stones()).isNull();
    assertThat(StateView.of(GameSoFar.read("othello", null, "f5")).legal()).hasSize(3);
  }
}
