package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.model.Features;
import agon.model.LearntEstimate;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.search.Insight;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class PatternTables8Test {
  private static final Othello GAME = (Othello) Othello.FAMILY.game("");

  /** Every weight another, so that a wrong look-up shows. */
  private static Weights distinct() {
    Rng rng = new Rng(1);
    short[] weights = new short[Patterns8.STAGES * Patterns8.FEATURES];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) rng.below(20_000);
    }
    int[] biases = new int[Patterns8.STAGES];
    Arrays.setAll(biases, stage -> 1000 * stage);
    LinearModel model = new LinearModel(Patterns8.FEATURES, weights, biases);
    return new Weights(Map.of(), PatternFeatures8.SET.name(), model);
  }

  @Test
  void the_tables_say_what_the_model_says_over_the_features() {
    Weights weights = distinct();
    Position position = GAME.start();
    Insight insight = GAME.insight(position, weights);
    LearntEstimate plain = weights.model().at(GAME.featureSet().features(position));
    Rng rng = new Rng(2);
    int[] scratch = new int[GAME.maxMoves()];
    for (int game = 0; game < 20; game++) {
      while (!position.isOver()) {
        assertThat(insight.evaluate()).isEqualTo(plain.forSideToMove());
        position.play(position.randomMove(rng, scratch));
      }
      while (position.ply() > 0) {
        position.undo();
      }
    }
  }

  @Test
  void mirrored_positions_show_the_same_features() {
    Symmetries symmetries = GAME.symmetries().orElseThrow();
    Position position = GAME.start();
    Rng rng = new Rng(3);
    int[] scratch = new int[GAME.maxMoves()];
    while (!position.isOver()) {
      int[] here = active(position);
      for (int s = 0; s < symmetries.count(); s++) {
        if (!symmetries.swaps(s)) {
          assertThat(active(symmetries.image(s, position))).as("symmetry " + s).isEqualTo(here);
        }
      }
      position.play(position.randomMove(rng, scratch));
    }
  }

  private static int[] active(Position position) {
    Features features = GAME.featureSet().features(position);
    int[] active = new int[features.mostActive()];
    int[] found = Arrays.copyOf(active, features.active(active));
    System.arraycopy(active, 0, found, 0, found.length);
    Arrays.sort(found);
    return found;
  }

  @Test
  void there_are_46_places_of_11_shapes() {
    assertThat(Patterns8.TURN).hasSize(46);
    assertThat(Arrays.stream(Patterns8.MASK).distinct().count()).isEqualTo(11);
  }

  @Test
  void every_board_but_the_smallest_comes_with_weights() {
    assertThat(GAME.shipped()).isPresent();
    assertThat(((Othello) Othello.FAMILY.game("size=6")).shipped()).isPresent();
    assertThat(((Othello) Othello.FAMILY.game("size=4")).shipped()).isEmpty();
  }
}
