package agon.mnk.classic;

import static agon.mnk.classic.CorradoEvaluation.Threat.HALF_OPEN;
import static agon.mnk.classic.CorradoEvaluation.Threat.OPEN;
import static agon.mnk.classic.CorradoEvaluation.Threat.WINNING;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paragraph "Valutazione" of the report on Corrado. On a strip only one direction counts. */
class CorradoEvaluationTest {
  private static CorradoEvaluation of(String drawing, int k) {
    return new CorradoEvaluation(Drawn.board(drawing, k));
  }

  @ParameterizedTest
  @CsvSource({
    // The sum up to k−3: a1 and a2, a3 and a4.
    "X........, 1, 1",
    ".X......., 2, 2",
    "XX......., 3, 3",
    ".XX......, 4, 4",
    // k−2
    "XXX......, 1, 1",
    ".XXX....., 100, 1300",
    // k−1
    "XXXX....., 80, 2000",
    ".XXXX...., 250, 5020",
    // k and more
    "XXXXX...., 1000000, 1000000",
    ".XXXXX..., 1000000, 1000000",
    "XXXXXX..., 1000000, 1000000",
  })
  void theWeightsOfAAndBForKGreaterThanThree(String strip, int own, int opponents) {
    assertThat(of(strip, 5).evaluate(0)).isEqualTo(own);
    assertThat(of(strip, 5).evaluate(1)).isEqualTo(-opponents);
  }

  @ParameterizedTest
  @CsvSource({
    "X......, 1, 1",
    ".X....., 100, 1300",
    "XX....., 80, 2000",
    ".XX...., 250, 5020",
    ".XXX..., 1000000, 1000000",
  })
  void theWeightsOfAAndBForKEqualToThree(String strip, int own, int opponents) {
    assertThat(of(strip, 3).evaluate(0)).isEqualTo(own);
    assertThat(of(strip, 3).evaluate(1)).isEqualTo(-opponents);
  }

  @Test
  void theLongestSumHasEveryTermOnce() {
    // k = 7: a half-open run of 4 is the last of the sum, a7 = 7; one of 5 counts 1 again.
    assertThat(of("XXXX....", 7).evaluate(0)).isEqualTo(7);
    assertThat(of(".XXXX...", 7).evaluate(0)).isEqualTo(8);
    assertThat(of("XXXXX...", 7).evaluate(0)).isEqualTo(1);
  }

  @Test
  void fIsAMinusB() {
    // Half-open each, of two and of three, with k = 5.
    assertThat(of("XX..OOO", 5).evaluate(0)).isEqualTo(3 - 1);
    // Half-open each, of three and of four: the opponent's four weighs 2000.
    assertThat(of("XXX..OOOO", 5).evaluate(0)).isEqualTo(1 - 2000);
    assertThat(of("XXX..OOOO", 5).evaluate(1)).isEqualTo(80 - 1);
  }

  @Test
  void openHasBothEndsFree() {
    assertThat(of("..XXX..", 5).count(0, 3, OPEN)).isEqualTo(1);
    assertThat(of("..XXX..", 5).count(0, 3, HALF_OPEN)).isZero();
  }

  @Test
  void halfOpenHasOneEndFreeTheOtherMarkedOrTheEdge() {
    assertThat(of(".OXXX..", 5).count(0, 3, HALF_OPEN)).isEqualTo(1);
    assertThat(of("XXX....", 5).count(0, 3, HALF_OPEN)).isEqualTo(1);
    assertThat(of(".OXXX..", 5).count(0, 3, OPEN)).isZero();
  }

  @Test
  void closedCountsForNothing() {
    assertThat(of("OXXXXO...", 5).count(0, 4, HALF_OPEN)).isZero();
    assertThat(of("OXXXXO...", 5).count(0, 4, OPEN)).isZero();
    assertThat(of("XXXX", 5).evaluate(0)).isZero();
  }

  @Test
  void aGapMakesTwoRuns() {
    CorradoEvaluation gap = of(".XX.X..", 5);
    assertThat(gap.count(0, 2, OPEN)).isEqualTo(1);
    assertThat(gap.count(0, 1, OPEN)).isEqualTo(1);
    assertThat(gap.count(0, 3, HALF_OPEN)).isZero();
  }

  @Test
  void allFourDirectionsCount() {
    CorradoEvaluation middle = of("..... ..... ..X.. ..... .....", 5);
    assertThat(middle.count(0, 1, OPEN)).isEqualTo(4);
    CorradoEvaluation corner = of("X.... ..... ..... ..... .....", 5);
    assertThat(corner.count(0, 1, HALF_OPEN)).isEqualTo(3);
    assertThat(of("X... .X.. ..X. ...X", 4).count(0, 4, WINNING)).isEqualTo(1);
    assertThat(of("...X ..X. .X.. X...", 4).count(0, 4, WINNING)).isEqualTo(1);
  }

  @Test
  void longerRunsWinOnlyWhereTheRulesSaySo() {
    MarkedBoard exact = Drawn.board(".XXXXXX..", 5, true);
    assertThat(new CorradoEvaluation(exact).evaluate(0)).isZero();
  }

  @Test
  void forOneAndTwoInARowOnlyRunsThatExistCount() {
    // A single stone is a run in each of the four directions.
    assertThat(of(".X.....", 1).evaluate(0)).isEqualTo(4_000_000);
    assertThat(of(".X.....", 2).evaluate(0)).isEqualTo(250);
  }

  @Test
  void runsAreCountedAsFromTheirFirstCells() {
    Random random = new Random(5);
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int i = 0; i < 200; i++) {
      String[] rows = new String[1 + random.nextInt(7)];
      int columns = 1 + random.nextInt(7);
      for (int r = 0; r < rows.length; r++) {
        StringBuilder row = new StringBuilder();
        for (int c = 0; c < columns; c++) {
          row.append("XXO.".charAt(random.nextInt(4)));
        }
        rows[r] = row.toString();
      }
      CorradoEvaluation evaluation = of(String.join(" ", rows), 5);
      for (int length = 1; length <= 4; length++) {
        int[] runsByFreeEnds = new int[3];
        for (int[] step : steps) {
          for (int r = 0; r < rows.length; r++) {
            for (int c = 0; c < columns; c++) {
              if (isRunFrom(rows, r, c, step, length)) {
                runsByFreeEnds[
                    (at(rows, r - step[0], c - step[1]) == '.' ? 1 : 0)
                        + (at(rows, r + length * step[0], c + length * step[1]) == '.' ? 1 : 0)]++;
              }
            }
          }
        }
        assertThat(evaluation.count(0, length, HALF_OPEN)).isEqualTo(runsByFreeEnds[1]);
        assertThat(evaluation.count(0, length, OPEN)).isEqualTo(runsByFreeEnds[2]);
      }
    }
  }

  private static boolean isRunFrom(String[] rows, int row, int column, int[] step, int length) {
    for (int i = 0; i < length; i++) {
      if (at(rows, row + i * step[0], column + i * step[1]) != 'X') {
        return false;
      }
    }
    return at(rows, row - step[0], column - step[1]) != 'X'
        && at(rows, row + length * step[0], column + length * step[1]) != 'X';
  }

  private static char at(String[] rows, int row, int column) {
    boolean inside = row >= 0 && row < rows.length && column >= 0 && column < rows[0].length();
    return inside ? rows[row].charAt(column) : '#';
  }
}
