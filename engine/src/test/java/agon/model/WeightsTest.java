package agon.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class WeightsTest {
  private static final short[] NUMBERS = {1, -2, 300, -30_000, 0, 32_767};
  private static final Weights WEIGHTS =
      new Weights(
          Map.of("game", "pile", "seed", "7"),
          "piles-1",
          new LinearModel(3, NUMBERS, new int[] {70_000, -5}));

  @Test
  void a_file_holds_all_that_was_learnt() {
    Weights read = Weights.of(WEIGHTS.bytes());
    assertThat(read.facts()).containsEntry("game", "pile").containsEntry("seed", "7").hasSize(2);
    assertThat(read.features()).isEqualTo("piles-1");
    LinearModel model = (LinearModel) read.model();
    assertThat(model.estimate(0, new int[] {2, 2, 1, 9}, 3)).isEqualTo(70_000 + 600 - 2);
    assertThat(model.estimate(1, new int[] {0, 2}, 2)).isEqualTo(-5 - 30_000 + 32_767);
  }

  @Test
  void a_file_holds_a_network() {
    short[] rows = {1, -2, 300, -400, 5, 32_767};
    short[] bias = {7, -8};
    short[][] output = {{1, 2, 3, 4}, {-5, 6, -7, 8}};
    int[] outputBias = {70_000, -9};
    NetworkModel network = new NetworkModel(rows, bias, output, outputBias, 163);
    Weights read = Weights.of(new Weights(Map.of(), "views-1", network).bytes());
    NetworkModel same = (NetworkModel) read.model();
    assertThat(same.features()).isEqualTo(3);
    assertThat(same.stages()).isEqualTo(2);
    assertThat(same.hidden()).isEqualTo(2);
    assertThat(same.divisor()).isEqualTo(163);
    assertThat(same.bytes()).isEqualTo(network.bytes());
    assertThat(same.row(2, 1)).isEqualTo(32_767);
    assertThat(same.bias(1)).isEqualTo(-8);
    assertThat(same.output(1, 0)).isEqualTo(-5);
    assertThat(same.outputBias(0)).isEqualTo(70_000);
  }

  @Test
  void a_damaged_file_is_refused_wherever_the_damage_is() {
    byte[] good = WEIGHTS.bytes();
    for (int i = 0; i < good.length; i++) {
      byte[] bad = good.clone();
      bad[i] ^= 4;
      assertThatThrownBy(() -> Weights.of(bad)).as("byte " + i).isInstanceOf(BadInput.class);
    }
  }

  @Test
  void a_file_cut_off_anywhere_is_refused() {
    byte[] good = WEIGHTS.bytes();
    for (int length = 0; length < good.length; length++) {
      byte[] cut = Arrays.copyOf(good, length);
      assertThatThrownBy(() -> Weights.of(cut)).as("length " + length).isInstanceOf(BadInput.class);
    }
  }
}
