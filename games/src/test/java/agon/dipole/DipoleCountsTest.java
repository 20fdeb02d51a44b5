package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Playouts;
import agon.game.Position;
import org.junit.jupiter.api.Test;

/** Lengths of games and numbers of moves. */
class DipoleCountsTest {
  @Test
  void randomGamesAreShort() {
    Game game = Dipole.FAMILY.game();
    Playouts playouts = new Playouts(game, game.start(), 1);
    playouts.play(20_000);
    assertThat(playouts.shortest()).isEqualTo(1);
    assertThat(playouts.longest()).isBetween(48, 100);
  }

  @Test
  void aHighStackAmongSmallOnesHasThirtyForwardMovesAndFiveCapturesBack() {
    Game game = Dipole.FAMILY.game();
    Position position = game.position("C4:B1 C6:B1 E4:B1 E6:B1 B5:B1 D3:B1 D7:B1 F5:B1 D5:W12 W");
    assertThat(game.moveTexts(position)).hasSize(35);
  }
}
