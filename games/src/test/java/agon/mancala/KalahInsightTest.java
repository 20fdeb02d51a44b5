package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Insight;
import agon.search.Limits;
import agon.search.Score;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class KalahInsightTest {
  private static final Kalah STANDARD = (Kalah) Kalah.FAMILY.game();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pits=6,seeds=4",
        "pits=6,seeds=4,empty-capture=true",
        "pits=3,seeds=12",
        "pits=2,seeds=9,empty-capture=true",
        "pits=1,seeds=9",
        "pits=12,seeds=3",
        "pits=9,seeds=12,empty-capture=true",
        "pits=6,seeds=4,capture=false"
      })
  void aGlanceSeesWhatPlayingTheMoveDoes(String settings) {
    Kalah game = (Kalah) Kalah.FAMILY.game(settings);
    KalahGlance glance = new KalahGlance(game.rules());
    int[] moves = new int[game.maxMoves()];
    RandomBoards.visit(
        game,
        3000,
        position -> {
          int count = position.moves(moves);
          for (int i = 0; i < count; i++) {
            int seen = glance.look(position, position.turn(), moves[i]);
            assertThat(seen)
                .as("%s, pit %d", game.text(position), moves[i])
                .isEqualTo(played(game, position, moves[i]));
          }
        });
  }

  /** By the appeal of the move, which the rules count, less the seeds sown into the store. */
  private static int played(Kalah game, MancalaPosition position, int move) {
    int seeds = position.seeds(position.turn(), move);
    if (game.lastPlace(position, move) == game.pits()) {
      return KalahGlance.EXTRA_TURN;
    }
    int sown =
        (int)
            IntStream.rangeClosed(1, seeds)
                .filter(n -> (move + n) % (2 * game.pits() + 1) == game.pits())
                .count();
    return position.appeal(move) - sown;
  }

  @Test
  void extraTurnsComeFirstThenCapturesThenTheRestAllFromTheRight() {
    MancalaPosition position =
        (MancalaPosition) STANDARD.position("1,0,4,0,2,2,12/1,0,0,2,5,0,19 S");
    Insight insight = STANDARD.insight(position);
    assertThat(IntStream.of(4, 2, 0, 5).map(insight::rank)).isSortedAccordingTo((a, b) -> b - a);
  }

  @Test
  void seedsInTheStoresShiftTheEstimateByJustThat() {
    int level = STANDARD.insight(STANDARD.position("1,0,4,0,2,2,16/1,0,0,2,5,0,15 S")).evaluate();
    int ahead = STANDARD.insight(STANDARD.position("1,0,4,0,2,2,21/1,0,0,2,5,0,10 S")).evaluate();
    assertThat(ahead - level).isEqualTo(10 * Score.UNIT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pits=3,seeds=3", "pits=4,seeds=2,end=mover", "pits=3,seeds=3,remaining=nobody"})
  void whatIsBoundToHappenIsNoMoreThanWhatDoes(String settings) {
    Kalah game = (Kalah) Kalah.FAMILY.game(settings);
    KalahSolver solver = new KalahSolver(game);
    RandomBoards.strew(
        game,
        8,
        500,
        position -> {
          int margin = Score.UNIT * solver.margin(position);
          int value = position.turn() == Position.FIRST ? margin : -margin;
          Insight insight = game.insight(position);
          for (int alpha = -20 * Score.UNIT; alpha < 20 * Score.UNIT; alpha += Score.UNIT / 2) {
            int bound = insight.exact(alpha, alpha + 1, 1);
            if (bound != Score.UNKNOWN) {
              assertThat(bound <= alpha ? value <= bound : value >= bound)
                  .as("%s: %d in %d", game.text(position), bound, alpha)
                  .isTrue();
            }
          }
        });
  }

  @ParameterizedTest
  @CsvSource({"3, 3", "2, 5", "6, 1", "4, 3", "6, 2"})
  void theEngineProvesKnownValues(int pits, int seeds) {
    Kalah game = (Kalah) Kalah.FAMILY.game("pits=%d,seeds=%d".formatted(pits, seeds));
    int known = Score.UNIT * game.known().orElseThrow().margin().getAsInt();
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=16"));
    Evaluation found = engine.analyse(game.start(), Limits.nodes(3_000_000)).score();
    assertThat(found).isEqualTo(new Evaluation(known, Evaluation.Kind.PROVEN));
  }
}
