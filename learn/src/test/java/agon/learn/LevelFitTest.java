package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;

import agon.games.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelFitTest {
  @Test
  void theRowIsPlayedRungByRungAndDividedIntoLevels() {
    List<String> played = new ArrayList<>();
    LevelFit.Ladder ladder =
        new LevelFit(Games.CATALOG.game("mnk(m=4,n=4,k=3)"), 10, 1, 3)
            .fit((who, score) -> played.add(who));
    assertThat(played)
        .startsWith("held(strength=6) against held(strength=0)", "held(strength=6) against greedy")
        .endsWith("held(strength=60) against held(strength=54)");
    assertThat(ladder.strengths()).hasSize(9).isSorted().doesNotHaveDuplicates();
    assertThat(ladder.step()).isBetween(0.5, 0.9);
  }
}
