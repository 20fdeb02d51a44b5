package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.search.Insight;
import agon.search.Score;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloInsightTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);

  private static Othello game(String settings) {
    return (Othello) Othello.FAMILY.game(settings);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "size=4,blocked=a1 d4",
        "size=6",
        "blocked=c3 f3 c6 f6",
        "size=10",
        "size=10,blocked=c3 h3 c8 h8",
        "size=12",
        "size=16,blocked=f6 k6 f11 k11"
      })
  void anInsightThatFollowedTheGameSaysWhatANewOneSays(String settings) {
    Othello game = game(settings);
    Symmetries symmetries = game.symmetries().orElseThrow();
    int[] moves = new int[game.maxMoves()];
    Rng rng = new Rng(SEED);
    for (int i = 0; i < 10; i++) {
      Position position = game.start();
      Insight insight = game.insight(position);
      while (!position.isOver()) {
        Insight fresh = game.insight(position.copy());
        int estimate = insight.evaluate();
        assertThat(estimate).isEqualTo(fresh.evaluate()).isBetween(-Score.LIMIT, Score.LIMIT);
        int symmetry = rng.below(symmetries.count());
        Insight image = game.insight(symmetries.image(symmetry, position));
        assertThat(image.evaluate()).as(game.text(position)).isEqualTo(estimate);
        Insight swapped = game.insight(swapped(game, position));
        assertThat(swapped.evaluate()).as(game.text(position)).isEqualTo(estimate);

        long key = position.key();
        int count = insight.moves(moves);
        for (int m = 0; m < count; m++) {
          int rank = insight.rank(moves[m]);
          assertThat(rank).isEqualTo(fresh.rank(moves[m]));
          assertThat(image.rank(symmetries.move(symmetry, moves[m]))).isEqualTo(rank);
        }
        assertThat(position.key()).isEqualTo(key);
        int move = moves[rng.below(count)];
        position.play(move);
        insight.played(move);
        if (rng.below(4) == 0) {
          position.undo();
          insight.undone(move);
        }
      }
    }
  }

  /** The same board with the other side to move and all discs turned over. */
  private static Position swapped(Othello game, Position position) {
    int[] owners = new int[game.emptyBoard().squareCount()];
    for (int square = 0; square < owners.length; square++) {
      int owner = ((DiscPosition) position).owner(square);
      owners[square] = owner == DiscPosition.NOBODY ? owner : 1 - owner;
    }
    return DiscPosition.of(game.emptyBoard(), owners, 1 - position.turn());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "size=4", "size=6,blocked=b2 e5", "blocked=c3 f3 c6 f6", "blocked=a1 b4 h8"})
  void rowsAndWordsFindTheSameFeatures(String settings) {
    Othello game = game(settings);
    OthelloBoard board = game.emptyBoard();
    RowTerrain terrain = new RowTerrain(board);
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(SEED);
    for (int i = 0; i < 50; i++) {
      DiscPosition position = (DiscPosition) game.start();
      Insight insight = game.insight(position);
      while (!position.isOver()) {
        int[] owners = new int[board.squareCount()];
        Arrays.setAll(owners, position::owner);
        Position16 rows = new Position16(board, owners, position.turn());
        assertThat(new RowInsight<>(rows, terrain).evaluate())
            .as(game.text(position))
            .isEqualTo(insight.evaluate());
        position.play(position.randomMove(rng, scratch));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 7, 100",
    "size=6, 8, 200",
    "'size=6,blocked=b2 e5', 8, 100",
    "'blocked=a1 b4 h8', 7, 100",
    "'size=4,blocked=a1', 10, 100",
    "size=10, 6, 20"
  })
  void verdictsAndExactScoresAreThoseOfMinimax(String settings, int empties, int count) {
    Othello game = game(settings);
    Rng rng = new Rng(SEED);
    for (int i = 0; i < count; i++) {
      DiscPosition position = Minimax.randomEnding(game, empties - i % 7, rng);
      if (position.isOver()) {
        continue;
      }
      String text = game.text(position) + " seed " + SEED;
      int value = Score.UNIT * Minimax.margin(game, position);
      Insight insight = game.insight(position);
      assertThat(insight.verdict()).as(text).isIn(Score.UNKNOWN, value);
      if (insight instanceof Insight8) {
        assertThat(insight.exact(-Score.WIN, Score.WIN, 9)).as(text).isEqualTo(value);
        int alpha = value - 300 + rng.below(600);
        int found = insight.exact(alpha, alpha + 1, 9);
        assertThat(found > alpha).as(text).isEqualTo(value > alpha);
        assertThat(found > alpha ? found <= value : found >= value).as(text).isTrue();
      }
    }
  }
}
