package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  private static String drawn(String settings, String moves, BoardStyle style) {
    Game game = Othello.FAMILY.game(settings);
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return game.board(position, style);
  }

  @Test
  void asciiShowsDiscsHolesLegalMovesTheLastMoveAndTheScore() {
    assertThat(
            drawn("size=6,blocked=a1 f6", "e4", BoardStyle.ASCII.withLegalMoves(true))
                .lines()
                .map(String::stripTrailing))
        .containsExactly(
            "   a b c d e f",
            "1  # . . . . . 1",
            "2  . . . . . . 2",
            "3  . . O X + . 3",
            "4  . . X X>X . 4",
            "5  . . + . + . 5",
            "6  . . . . . # 6",
            "   a b c d e f",
            "  X Black 4  O White 1");
  }

  @Test
  void unicodeTellsTheSidesApartWithoutColour() {
    String board = drawn("", "f5", BoardStyle.UNICODE);
    assertThat(board).contains("│ ○ │ ● │").contains("›●‹").contains("○ White 1");
  }

  @Test
  void redDiscsAreRed() {
    assertThat(drawn("colours=red-white", "f5", BoardStyle.COLOUR)).contains("38;5;160;1m ● ");
    assertThat(drawn("", "f5", BoardStyle.COLOUR)).doesNotContain("38;5;160");
  }
}
