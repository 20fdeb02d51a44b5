package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.PositionNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Openings by the names Othello players have for them. */
class OpeningNamesTest {
  private static String name(String settings, String moves) {
    Game game = Othello.FAMILY.game(settings);
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return PositionNames.latest(game, position).orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4, Tiger",
    "c4e3f6e6f5, Tiger",
    "d3c5f6f5e6, Tiger",
    "e6f4c3c4d3, Tiger",
    "f5d6c3d3c4f4f6g5, No-Kung",
    "f5d6c5f4e3c6d3f6e6d7, Rose",
    "f5f6e6f4g5e7e3, Heath-Bat",
    "f5f4, Parallel"
  })
  void theSamePositionHasTheSameNameHoweverTheBoardIsTurned(String moves, String name) {
    assertThat(name("", moves)).isEqualTo(name);
  }

  @Test
  void aGameIsCalledAfterTheLastPositionThatHasAName() {
    assertThat(name("", "f5")).isEmpty();
    assertThat(name("", "f5d6c3g5")).isEqualTo("Perpendicular");
    assertThat(name("", "f5d6c3d3c4 f4f6g5 e3")).isEqualTo("No-Kung");
  }

  @Test
  void otherBoardsHaveNoNames() {
    assertThat(name("size=10", "g6 e7")).isEmpty();
    assertThat(name("start=parallel", "")).isEmpty();
    assertThat(name("empties=winner", "f5d6c3d3c4")).isEqualTo("Tiger");
  }
}
