package agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.player.Handicap;
import agon.player.LevelPlayer;
import agon.player.Levelled;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelsTest {
  @ParameterizedTest
  @ValueSource(strings = {"mnk(m=15,n=15,k=5)", "kalah", "oware", "dipole", "othello"})
  void everyLevelIsHeldBackLessThanTheOneBelow(String line) {
    Game game = Games.CATALOG.game(line);
    int[] strengths = ((Levelled) game).strengths();
    assertThat(strengths).hasSize(LevelPlayer.HIGHEST - 1);
    for (int i = 1; i < strengths.length; i++) {
      Handicap below = Handicap.ofStrength(strengths[i - 1]);
      Handicap above = Handicap.ofStrength(strengths[i]);
      assertThat(above.slip() < below.slip() || above.nodes() > below.nodes())
          .as("level %d of %s", i + 1, line)
          .isTrue();
    }
  }
}
