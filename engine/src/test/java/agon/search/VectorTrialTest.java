package agon.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Test;

class VectorTrialTest {
  /** The tests of this module run without the vectors' own. */
  @Test
  void withoutTheModuleNothingIsTried() {
    assertThat(VectorTrial.isWon(() -> fail("tried"), () -> fail("tried"))).isFalse();
  }
}
