package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;

class MnkDrawingTest {
  private final Game tictactoe = Mnk.FAMILY.game();

  private static String draw(Game game, String moves, BoardStyle style) {
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return game.board(position, style);
  }

  @Test
  void theLastMoveIsMarked() {
    assertThat(draw(tictactoe, "b2 a1", BoardStyle.ASCII))
        .isEqualTo("   a b c\n1 >O . . 1\n2  . X . 2\n3  . . . 3\n   a b c\n");
  }

  @Test
  void legalMovesAreMarkedOnRequest() {
    assertThat(draw(tictactoe, "b2", BoardStyle.ASCII.withLegalMoves(true)))
        .isEqualTo("   a b c\n1  + + + 1\n2  +>X + 2\n3  + + + 3\n   a b c\n");
  }

  @Test
  void theWinningLineIsMarked() {
    assertThat(draw(tictactoe, "a1 b1 b2 c1 c3", BoardStyle.ASCII))
        .isEqualTo("   a b c\n1 >X O O 1\n2  .>X . 2\n3  . .>X 3\n   a b c\n");
  }

  @Test
  void boxesAreDrawnInUnicode() {
    assertThat(draw(tictactoe, "b2 a1", BoardStyle.UNICODE)).contains("│›O‹│").contains("│ X │");
  }

  @Test
  void twentySixColumnsFitEightyCharacters() {
    Game game = Mnk.FAMILY.game("m=26,n=26,k=5");
    assertThat(draw(game, "a1", BoardStyle.ASCII).lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }
}
