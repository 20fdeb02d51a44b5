package agon.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RngTest {
  @Test
  void theSameSeedGivesTheSameNumbersEverywhereAndForEver() {
    Rng rng = new Rng(1);
    assertThat(new long[] {rng.next(), rng.next(), rng.next()})
        .containsExactly(5424204624148110235L, -2890764224077349132L, 6851360858507811590L);
    assertThat(new Rng(1).next()).isNotEqualTo(new Rng(2).next());
  }

  @Test
  void belowIsUniform() {
    Rng rng = new Rng(7);
    for (int bound : new int[] {1, 2, 3, 7, 10, 64}) {
      int[] counts = new int[bound];
      for (int i = 0; i < bound * 10_000; i++) {
        counts[rng.below(bound)]++;
      }
      for (int count : counts) {
        assertThat(count).isBetween(9_500, 10_500);
      }
    }
  }

  @Test
  void tablesOfKeysDoNotRepeatThemselves() {
    Set<Long> seen = new HashSet<>();
    for (long salt = 0; salt < 4; salt++) {
      for (long key : Keys.table(10_000, salt)) {
        assertThat(seen.add(key)).isTrue();
      }
    }
  }
}
