package agon.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.othello.Othello;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GgfTest {
  /** As NBoard writes one. */
  private static final String SAMPLE =
      "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]"
          + "BO[8 ---------------------------O*------*O--------------------------- *]"
          + "B[F5]W[F6/1.5/0.2]B[D3//2]W[C5]B[E6]W[F7]B[E7]W[F4];)";

  @Test
  void aGameOfNBoardIsReadToItsLastMove() {
    Ggf read = Ggf.read(SAMPLE);
    assertThat(read.game().line()).isEqualTo("othello");
    assertThat(read.position().ply()).isEqualTo(8);
    assertThat(read.game().text(read.position(), read.position().lastMove())).isEqualTo("f4");
  }

  @Test
  void randomGamesWithPassesAreReadAsTheyWereWritten() {
    for (String settings : new String[] {"", "size=6", "size=10"}) {
      Game game = Othello.FAMILY.game(settings);
      int[] scratch = new int[game.maxMoves()];
      Rng rng = new Rng(9);
      for (int round = 0; round < 10; round++) {
        Position position = game.start();
        while (!position.isOver()) {
          position.play(position.randomMove(rng, scratch));
        }
        Ggf read = Ggf.read(Ggf.write(game, position));
        assertThat(read.game().line()).isEqualTo(game.line());
        assertThat(read.position().key()).isEqualTo(position.key());
        assertThat(read.position().ply()).isEqualTo(position.ply());
      }
    }
  }

  @Test
  void passesMayHaveBeenLeftOut() {
    Game game = Othello.FAMILY.game();
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(1);
    Position position = game.start();
    String text = "";
    while (!text.contains("[PA]")) {
      position = position.isOver() ? game.start() : position;
      position.play(position.randomMove(rng, scratch));
      text = Ggf.write(game, position);
    }
    position.play(position.randomMove(rng, scratch));
    String without = Ggf.write(game, position).replaceAll("[BW]\\[PA\\]", "");
    assertThat(Ggf.read(without).position().key()).isEqualTo(position.key());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5d6               | a game is written (;GM[Othello]…;)",
        "(;GM[Chess];)      | the game is Othello, not 'Chess'",
        "(;GM[Othello]BO[]) | BO is a size, squares and a side",
        "(;GM[Othello]BO[7 --- *]) | size is an even number",
        "(;GM[Othello]B[A1];) | move 1: a1 turns over no disc",
      })
  void whatIsNoneIsRefused(String text, String sentence) {
    assertThatThrownBy(() -> Ggf.read(text))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(sentence);
  }
}
