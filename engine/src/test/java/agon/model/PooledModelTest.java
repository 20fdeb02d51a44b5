package agon.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PooledModelTest {
  private static final int UNITS = 2;

  private static PooledModel model() {
    return new PooledModel(
        new short[] {128, -128, 300, 0, -1, 256},
        new short[] {10, -20},
        new short[] {256, 0, 0, -256, 100, 200, -300, 400, 0, 0, 0, 0},
        new int[] {0, 7, 256 * PooledModel.SUM_UNIT},
        new short[] {1600, -1600, 800},
        new short[] {3, -4, 500, 6});
  }

  @Test
  void aFileHoldsAllOfIt() {
    Weights read = Weights.of(new Weights(Map.of("game", "some"), "groups.1", model()).bytes());
    PooledModel model = (PooledModel) read.model();
    assertThat(model.bytes()).isEqualTo(model().bytes());
    assertThat(model.units()).isEqualTo(UNITS);
    assertThat(model.hidden()).isEqualTo(3);
    assertThat(model.features()).isEqualTo(3);
    assertThat(model.stages()).isEqualTo(4);
    assertThat(model.row(1, 0)).isEqualTo(300);
    assertThat(model.start(1)).isEqualTo(-20);
  }

  /** Units of 1 for the mover and 2 for the other: 1 − 2 is cut off, 1 + 2·2 …, and 1 always. */
  @Test
  void theEstimateIsThatOfTheHiddenUnits() {
    int one = PooledModel.SUM_UNIT;
    // First: 1 · 1 − 0 = 1, counts 100 hundredths. Second: (100 − 600) / 256 < 0. Third: 1, 50.
    assertThat(model().estimate(2, new int[] {one, 0, 2 * one, 0})).isEqualTo(100 + 50 + 500);
    // First: 0 − 1 < 0. Second: (200 + 400) / 256 = 2.34, times −100. Third as before.
    assertThat(model().estimate(0, new int[] {0, one, 0, one})).isEqualTo(-234 + 50 + 3);
  }
}
