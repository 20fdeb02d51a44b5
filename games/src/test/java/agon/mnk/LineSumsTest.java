package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.model.LearntEstimate;
import agon.model.LinearModel;
import agon.model.PooledModel;
import agon.model.Weights;
import agon.search.Insight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The network over lines: what is kept up to date is what is found anew. */
class LineSumsTest {
  private static final int ROUNDS = 4;

  private static final Weights LINES =
      ((Mnk) Mnk.FAMILY.game("m=15,n=15,k=5")).shipped().orElseThrow();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m=15,n=15,k=5",
        "m=20,n=20,k=5",
        "m=6,n=9,k=5",
        "m=5,n=5,k=5",
        "m=9,n=9,k=5,exact=true",
        "m=9,n=9,k=5,rule=renju"
      })
  void whatIsKeptUpToDateIsWhatIsFoundAnew(String settings) {
    Mnk game = (Mnk) Mnk.FAMILY.game(settings);
    Weights weights = LINES;
    Rng rng = new Rng(5);
    int[] scratch = new int[game.maxMoves()];
    for (int round = 0; round < ROUNDS; round++) {
      Position position = game.start();
      LearntEstimate model = weights.model().at(game, position);
      Insight insight = game.insight(position, weights);
      for (int step = 0; step < 300; step++) {
        boolean back = position.isOver() || (position.ply() > 0 && rng.below(3) == 0);
        int move = back ? position.lastMove() : position.randomMove(rng, scratch);
        if (back) {
          position.undo();
          insight.undone(move);
          model.undone(move);
        } else {
          position.play(move);
          insight.played(move);
          model.played(move);
        }
        // Not every time: stones come and go before anybody asks.
        if (!position.isOver() && rng.below(2) == 0) {
          assertThat(insight.evaluate()).isEqualTo(model.forSideToMove());
          assertThat(game.insight(position.copy(), weights).evaluate())
              .isEqualTo(insight.evaluate());
        }
      }
    }
  }

  /** Plain words and vectors are twins. */
  @ParameterizedTest
  @ValueSource(ints = {5, 9, 15, 19})
  void vectorsSayWhatPlainWordsSay(int size) {
    MnkStones board = MnkStones.of(size, size, 5, MnkRule.FREE);
    LineRows network = new LineRows((PooledModel) LINES.model());
    LineSums plain = new LineSums(board, network, false);
    LineSums vectors = new LineSums(board, network, true);
    Rng rng = new Rng(size);
    List<Integer> stones = new ArrayList<>();
    for (int step = 0; step < 2000; step++) {
      int cell = rng.below(board.cells());
      if (stones.size() > rng.below(board.cells())) {
        stones.removeLast();
        plain.lift();
        vectors.lift();
      } else if (!stones.contains(cell)) {
        plain.put(stones.size() % 2, cell);
        vectors.put(stones.size() % 2, cell);
        stones.add(cell);
      }
      if (rng.below(2) == 0) {
        int mover = stones.size() % 2;
        assertThat(vectors.estimate(mover, step % 7)).isEqualTo(plain.estimate(mover, step % 7));
      }
    }
  }

  @Test
  void boardsTurnedAndMirroredAreWorthTheSame() {
    Mnk game = (Mnk) Mnk.FAMILY.game("m=12,n=12,k=5");
    Weights weights = game.shipped().orElseThrow();
    Rng rng = new Rng(8);
    int[] scratch = new int[game.maxMoves()];
    for (int round = 0; round < 10; round++) {
      Position one = game.start();
      Position turned = game.start();
      Position mirrored = game.start();
      for (int ply = 0; ply < 30 && !one.isOver(); ply++) {
        int move = one.randomMove(rng, scratch);
        one.play(move);
        turned.play(move % 12 * 12 + 11 - move / 12);
        mirrored.play(move / 12 * 12 + 11 - move % 12);
      }
      if (!one.isOver()) {
        int worth = game.insight(one, weights).evaluate();
        assertThat(game.insight(turned, weights).evaluate()).isEqualTo(worth);
        assertThat(game.insight(mirrored, weights).evaluate()).isEqualTo(worth);
      }
    }
  }

  /** The sums of both sides change places with the stones. */
  @Test
  void windowsOfBothSidesAreEachOthersExchanged() {
    boolean[] seen = new boolean[LineWindows.COUNT];
    for (int window = 0; window < LineWindows.COUNT; window++) {
      int exchanged = LineWindows.seenBy(Position.SECOND, window);
      assertThat(LineWindows.seenBy(Position.SECOND, exchanged)).isEqualTo(window);
      assertThat(LineWindows.view(Position.FIRST, exchanged))
          .isEqualTo(LineWindows.view(Position.SECOND, window));
      assertThat(exchanged < LineWindows.BARE).isEqualTo(window < LineWindows.BARE);
      seen[exchanged] = true;
    }
    boolean[] all = new boolean[LineWindows.COUNT];
    Arrays.fill(all, true);
    assertThat(seen).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"m=15,n=15,k=4", "m=15,n=15,k=6", "m=15,n=15,k=5,rule=caro"})
  void otherGamesHaveNoSuchNetwork(String settings) {
    Mnk game = (Mnk) Mnk.FAMILY.game(settings);
    assertThat(game.poolSet()).isEmpty();
    assertThat(game.shipped().orElseThrow().model()).isInstanceOf(LinearModel.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m=5,n=5,k=5",
        "m=15,n=15,k=5",
        "m=20,n=20,k=5",
        "m=15,n=15,k=5,rule=renju",
        "m=15,n=15,k=5,exact=true"
      })
  void fiveInARowComesWithOne(String settings) {
    Mnk game = (Mnk) Mnk.FAMILY.game(settings);
    assertThat(game.shipped().orElseThrow().model()).isInstanceOf(PooledModel.class);
  }

  /** Sums of a network have sixteen bits. */
  @Test
  void largeBoardsHaveWeights() {
    Mnk game = (Mnk) Mnk.FAMILY.game("m=21,n=20,k=5");
    assertThat(game.shipped().orElseThrow().model()).isInstanceOf(LinearModel.class);
  }
}
