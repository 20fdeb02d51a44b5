package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Score;
import org.junit.jupiter.api.Test;

class DipoleVerdictTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);

  @Test
  void theLastStackIsCapturedAtOnce() {
    assertThat(verdict("dipole", "D3:W2 F1:B2 W")).isEqualTo(Score.winIn(1));
    assertThat(verdict("dipole", "D3:W2 F1:B1 E8:B1 W")).isEqualTo(Score.UNKNOWN);
    assertThat(verdict("dipole", "D3:W2 F1:B3 W")).isEqualTo(Score.UNKNOWN);
  }

  @Test
  void whoeverHasMoreMovesLeftWinsTheRace() {
    assertThat(verdict("dipole", "B1:W1 F3:B1 W")).isEqualTo(Score.lossIn(3));
    assertThat(verdict("dipole", "B1:W1 G2:B1 W")).isEqualTo(Score.lossIn(3));
    assertThat(verdict("dipole", "C2:W1 G2:B1 W")).isEqualTo(Score.winIn(4));
    assertThat(verdict("dipole", "C2:W1 G2:B1 B")).isEqualTo(Score.lossIn(3));
  }

  @Test
  void aRaceThatOutlastsTheLimitIsOpen() {
    assertThat(verdict("dipole(limit=60)", "C2:W1 G2:B1 W 116")).isEqualTo(Score.winIn(4));
    assertThat(verdict("dipole(limit=60)", "C2:W1 G2:B1 W 117")).isEqualTo(Score.UNKNOWN);
  }

  @Test
  void menThatCouldStillMeetMakeNoRace() {
    assertThat(verdict("dipole", "C2:W1 E4:B2 W")).isEqualTo(Score.UNKNOWN);
    assertThat(verdict("dipole", "C2:W1 C6:W1 F5:B3 W")).isEqualTo(Score.UNKNOWN);
  }

  @Test
  void neverContradictsMinimax() {
    for (String settings : new String[] {"", "limit=4", "limit=12"}) {
      Game game = Dipole.FAMILY.game(settings);
      int limit = ((Dipole) game).limit();
      DipoleSolver solver = new DipoleSolver(game);
      Rng rng = new Rng(SEED);
      int races = 0;
      for (int i = 0; i < 2000; i++) {
        Position position = RandomDipole.position(game, rng, 1 + rng.below(2), limit == 0 ? 0 : 2);
        DipoleBoard board = ((Dipole) game).board();
        int verdict = DipoleVerdict.of((DipolePosition) position, board);
        if (verdict == Score.UNKNOWN) {
          continue;
        }
        races += Score.distance(verdict) > 1 ? 1 : 0;
        assertThat(verdict)
            .as("%s %s, seed %d", game.line(), game.text(position), SEED)
            .isEqualTo(solver.score(position));
      }
      assertThat(races).isGreaterThan(20);
    }
  }

  private static int verdict(String line, String text) {
    Dipole game = (Dipole) Dipole.FAMILY.game(line.replaceAll("dipole|[()]", ""));
    return DipoleVerdict.of((DipolePosition) game.position(text), game.board());
  }
}
