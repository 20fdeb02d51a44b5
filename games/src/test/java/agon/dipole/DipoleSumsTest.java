package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.model.FeatureSet;
import agon.model.LinearModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DipoleSumsTest {
  /** Each stack, and each that can be captured, is rounded to a hundredth. */
  private static final int ROUNDING = 25;

  @ParameterizedTest
  @ValueSource(strings = {"dipole", "dipole(size=10)"})
  void theFastWayFindsWhatThePlainOneFinds(String line) {
    Dipole game = (Dipole) Games.CATALOG.game(line);
    FeatureSet set = game.featureSet();
    Rng rng = new Rng(7);
    int count = set.features(game.start()).count();
    short[] weights = new short[DipoleFeatures.STAGES * count];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) (rng.below(2001) - 1000);
    }
    LinearModel model = new LinearModel(count, weights, new int[] {1, 20, 300, 4000});
    for (int i = 0; i < 2000; i++) {
      DipolePosition position = position(game, rng, i);
      int fast = sums(game, position, model).forSideToMove();
      assertThat(fast)
          .as("%s, number %d of seed 7", position, i)
          .isEqualTo(model.at(set.features(position)).forSideToMove());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dipole", "dipole(size=10)"})
  void learningBeginsWithTheEstimateMadeByHand(String line) {
    Dipole game = (Dipole) Games.CATALOG.game(line);
    LinearModel beginning = game.featureSet().beginning().orElseThrow();
    Rng rng = new Rng(8);
    for (int i = 0; i < 500; i++) {
      DipolePosition position = position(game, rng, i);
      int byHand = new DipoleEvaluation(position, game.board()).forSideToMove();
      assertThat((double) sums(game, position, beginning).forSideToMove())
          .as("%s, number %d of seed 8", position, i)
          .isCloseTo(byHand / 2.05, within((double) ROUNDING));
    }
  }

  /** Half of them as they come up in games, half with stacks anywhere. */
  private static DipolePosition position(Dipole game, Rng rng, int number) {
    return number % 2 == 0
        ? (DipolePosition) RandomDipole.afterRandomMoves(game, rng, rng.below(40))
        : RandomDipole.position(game, rng, 1 + rng.below(game.board().men), 0);
  }

  private static DipoleSums sums(Dipole game, Position position, LinearModel model) {
    return new DipoleSums(
        (DipolePosition) position, DipoleFeatures.Numbers.of(game.board()), model);
  }
}
