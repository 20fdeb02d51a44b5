package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.Learnable;
import agon.model.LinearModel;
import agon.search.Insightful;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MancalaFeaturesTest {
  private static final int POSITIONS = 2000;

  @ParameterizedTest
  @ValueSource(
      strings = {"kalah(pits=6,seeds=4)", "kalah(pits=4,seeds=3,empty-capture=true)", "avalanche"})
  void learningBeginsWithTheEstimateMadeByHand(String line) {
    beginsWithTheEstimateMadeByHand(Games.CATALOG.game(line), 0);
  }

  /** Where the database knows more the estimate is what it says. */
  @ParameterizedTest
  @ValueSource(strings = {"oware", "oware(pits=4,seeds=4)"})
  void learningOwareBeginsWithTheEstimateMadeByHand(String line) {
    beginsWithTheEstimateMadeByHand(Games.CATALOG.game(line), 12);
  }

  private static void beginsWithTheEstimateMadeByHand(Game game, int fewest) {
    FeatureSet set = ((Learnable) game).featureSet();
    LinearModel beginning = set.beginning().orElseThrow();
    Rng rng = new Rng(5);
    int compared = 0;
    for (int i = 0; i < POSITIONS; i++) {
      MancalaPosition position = afterRandomMoves(game, rng);
      if (position.isOver() || isLarge(position) || inPits(position) < fewest) {
        continue;
      }
      compared++;
      assertThat(beginning.at(set.features(position)).forSideToMove())
          .as("%s, number %d of seed 5", game.text(position), i)
          .isEqualTo(((Insightful) game).insight(position).evaluate());
    }
    assertThat(compared).isGreaterThan(POSITIONS / 4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kalah(pits=6,seeds=6)", "kalah(pits=8,seeds=12)", "oware"})
  void everyFeatureHasANumberInRangeAndFits(String line) {
    Game game = Games.CATALOG.game(line);
    FeatureSet set = ((Learnable) game).featureSet();
    Rng rng = new Rng(6);
    for (int i = 0; i < POSITIONS; i++) {
      MancalaPosition position = afterRandomMoves(game, rng);
      if (!position.isOver()) {
        Features features = set.features(position);
        int[] active = new int[features.mostActive()];
        int count = features.active(active);
        assertThat(Arrays.stream(active, 0, count)).allMatch(n -> n >= 0 && n < features.count());
        assertThat(Arrays.stream(active, 0, count).distinct()).hasSize(count);
        assertThat(features.stage()).isBetween(0, features.stages() - 1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"kalah(pits=6,seeds=6)", "kalah(pits=8,seeds=12)", "avalanche", "oware"})
  void theFastWayFindsWhatThePlainOneFinds(String line) {
    Game game = Games.CATALOG.game(line);
    MancalaFeatures.Numbers numbers = (MancalaFeatures.Numbers) ((Learnable) game).featureSet();
    Rng rng = new Rng(7);
    short[] weights = new short[MancalaFeatures.STAGES * numbers.count()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) (rng.below(2001) - 1000);
    }
    LinearModel model = new LinearModel(numbers.count(), weights, new int[] {1, 2, 3, 4, 5, 6});
    for (int i = 0; i < POSITIONS; i++) {
      MancalaPosition position = afterRandomMoves(game, rng);
      if (!position.isOver()) {
        assertThat(new MancalaSums((PackedPosition) position, numbers, model).forSideToMove())
            .as("%s, number %d of seed 7", game.text(position), i)
            .isEqualTo(model.at(numbers.features(position)).forSideToMove());
      }
    }
  }

  @Test
  void weightsComeWithTheRulesTheyWereLearntOn() {
    assertThat(((Kalah) Games.CATALOG.game("kalah")).shipped()).isPresent();
    assertThat(((Kalah) Games.CATALOG.game("granada")).shipped()).isPresent();
    for (String other : List.of("avalanche", "fairkalah-1", "kalah(pits=6,seeds=6)")) {
      assertThat(((Kalah) Games.CATALOG.game(other)).shipped()).as(other).isEmpty();
    }
  }

  private static int inPits(MancalaPosition position) {
    return position.row(Position.FIRST) + position.row(Position.SECOND);
  }

  /** Pits of more than fifteen seeds are all the same to the features. */
  private static boolean isLarge(MancalaPosition position) {
    for (int pit = 0; pit < position.pits(); pit++) {
      if (Math.max(position.seeds(0, pit), position.seeds(1, pit)) > 15) {
        return true;
      }
    }
    return false;
  }

  private static MancalaPosition afterRandomMoves(Game game, Rng rng) {
    Position position = game.start();
    int[] moves = new int[game.maxMoves()];
    for (int left = rng.below(30); left > 0 && !position.isOver(); left--) {
      position.play(position.randomMove(rng, moves));
    }
    return (MancalaPosition) position;
  }
}
