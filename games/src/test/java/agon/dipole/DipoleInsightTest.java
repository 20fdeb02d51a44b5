package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.search.Insight;
import agon.search.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class DipoleInsightTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);
  private static final List<Game> GAMES =
      List.of(
          Dipole.FAMILY.game(""),
          Dipole.FAMILY.game("setup=steere,limit=20"),
          Dipole.FAMILY.game("size=10"));

  @Test
  void sameAfterAnyPlayAndUndoAsMadeAfresh() {
    for (Game game : GAMES) {
      Rng rng = new Rng(SEED);
      int[] scratch = new int[game.maxMoves()];
      for (int round = 0; round < 40; round++) {
        Position position = game.start();
        Insight kept = insight(game, position);
        for (int i = 0; i < 60; i++) {
          if (position.isOver() || (position.ply() > 0 && rng.below(3) == 0)) {
            int move = position.lastMove();
            position.undo();
            kept.undone(move);
          } else {
            int move = position.randomMove(rng, scratch);
            position.play(move);
            kept.played(move);
          }
          if (!position.isOver()) {
            assertThat(view(game, kept))
                .as("%s %s, seed %d", game.line(), game.text(position), SEED)
                .isEqualTo(view(game, insight(game, position)));
          }
        }
      }
    }
  }

  @Test
  void theHalfTurnLooksTheSame() {
    for (Game game : GAMES) {
      Symmetries symmetries = game.symmetries().orElseThrow();
      Rng rng = new Rng(SEED);
      for (int i = 0; i < 500; i++) {
        Position position = RandomDipole.afterRandomMoves(game, rng, rng.below(40));
        Position image = symmetries.image(1, position);
        List<List<Integer>> turned = new ArrayList<>();
        for (List<Integer> row : view(game, insight(game, position))) {
          List<Integer> copy = new ArrayList<>(row);
          if (copy.size() == 3) {
            copy.set(0, symmetries.move(1, copy.get(0)));
          }
          turned.add(copy);
        }
        assertThat(view(game, insight(game, image)))
            .as("%s %s, seed %d", game.line(), game.text(position), SEED)
            .containsExactlyInAnyOrderElementsOf(turned);
      }
    }
  }

  @Test
  void estimatesStayBelowTheLimit() {
    for (Game game : GAMES) {
      Rng rng = new Rng(SEED);
      for (int i = 0; i < 500; i++) {
        Position position =
            RandomDipole.position(game, rng, 1 + rng.below(((Dipole) game).board().men), 0);
        assertThat(insight(game, position).evaluate()).isBetween(-Score.LIMIT, Score.LIMIT);
      }
    }
  }

  @Test
  void movesAreAllMoves() {
    Game game = GAMES.getFirst();
    Rng rng = new Rng(SEED);
    for (int i = 0; i < 200; i++) {
      Position position = RandomDipole.afterRandomMoves(game, rng, rng.below(40));
      int[] all = new int[game.maxMoves()];
      int[] best = new int[game.maxMoves()];
      assertThat(insight(game, position).moves(best)).isEqualTo(position.moves(all));
      assertThat(best).isEqualTo(all);
    }
  }

  @Test
  void likelyMovesSpareTheMen() {
    Dipole game = (Dipole) GAMES.getFirst();
    assertThat(likely(game, "C2:W2 A2:W5 H1:B12 W"))
        .containsExactlyInAnyOrder("C2,N,2", "C2,NE,1", "C2,NE,2", "C2,NW,1", "A2,NE,1", "A2,NW,1");
  }

  @Test
  void allMovesAreLikelyWhereNoneCanBeSparedOrAProofIsNear() {
    Dipole game = (Dipole) Dipole.FAMILY.game("limit=60");
    int[] moves = new int[game.maxMoves()];
    for (String text :
        List.of(
            "E4:W1 E6:W1 E2:W1 F3:W1 F5:W1 F1:W1 F7:W1 A2:B9 W 0",
            "C2:W2 C4:W4 H1:B9 W 0",
            "C2:W9 H1:B6 W 0",
            "C2:W2 A2:W5 H1:B12 W 100")) {
      assertThat(game.insight(game.position(text)).likelyMoves(moves)).as(text).isEqualTo(-1);
    }
    assertThat(game.insight(game.position("C2:W2 A2:W5 H1:B12 W 99")).likelyMoves(moves))
        .isEqualTo(6);
  }

  @Test
  void loudMovesAreCapturesThatDoNotLoseMen() {
    Dipole game = (Dipole) GAMES.getFirst();
    assertThat(loud(game, "E6:W3 C4:B1 B3:B1 H1:B2 W"))
        .containsExactlyInAnyOrder("E6,NW,2", "E6,NW,3");
    assertThat(loud(game, "E6:W3 C4:B1 A6:B2 H1:B2 W")).isEmpty();
    assertThat(loud(game, "E6:W3 C4:B2 A6:B2 H1:B2 W")).containsExactly("E6,NW,2");
    assertThat(loud(game, "E6:W1 C4:B2 W")).isEmpty();
  }

  @Test
  void loudMovesAreLegalCaptures() {
    for (Game game : GAMES) {
      Rng rng = new Rng(SEED);
      int[] loud = new int[game.maxMoves()];
      int[] scratch = new int[game.maxMoves()];
      for (int i = 0; i < 1000; i++) {
        Position position = RandomDipole.afterRandomMoves(game, rng, rng.below(40));
        int enemy = 1 - position.turn();
        int men = ((DipolePosition) position).total(enemy);
        int count = insight(game, position).loudMoves(loud);
        for (int j = 0; j < count; j++) {
          assertThat(position.isLegal(loud[j], scratch)).isTrue();
          position.play(loud[j]);
          assertThat(((DipolePosition) position).total(enemy)).isLessThan(men);
          position.undo();
        }
      }
    }
  }

  @Test
  void capturesComeBeforeStepsAndStepsBeforeLeaving() {
    Dipole game = (Dipole) GAMES.getFirst();
    Position position = game.position("E6:W3 C4:B1 H1:B1 W");
    Insight insight = game.insight(position);
    assertThat(insight.rank(game.move(position, "E6,NW,2")))
        .isGreaterThan(insight.rank(game.move(position, "E6,NE,2")));
    assertThat(insight.rank(game.move(position, "E6,NE,2")))
        .isGreaterThan(insight.rank(game.move(position, "E6,NE,3")));
  }

  @Test
  void moreMenMoreStepsAndSaferMenLookBetter() {
    Dipole game = (Dipole) GAMES.getFirst();
    assertThat(estimate(game, "H5:W12 A4:B11 W")).isPositive();
    assertThat(estimate(game, "H5:W8 F3:B8 W")).isPositive();
    assertThat(byHand(game, "H5:W6 B3:B6 W")).isPositive();
    assertThat(byHand(game, "H5:W6 E4:W1 A4:B6 D5:B1 W"))
        .isGreaterThan(byHand(game, "H5:W6 E4:W1 A4:B6 D7:B1 W"));
  }

  /** What boards without a network are estimated by. */
  private static int byHand(Dipole game, String text) {
    DipolePosition position = (DipolePosition) game.position(text);
    return new DipoleEvaluation(position, DipoleBoard.of(8)).forSideToMove();
  }

  private static Insight insight(Game game, Position position) {
    return ((Dipole) game).insight(position);
  }

  /** Estimate and verdict, then each move with its rank and whether it is loud. */
  private static List<List<Integer>> view(Game game, Insight insight) {
    List<List<Integer>> view = new ArrayList<>();
    view.add(List.of(insight.evaluate(), insight.verdict()));
    int[] loud = new int[game.maxMoves()];
    int louds = insight.loudMoves(loud);
    Arrays.sort(loud, 0, louds);
    int[] moves = new int[game.maxMoves()];
    int count = insight.moves(moves);
    for (int i = 0; i < count; i++) {
      boolean isLoud = Arrays.binarySearch(loud, 0, louds, moves[i]) >= 0;
      view.add(List.of(moves[i], insight.rank(moves[i]), isLoud ? 1 : 0));
    }
    return view;
  }

  private static List<String> likely(Dipole game, String text) {
    Position position = game.position(text);
    int[] moves = new int[game.maxMoves()];
    return texts(game, position, moves, game.insight(position).likelyMoves(moves));
  }

  private static List<String> loud(Dipole game, String text) {
    Position position = game.position(text);
    int[] moves = new int[game.maxMoves()];
    return texts(game, position, moves, game.insight(position).loudMoves(moves));
  }

  private static List<String> texts(Dipole game, Position position, int[] moves, int count) {
    return Arrays.stream(moves, 0, count).mapToObj(move -> game.text(position, move)).toList();
  }

  private static int estimate(Dipole game, String text) {
    return game.insight(game.position(text)).evaluate();
  }
}
