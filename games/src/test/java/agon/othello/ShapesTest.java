package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.games.Games;
import agon.model.LearntEstimate;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.search.Insight;
import agon.search.Knowledge;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShapesTest {
  private static final String LARGE = "othello(size=10,blocked=b3 e1 f10 i8 d8 g2 a6)";

  /** Any numbers will do. */
  private static final Weights BY_CHANCE = byChance();

  private static Weights byChance() {
    Rng rng = new Rng(5);
    short[] numbers = new short[Shapes.STAGES * Shapes.FEATURES];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (short) (rng.below(201) - 100);
    }
    int[] biases = new int[Shapes.STAGES];
    Arrays.setAll(biases, stage -> rng.below(100));
    return new Weights(
        Map.of(), "othello-shapes.2", new LinearModel(Shapes.FEATURES, numbers, biases));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "othello(size=10)",
        "crete",
        LARGE,
        "othello(size=6)",
        "othello(size=8,blocked=c3 f3 h8)",
        "othello(size=12,blocked=a1 f2)",
        "othello(size=16)"
      })
  void what_a_search_reads_is_what_the_model_says(String line) {
    Othello game = (Othello) Games.CATALOG.game(line);
    Position position = game.start();
    Insight insight = new Knowledge(game, Optional.of(BY_CHANCE)).insight(position);
    LearntEstimate model = BY_CHANCE.model().at(game.featureSet().features(position));
    Rng rng = new Rng(7);
    int[] scratch = new int[game.maxMoves()];
    for (int step = 0; step < 150; step++) {
      if (position.isOver() || (position.ply() > 3 && rng.below(4) == 0)) {
        position.undo();
        position.undo();
      } else {
        position.play(position.randomMove(rng, scratch));
      }
      if (!position.isOver() && rng.below(3) > 0) {
        assertThat(insight.evaluate()).isEqualTo(model.forSideToMove());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"othello(size=10)", "crete", "othello(size=8,blocked=a1 d2 e2 h1)"})
  void mirror_images_are_worth_the_same(String line) {
    Othello game = (Othello) Games.CATALOG.game(line);
    Symmetries symmetries = game.symmetries().orElseThrow();
    Rng rng = new Rng(3);
    int[] scratch = new int[game.maxMoves()];
    Position position = game.start();
    for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
      position.play(position.randomMove(rng, scratch));
    }
    assertThat(symmetries.count()).isGreaterThan(1);
    int worth = game.insight(position, BY_CHANCE).evaluate();
    for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
      Position image = symmetries.image(symmetry, position);
      assertThat(game.insight(image, BY_CHANCE).evaluate()).isEqualTo(worth);
    }
  }

  @Test
  void a_hole_ends_a_line_as_the_border_does() {
    OthelloBoard holed = BlockedSquares.board(10, "e3", false);
    OthelloBoard open = BlockedSquares.board(10, "none", false);
    int a3 = open.squares().find("a3");
    assertThat(lineFrom(open, a3)).hasSize(8);
    assertThat(lineFrom(holed, a3)).hasSize(4).endsWith(open.squares().find("d3"));
  }

  /** The squares of the shape that begins here and goes along the row. */
  private static int[] lineFrom(OthelloBoard board, int square) {
    return ShapePlaces.of(board).stream()
        .map(ShapePlaces.Place::squares)
        .filter(squares -> squares[0] == square && squares[1] == square + 1)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void states_that_mirror_each_other_share_a_feature_and_others_do_not() {
    for (Shapes.Table table : Shapes.all()) {
      int[] numbers = table.numbers();
      assertThat(Arrays.stream(numbers).distinct().count()).isEqualTo(table.features());
      assertThat(Arrays.stream(numbers).min()).hasValue(table.feature());
    }
  }

  @Test
  void weights_of_another_board_are_refused() {
    assertThatThrownBy(() -> new Knowledge(Games.CATALOG.game("othello"), Optional.of(BY_CHANCE)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("they do not fit");
    Weights open = ((Othello) Games.CATALOG.game("othello")).shipped().orElseThrow();
    assertThatThrownBy(() -> new Knowledge(Games.CATALOG.game(LARGE), Optional.of(open)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("they do not fit");
  }
}
