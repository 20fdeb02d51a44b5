package agon.othello.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.kit.GameKit;
import agon.kit.KitCase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The conformance kit on hexagons of several sizes, and what is special about them. */
class HexThelloTest extends GameKit {
  private static final Game GAME = HexThello.FAMILY.game();
  private static final Game SMALL = HexThello.FAMILY.game("radius=2");

  @Override
  protected List<KitCase> cases() {
    return List.of(
        KitCase.of(GAME, () -> SlowHexThello.start(7))
            .perft(9, 66, 360, 2232, 13320)
            .positions(200),
        KitCase.of(HexThello.FAMILY.game("radius=4"), () -> SlowHexThello.start(4)).positions(300),
        KitCase.of(HexThello.FAMILY.game("radius=3"), () -> SlowHexThello.start(3)).positions(300),
        KitCase.of(SMALL, () -> SlowHexThello.start(2)).positions(300),
        KitCase.of(HexThello.FAMILY.game("radius=10"), () -> SlowHexThello.start(10))
            .positions(60));
  }

  @Test
  void theBoardIsThatOfTheCourse() {
    HexThello game = (HexThello) GAME;
    long cells = GAME.picture(GAME.start()).cells().size();
    assertThat(cells).isEqualTo(169);
    assertThat(game.hasCell(0, 6)).isFalse();
    assertThat(game.hasCell(0, 7)).isTrue();
    assertThat(game.hasCell(14, 7)).isTrue();
    assertThat(game.hasCell(14, 8)).isFalse();
    assertThat(GAME.picture(GAME.start()).kind()).isEqualTo(Picture.Kind.HEXAGONS);
  }

  @Test
  void aHexagonIsDrawnAsOne() {
    Position position = SMALL.start();
    position.play(SMALL.move(position, "c1"));
    assertThat(SMALL.board(position, BoardStyle.ASCII))
        .isEqualTo(
            """
             1   >X . .
             2   . X X .
             3  . X X O .
             4   . O X . e
             5    . . . d
                   a b c
              X Black 6  O White 2
            """);
  }

  @Test
  void whatIsNoMoveIsSaidClearly() {
    Position start = GAME.start();
    assertThatThrownBy(() -> GAME.move(start, "a1"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("outside the hexagon");
    assertThatThrownBy(() -> GAME.move(start, "h8")).hasMessageContaining("is occupied");
    assertThatThrownBy(() -> GAME.move(start, "o8")).hasMessageContaining("turns over no disc");
    assertThatThrownBy(() -> GAME.move(start, "pass")).hasMessageContaining("may not pass");
  }
}
