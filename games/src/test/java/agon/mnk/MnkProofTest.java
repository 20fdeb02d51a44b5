package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Outcome;
import agon.proof.Arguing;
import agon.proof.Argument;
import agon.search.Remembering;
import agon.search.Visits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MnkProofTest {
  private static Mnk game(int m, int n, int k) {
    return (Mnk) Mnk.FAMILY.game("m=%d,n=%d,k=%d".formatted(m, n, k));
  }

  @ParameterizedTest
  @CsvSource({
    "5,5,5",
    "6,6,6",
    "7,7,6",
    "9,6,6",
    "7,7,7",
    "9,9,7",
    "11,8,7",
    "9,9,8",
    "11,11,8",
    "14,12,9",
    "9,9,9",
    "50,50,10",
    "70,70,10",
    "255,255,255",
    "1,255,3",
    "255,2,3",
    "255,255,9"
  })
  void aPairingIsFoundAndHoldsByTheRulesAlone(int m, int n, int k) {
    Mnk game = game(m, n, k);
    Argument argument = game.arguing(16).search(() -> false).orElseThrow();
    assertThat(argument.outcome()).isEqualTo(Outcome.DRAW);
    game.requireBlocking(argument.pairs());
  }

  @ParameterizedTest
  @CsvSource({"6,6,5", "7,5,5"})
  void theWeakGameIsADraw(int m, int n, int k) {
    Argument argument = game(m, n, k).arguing(16).search(() -> false).orElseThrow();
    assertThat(argument.outcome()).isEqualTo(Outcome.DRAW);
    assertThat(argument.pairs()).isEmpty();
  }

  @Test
  void aSearchThatWasLeftGoesOnWithWhatWasKept() {
    Arguing whole = game(7, 6, 5).arguing(1);
    assertThat(whole.search(() -> false)).isPresent();
    Arguing begun = game(7, 6, 5).arguing(1);
    assertThat(begun.search(() -> begun.nodes() > whole.nodes() / 2)).isEmpty();
    assertThat(begun.done()).isBetween(0.01, 0.99);
    ByteArrayOutputStream kept = new ByteArrayOutputStream();
    begun.memory().orElseThrow().write(kept::writeBytes);
    Arguing next = game(7, 6, 5).arguing(1);
    ByteArrayInputStream in = new ByteArrayInputStream(kept.toByteArray());
    Remembering memory = next.memory().orElseThrow();
    memory.read(piece -> assertThat(in.readNBytes(piece, 0, piece.length)).isEqualTo(piece.length));
    assertThat(in.available()).isZero();
    assertThat(next.search(() -> false)).isPresent();
    assertThat(next.nodes()).isLessThan(whole.nodes() * 3 / 4);
    assertThat(begun.search(() -> false)).isPresent();
  }

  @Test
  void whereAGlanceIsEnoughThereIsNothingToKeep() {
    assertThat(game(5, 5, 5).arguing(1).memory()).isEmpty();
    assertThat(game(15, 15, 5).arguing(1).memory()).isEmpty();
    assertThat(game(8, 8, 5).arguing(1).memory()).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"3,3,3", "4,3,3", "6,5,4", "5,5,4", "2,2,2", "1,5,1"})
  void nothingIsClaimedWhereWhoOnlyBlocksLoses(int m, int n, int k) {
    assertThat(game(m, n, k).arguing(16).search(() -> false)).isEmpty();
  }

  @Test
  void aWrongPairingIsRefusedWithItsFault() {
    Mnk game = game(5, 5, 5);
    List<Argument.Pair> pairs =
        new ArrayList<>(game.arguing(16).search(() -> false).orElseThrow().pairs());
    Argument.Pair last = pairs.removeLast();
    assertThatThrownBy(() -> game.requireBlocking(pairs))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no pair is in the line from");
    pairs.add(new Argument.Pair(last.one(), pairs.getFirst().one()));
    assertThatThrownBy(() -> game.requireBlocking(pairs))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is in more than one pair");
    assertThatThrownBy(() -> game.requireBlocking(List.of(new Argument.Pair(0, 25))))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not on the board");
  }

  /** The weak game against a search that knows nothing: all small boards, one stone or more. */
  @ParameterizedTest
  @CsvSource({"3,3,3", "3,4,3", "4,4,4", "4,3,4", "4,4,3"})
  void theWeakGameAgreesWithPlainSearch(int m, int n, int k) {
    List<Long> lines = new ArrayList<>();
    for (int row = 0; row < m; row++) {
      for (int column = 0; column < n; column++) {
        for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
          int lastRow = row + (k - 1) * way[0];
          int lastColumn = column + (k - 1) * way[1];
          if (lastRow < m && lastColumn >= 0 && lastColumn < n) {
            long mask = 0;
            for (int i = 0; i < k; i++) {
              mask |= 1L << ((row + i * way[0]) * n + column + i * way[1]);
            }
            lines.add(mask);
          }
        }
      }
    }
    long[] masks = lines.stream().mapToLong(Long::longValue).toArray();
    for (int first = 0; first < m * n; first++) {
      WeakGame game =
          new WeakGame(masks, m * n, k, MnkSymmetries.images(m, n), new WeakTable(1), new Visits());
      boolean maker = game.search(new int[] {first}, () -> false) == WeakGame.Result.MAKER;
      int depth = Math.min(m * n, 12);
      if (m * n <= 12) {
        assertThat(maker).isEqualTo(makerWins(masks, m * n, 1L << first, 0, false, depth));
      } else if (makerWins(masks, m * n, 1L << first, 0, false, 5)) {
        assertThat(maker).isTrue();
      }
    }
  }

  private static boolean makerWins(
      long[] lines, int cells, long maker, long breaker, boolean makerMoves, int left) {
    for (long line : lines) {
      if ((line & ~maker) == 0) {
        return true;
      }
    }
    boolean any = false;
    for (int cell = 0; cell < cells && left > 0; cell++) {
      long bit = 1L << cell;
      if (((maker | breaker) & bit) != 0) {
        continue;
      }
      any = true;
      boolean won =
          makerWins(
              lines,
              cells,
              makerMoves ? maker | bit : maker,
              makerMoves ? breaker : breaker | bit,
              !makerMoves,
              left - 1);
      if (won == makerMoves) {
        return won;
      }
    }
    return any && !makerMoves;
  }
}
