package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.search.Insight;
import agon.search.Score;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the insights of all mancala games. */
class InsightTest {
  private static final String KALAH = "kalah ";

  private static Mancala game(String line) {
    return (Mancala)
        (line.startsWith(KALAH)
            ? Kalah.FAMILY.game(line.substring(KALAH.length()))
            : Oware.FAMILY.game(line.substring("oware ".length())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah pits=6,seeds=4",
        "kalah pits=3,seeds=12",
        "kalah pits=8,seeds=3,empty-capture=true,end=mover",
        "kalah pits=4,seeds=4,remaining=emptier",
        "kalah pits=12,seeds=6",
        "oware pits=6,seeds=4",
        "oware pits=2,seeds=12",
        "oware pits=10,seeds=4,grand-slam=keep-first"
      })
  void anInsightThatFollowsTheGameKnowsWhatAFreshOneDoes(String line) {
    Mancala game = game(line);
    Rng rng = new Rng(4);
    Position position = game.start();
    Insight insight = game.insight(position);
    int[] scratch = new int[game.maxMoves()];
    for (int step = 0; step < 2000; step++) {
      int back = position.isOver() ? position.ply() : rng.below(Math.min(3, position.ply() + 1));
      if (position.isOver() || rng.below(4) == 0) {
        for (; back > 0; back--) {
          int move = position.lastMove();
          position.undo();
          insight.undone(move);
        }
      } else {
        int move = position.randomMove(rng, scratch);
        position.play(move);
        insight.played(move);
      }
      if (!position.isOver()) {
        assertThat(all(game, insight, position))
            .as(game.text(position))
            .isEqualTo(all(game, game.insight(position.copy()), position));
      }
    }
  }

  private static String all(Mancala game, Insight insight, Position position) {
    int[] moves = new int[game.maxMoves()];
    StringBuilder all = new StringBuilder().append(insight.evaluate()).append(insight.verdict());
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      all.append(' ').append(insight.rank(moves[i]));
    }
    return all.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah pits=6,seeds=4",
        "kalah pits=9,seeds=5",
        "oware pits=6,seeds=4",
        "oware pits=9"
      })
  void theOtherSideOfTheBoardLooksTheSame(String line) {
    Mancala game = game(line);
    Symmetries symmetries = game.symmetries().orElseThrow();
    RandomBoards.visit(
        game,
        1000,
        position -> {
          // Images have no history, so the original must have none either.
          Position original = game.position(game.text(position));
          Position image = symmetries.image(1, position);
          assertThat(all(game, game.insight(image), image))
              .isEqualTo(all(game, game.insight(original), original));
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah pits=6,seeds=4",
        "kalah pits=8,seeds=12",
        "kalah pits=12,seeds=12",
        "oware pits=6,seeds=4",
        "oware pits=12,seeds=12"
      })
  void estimatesStayAmongEstimatesAndNearWhatIsThere(String line) {
    Mancala game = game(line);
    RandomBoards.visit(
        game,
        2000,
        position ->
            assertThat(game.insight(position).evaluate())
                .isBetween(-2 * Score.UNIT * game.total(), 2 * Score.UNIT * game.total())
                .isBetween(-Score.LIMIT, Score.LIMIT));
  }
}
