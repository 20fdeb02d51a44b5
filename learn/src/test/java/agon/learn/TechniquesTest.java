package agon.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.search.EngineOptions;
import agon.search.Knowledge;
import agon.search.TimeControl;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TechniquesTest {
  private static final Game GAME = Games.CATALOG.game("oware(pits=3,seeds=2)");

  @TempDir Path folder;

  private List<String> find(Game game) {
    List<String> heard = new ArrayList<>();
    LearnListener listener =
        new LearnListener() {
          @Override
          public void doing(int generation, String phase, double done, String detail) {}

          @Override
          public void said(String line) {
            heard.add(line);
          }
        };
    LearnFolder here = new LearnFolder(folder);
    new Techniques(game, "mine", TimeControl.parse("nodes=20"), 2, 1, 7, here, listener).run();
    return heard;
  }

  private void learnt(int factor) {
    LearnFolder.write(new LearnFolder(folder).weights(GAME, "mine"), weights(factor));
  }

  /** Whoever has more seeds in the first pits is ahead, by so much. */
  private static Weights weights(int factor) {
    Features features = FeatureSet.of(GAME).features(GAME.start());
    short[] numbers = new short[features.count() * features.stages()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (short) (factor * (i % 7 - 3));
    }
    return new Weights(
        Map.of(),
        FeatureSet.of(GAME).name(),
        new LinearModel(features.count(), numbers, new int[features.stages()]));
  }

  @Test
  void eachTechniqueIsTriedOnceAndWhatWasFoundIsInTheWeights() {
    learnt(5);
    List<String> heard = find(GAME);
    assertThat(heard).first().asString().startsWith("numbers aspiration.window=");
    assertThat(heard.stream().skip(1).map(line -> line.substring(0, line.indexOf(':'))))
        .containsExactly(
            "rfp=true",
            "futility=true",
            "lmp=true",
            "probcut=true",
            "razoring=true",
            "singular=true",
            "etc=false",
            "quiescence=false",
            "iir=false");
    Weights found = new LearnFolder(folder).find(GAME, "mine").orElseThrow();
    EngineOptions options = EngineOptions.STANDARD.suiting(new Knowledge(GAME, Optional.of(found)));
    assertThat(heard.getFirst()).contains("rfp.margin=" + options.text("rfp.margin"));
    assertThat(options.text("rfp.margin")).isNotEqualTo(EngineOptions.STANDARD.text("rfp.margin"));
    assertThat(
            EngineOptions.STANDARD
                .with("rfp.margin=77")
                .suiting(new Knowledge(GAME, Optional.of(found)))
                .text("rfp.margin"))
        .isEqualTo("77");
  }

  @Test
  void aRunThatWasStoppedGoesOnAfterTheLastDecision() {
    learnt(5);
    List<String> first = find(GAME);
    Path log = new LearnFolder(folder).work(GAME, "mine").resolve("techniques");
    LearnFolder.write(log, String.join("\n", first.subList(0, 6)) + "\n");
    assertThat(find(GAME)).isEqualTo(first.subList(6, first.size()));
    assertThat(find(GAME)).isEmpty();
  }

  @Test
  void numbersGrowWithTheScaleOfTheEstimate() {
    assertThat(margin(weights(30))).isBetween(2.5 * margin(weights(10)), 3.5 * margin(weights(10)));
  }

  private static double margin(Weights weights) {
    Knowledge knowledge = new Knowledge(GAME, Optional.of(weights));
    SelfPlay player = new SelfPlay(new Knowledge(GAME, Optional.of(weights(10))), 2, 3);
    List<PlayedGame> games = Stream.iterate(0, i -> i + 1).limit(60).map(player::play).toList();
    String found = new SearchUnits(knowledge, games, 3).options();
    return EngineOptions.STANDARD.with(found).value("rfp.margin");
  }

  @Test
  void whoHasASearchOfItsOwnOrNoWeightsIsToldSo() {
    assertThatThrownBy(() -> find(Games.CATALOG.game("othello")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("a search of its own");
    assertThatThrownBy(() -> find(GAME))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has no weights 'mine'");
  }
}
