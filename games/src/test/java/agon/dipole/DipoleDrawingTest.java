package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;

class DipoleDrawingTest {
  private static final Game GAME = Dipole.FAMILY.game();

  private static Position position() {
    Position position = GAME.position("A4:B9 F3:B1 G6:B2 H5:W12 W");
    position.play(GAME.move(position, "H5,NE,3"));
    position.play(GAME.move(position, "F3,SE,1"));
    return position;
  }

  @Test
  void plainTextShowsSidesAndTheLastMove() {
    assertThat(GAME.board(position(), BoardStyle.ASCII))
        .isEqualTo(
            """
                1    2    3    4    5    6    7    8
            A        .        b9         .         .   A
            B   .         .         .         .        B
            C        .         .         .         .   C
            D   .         .         .         .        D
            E        .         .         .        W3   E
            F   .        >.         .         .        F
            G        .       >b1        b2         .   G
            H   .         .        W9         .        H
                1    2    3    4    5    6    7    8
            """);
  }

  @Test
  void legalMovesAreMarkedAndPreyIsCrossed() {
    String board = GAME.board(position(), BoardStyle.UNICODE.withLegalMoves(true));
    assertThat(board).contains("×b1").contains("×b2").contains(" b9").contains("•");
    assertThat(board.lines()).hasSize(12);
  }

  @Test
  void theLargeBoardHasTenRowsAndColumns() {
    Game game = Dipole.FAMILY.game("size=10");
    assertThat(game.board(game.start(), BoardStyle.UNICODE).lines())
        .hasSize(14)
        .anyMatch(line -> line.startsWith("J") && line.contains("W20"));
  }
}
