package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.model.MoveModel;
import agon.model.MoveViews;
import agon.model.PooledModel;
import agon.model.Weights;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How likely moves are: what is read off the books is what the model says of what it is shown. */
class LineRanksTest {
  private static final int MOST = 500;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m=15,n=15,k=5",
        "m=200,n=2,k=5",
        "m=6,n=9,k=5",
        "m=9,n=9,k=5,opening=swap2",
        "m=9,n=9,k=5,exact=true",
        "m=9,n=9,k=5,rule=renju"
      })
  void ranksAreWhatTheModelSays(String settings) {
    Game game = Mnk.FAMILY.game(settings);
    Rng rng = new Rng(6);
    MoveModel model = random(rng);
    Weights weights = weights(model);
    int[] scratch = new int[game.maxMoves()];
    int[] group = new int[MnkLines.DIRECTIONS];
    int[] alone = new int[MoveContext.MOST];
    int seen = 0;
    for (int round = 0; round < 6; round++) {
      Position position = game.start();
      MnkInsight insight = (MnkInsight) ((Mnk) game).insight(position, weights);
      MoveViews views = LinePools.SET.moves(position);
      for (int step = 0; step < 200; step++) {
        boolean back = position.isOver() || (position.ply() > 0 && rng.below(3) == 0);
        int move = back ? position.lastMove() : position.randomMove(rng, scratch);
        if (back) {
          position.undo();
          insight.undone(move);
          views.undone(move);
        } else {
          position.play(move);
          insight.played(move);
          views.played(move);
        }
        if (!position.isOver() && rng.below(2) == 0) {
          int _ = insight.evaluate(); // which looks at the last stone in another way
        }
        int count = position.isOver() || rng.below(2) == 0 ? 0 : views.moves(scratch);
        for (int i = 0; i < count; i++) {
          views.group(scratch[i], group);
          int some = views.singles(scratch[i], alone);
          assertThat(insight.rank(scratch[i]))
              .isEqualTo(model.likelihood(group, group.length, alone, some));
          seen++;
        }
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  /** Plain words and vectors are twins. */
  @ParameterizedTest
  @ValueSource(ints = {9, 15})
  void vectorsSayWhatPlainWordsSay(int size) {
    MnkStones board = MnkStones.of(size, size, 5, MnkRule.FREE);
    Rng rng = new Rng(size);
    LineRows rows = new LineRows((PooledModel) weights(random(rng)).model());
    MnkGlance glance = new MnkGlance(board, MnkFeatures.WORTHLESS);
    LineSums sums = new LineSums(board, rows, false);
    MoveRows moves = new MoveRows(random(rng));
    MnkSurroundings near = new MnkSurroundings(board);
    LineRanks plain = new LineRanks(board, moves, sums, glance, near.cells(), false);
    LineRanks vectors = new LineRanks(board, moves, sums, glance, near.cells(), true);
    for (int stones = 0; stones < 30; stones++) {
      int cell = rng.below(board.cells());
      if (glance.owner(cell) == MnkStones.EMPTY) {
        sums.put(glance.turn(), cell);
        glance.put(cell);
        near.put(cell);
      }
      for (int other = 0; other < board.cells(); other++) {
        if (glance.owner(other) == MnkStones.EMPTY) {
          assertThat(vectors.of(other)).isEqualTo(plain.of(other));
        }
      }
    }
  }

  private static Weights weights(MoveModel model) {
    Weights shipped = ((Mnk) Mnk.FAMILY.game("m=15,n=15,k=5")).shipped().orElseThrow();
    PooledModel both = ((PooledModel) shipped.model()).with(model);
    // By way of a file, which loses nothing.
    return Weights.of(new Weights(Map.of(), shipped.features(), both).bytes());
  }

  private static MoveModel random(Rng rng) {
    return new MoveModel(
        random(rng, MoveRows.UNITS * LineWindows.COUNT),
        random(rng, MoveRows.UNITS),
        random(rng, MoveContext.COUNT));
  }

  private static short[] random(Rng rng, int count) {
    short[] numbers = new short[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = (short) (rng.below(2 * MOST) - MOST);
    }
    return numbers;
  }
}
