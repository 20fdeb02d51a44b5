package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;

import agon.games.Games;
import agon.player.Handicap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelFitTest {
  private static final LevelFit FIT =
      new LevelFit(Games.CATALOG.game("mnk(m=4,n=4,k=3)"), 0.7, 20, 1, 3);

  @Test
  void theFirstLevelLosesToGreedyAndTheNextBeatsTheFirst() {
    List<LevelFit.Found> tried = new ArrayList<>();
    LevelFit.Found first = FIT.above(-1, tried::add).orElseThrow();
    assertThat(first.score()).isLessThan(0.5);
    assertThat(tried).contains(first);
    LevelFit.Found second = FIT.above(first.strength(), tried::add).orElseThrow();
    assertThat(second.strength()).isBetween(first.strength() + 1, Handicap.STRONGEST);
    assertThat(second.score()).isGreaterThan(0.5);
    assertThat(FIT.above(-1, found -> {})).as("the same again").contains(first);
    assertThat(FIT.above(Handicap.STRONGEST, found -> {})).isEmpty();
  }
}
