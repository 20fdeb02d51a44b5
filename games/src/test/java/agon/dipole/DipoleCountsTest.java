package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Playouts;
import agon.game.Position;
import org.junit.jupiter.api.Test;

/** Numbers that another program, checked against the course server, has counted too. */
class DipoleCountsTest {
  /**
   * The number of lines of play of exactly this length. {@link agon.game.Perft} also counts games
   * that end earlier, which the numbers below leave out.
   */
  private static long fullLines(Game game, Position position, int length) {
    if (length == 0) {
      return 1;
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    if (length == 1) {
      return count;
    }
    long lines = 0;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      lines += fullLines(game, position, length - 1);
      position.undo();
    }
    return lines;
  }

  private static void counts(String settings, long... lines) {
    Game game = Dipole.FAMILY.game(settings);
    for (int length = 1; length <= lines.length; length++) {
      assertThat(fullLines(game, game.start(), length))
          .as("length %d", length)
          .isEqualTo(lines[length - 1]);
    }
  }

  @Test
  void linesOfPlayFromTheCourseSetup() {
    counts("", 30, 808, 12439, 201965, 3226953);
  }

  @Test
  void linesOfPlayFromTheAuthorsSetup() {
    counts("setup=steere", 30, 808, 12607, 205738);
  }

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
